import type { Asked } from '../kinds/kind.ts'
import type { InterviewSubject } from '../read-subject.ts'
import { readSomebody } from '../read-somebody.ts'
import { findPromptLanguage } from './find-prompt-language.ts'
import { LANGUAGES } from './languages.ts'
import type { OtherKind, OtherLanguage } from './other-language.ts'

/** Of two kinds that a prompt says with the same word, the one that comes first here is meant: "3 cuentos" are stories. */
const ORDER = ['story', 'place', 'numbered', 'how-to', 'explanation', 'list'] as const

/** A prompt in another language as what the person wants to show; null where it is English, or in a language without questions. */
export function readOther(typed: string): InterviewSubject | null {
  const name = findPromptLanguage(typed)
  const language = name === undefined ? undefined : LANGUAGES[name]
  if (name === undefined || language === undefined) return null
  const text = typed
    .replace(/['‘´`]/g, '’')
    .replace(/\s+/gu, ' ')
    .replace(/[[\]]/g, '')
    .trim()
  const own = text.replace(language.order, '').replace(/[.\s]+$/u, '')
  const kind = findKind(own, language)
  return {
    kind,
    yours: `“${own}”`,
    own,
    voice: 'I',
    isShop: false,
    isEnglish: false,
    other: {
      name,
      language,
      asked: kind === 'list' ? askList(language, countOf(own, language)) : language.asked[kind],
    },
    isMine: kind === 'place',
    sides: [],
    isNamed: false,
    isMany: false,
    somebody: readSomebody('', ''),
    points: [],
    told: {},
  }
}

/** What is said first says what is wanted: a "receta" for "mi panadería" is a recipe. */
function findKind(text: string, { cues }: OtherLanguage): OtherKind {
  const [first] = ORDER.map((kind) => ({ kind, at: text.search(cues[kind]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  if (first === undefined) return 'matter'
  return first.kind === 'numbered' ? 'list' : first.kind
}

/** How many things a prompt asks for; null where it does not say it. */
function countOf(text: string, { numbers }: OtherLanguage): number | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  const counts = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : numbers.indexOf(word) + 2))
  return counts.find((count) => count > 1) ?? null
}

/** As many things are asked for as were ordered: up to four one by one, of more the rest in one answer. */
function askList({ asked }: OtherLanguage, count: number | null): readonly Asked[] {
  const single = count === null || count > 4 ? 2 : count - 1
  const isMore = count === null || count > 4
  return asked.list.filter(({ id }) => {
    const at = /^item(\d)$/.exec(id)?.[1]
    return at === undefined ? id !== 'more' || isMore : Number(at) <= single
  })
}
