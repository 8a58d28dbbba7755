import type { Credit } from '@hookreel/film'
import { checkPostOptions } from './check-post-options.ts'
import { NETWORK_RULES } from './network-rules.ts'
import type { PostOptions } from './post-options.ts'

const TITLE_CHARACTERS = 80

/** A stranger's words in somebody's post name nobody, tag nothing and lead nowhere. */
const plain = (text: string): string =>
  text.replaceAll(/[@#]/g, '').replaceAll('://', ' ').slice(0, TITLE_CHARACTERS).toWellFormed().trim()

/** A credit as a text without links can carry it: what, by whom, on which terms, and where both stand. */
export function writeCredit({ work, title, author, licence, licenceAddress, source }: Credit): string {
  const named = title === undefined ? work : `“${plain(title)}”`
  const where = title === undefined ? '' : `, ${work}`
  const terms = [licence, licenceAddress].filter(Boolean).join(' ')
  return `${named} by ${plain(author)}${source === undefined ? '' : ` (${source})`}, ${terms}${where}`
}

/** What a post says, with the credits that its video owes. */
export type Credited =
  | { readonly options: PostOptions }
  /** They do not fit: the sentence for its field. */
  | { readonly options?: undefined; readonly field: 'caption' | 'description'; readonly problem: string }

/**
 * Adds the credits that licences want wherever the film is shown and that the text does not have yet. A draft for TikTok's inbox
 * carries no text: anyone who finishes it in the app writes there what the video's page says.
 */
export function addCredits(options: PostOptions, works: readonly Credit[]): Credited {
  if (options.network === 'tiktok' && options.mode === 'inbox') return { options }
  const text = options.network === 'youtube' ? options.description : options.caption
  const owed = works.filter(({ isOwed }) => isOwed === true)
  const listNew = (isMusic: boolean) =>
    owed
      .filter((work) => (work.isMusic ?? false) === isMusic)
      .map(writeCredit)
      // YouTube takes neither of them.
      .map((line) => (options.network === 'youtube' ? line.replaceAll(/[<>]/g, '') : line))
      .filter((line) => !text.includes(line))
  const [seen, heard] = [listNew(false), listNew(true)]
  if (seen.length + heard.length === 0) return { options }
  const whole = [
    text.trim(),
    ...(seen.length > 0 ? [`Pictures, cut to the frame: ${seen.join('; ')}`] : []),
    ...(heard.length > 0 ? [`Music, cut to the length of the film: ${heard.join('; ')}`] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  const field = options.network === 'youtube' ? 'description' : 'caption'
  const credited: PostOptions =
    options.network === 'youtube' ? { ...options, description: whole } : { ...options, caption: whole }
  const wrong = checkPostOptions(credited)[field]
  if (wrong === undefined) return { options: credited }
  const { name } = NETWORK_RULES[options.network]
  const count = seen.length === 1 ? 'the credit of a picture' : `the credits of ${seen.length} pictures`
  const what = [...(seen.length > 0 ? [count] : []), ...(heard.length > 0 ? ['the credit of its music'] : [])]
  const others = [
    ...(seen.length > 0 ? ['drawn pictures'] : []),
    ...(heard.length > 0 ? ['composed music'] : []),
  ]
  return {
    field,
    problem: `This video must name ${what.join(' and ')} on ${name}, and that does not fit. ${wrong} Shorten your text, or make the video with ${others.join(' and ')}.`,
  }
}
