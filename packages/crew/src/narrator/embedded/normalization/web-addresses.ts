import { sayWhole } from '../../../text/number-words.ts'
import { sayLetters } from './letters.ts'

/** "www.nasa.gov/moon" is nasa dot gov, "me@site.co.uk" me at site dot co dot u k. */
export function sayWebAddress(text: string): string[] | undefined {
  const address =
    /^(?:https?:\/\/)?(?:www\.)?((?:[\w.+-]+@)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|ai|gov|edu|co|uk|dev|app|tv))(\/.*)?$/i.exec(
      text,
    )?.[1]
  const parts = address?.split(/([.@])/)
  return parts?.flatMap((part) => {
    if (part === '.' || part === '@') return part === '.' ? ['dot'] : ['at']
    return (part.match(/[A-Za-z]+|\d+/g) ?? []).flatMap((run) =>
      /\d/.test(run)
        ? sayWhole(run)
        : sayLetters(/^(?:uk|us|eu|tv|ai|io)$/.test(run) ? run.toUpperCase() : run),
    )
  })
}
