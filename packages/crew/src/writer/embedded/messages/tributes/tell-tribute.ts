import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { stop } from '../../own-lists/spell.ts'
import { capitalize, longEnough, titleCase } from '../../wording.ts'
import { readTribute, type Tribute } from './read-tribute.ts'
import { askWho, nameItems, speakItem, speakItems } from './speak-tribute.ts'

const THEM = { he: 'him', she: 'her', they: 'them' } as const

/** What somebody says of a person who is dear to them, in their own words; null for any other prompt. */
export function tellTribute(request: IdeasRequest): IdeaDraft[] | null {
  const tribute = readTribute(request.prompt)
  if (tribute === null) return null
  return longEnough([tellPlainly(tribute), tellTheDayFirst(tribute), tellByWho(tribute)], request.count)
}

const sayMore = ({ more }: Tribute): string[] => more.map((said) => stop(said))
const sayItems = ({ items, pronoun }: Tribute): string[] => items.map((item) => speakItem(item, pronoun))

function endOf({ ending, occasion, name }: Tribute): string {
  if (ending !== '') return ending
  const called = name === '' ? '' : `, ${name}`
  switch (occasion) {
    case 'birthday':
      return `Happy birthday${called}.`
    case 'anniversary':
      return `Happy anniversary${called}.`
    case 'gone':
      return `I miss you${called}.`
    case 'thanks':
      return `Thank you${called}.`
    case null:
      break
  }
  return name === '' ? '' : `This one's for you${called}.`
}

function tellPlainly(tribute: Tribute): IdeaDraft {
  const { kind, intro, items, pronoun } = tribute
  const told =
    kind === 'favorites'
      ? [`${capitalize(intro)}: ${nameItems(items, pronoun)}.`]
      : [stop(intro), speakItems(items, pronoun)]
  return present(tribute, titleOf(tribute), [...told, ...sayMore(tribute), endOf(tribute)])
}

/** What day it is comes first, and then one thing after the other. */
function tellTheDayFirst(tribute: Tribute): IdeaDraft | null {
  const { kind, intro, name, more } = tribute
  if (kind !== 'favorites' || more.length === 0 || name === '') return null
  return present(
    tribute,
    `${titleOf(tribute)}: ${tribute.occasion === 'birthday' ? 'For the Birthday' : 'For the Day'}`,
    [
      ...sayMore(tribute).map((said) =>
        said.replace(/^(?:He|She|They)(?:'s|'re| is| are) /, `My ${name.toLowerCase()} is `),
      ),
      `These are ${intro.replace(/\b(about|love) (?:my|our) .+$/iu, (_, before: string) => `${before} ${THEM[tribute.pronoun]}`)}.`,
      ...sayItems(tribute),
      endOf(tribute),
    ],
  )
}

function tellByWho(tribute: Tribute): IdeaDraft | null {
  const asked = askWho(tribute)
  if (asked === null) return null
  return present(tribute, `${titleOf(tribute)}: Who Else?`, [
    asked,
    ...(tribute.kind === 'told' ? [stop(tribute.intro)] : []),
    ...sayMore(tribute),
    endOf(tribute),
  ])
}

const titleOf = ({ kind, intro, name }: Tribute): string =>
  titleCase(
    kind === 'favorites'
      ? intro.replace(/^(?:my|the) /, '')
      : name === ''
        ? intro
        : intro.startsWith('this is')
          ? `for ${name}`
          : intro,
  ).replace(/-\p{Ll}/gu, (letter) => letter.toUpperCase())

function present({ intro }: Tribute, title: string, parts: readonly string[]): IdeaDraft {
  const script = parts.filter(Boolean).join(' ')
  return {
    title,
    summary: `In your own words: ${script}`,
    caption: joinCaption(stop(intro), hashtagsFrom(['foryou', 'tribute', 'family'])),
    script,
    description: script,
    framework: 'message-tribute',
    length: 'script',
    sources: [],
  }
}
