import type { IdeaDraft } from '../../../writer.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { hooksFor } from '../customers.ts'
import { capitalize, numberWord, titleCase } from '../../wording.ts'
import type { Announced, AnnouncedKind, Fact } from './fact.ts'
import { asSentence } from './speak-clause.ts'
import { spellClause } from './spell-clause.ts'

const FEWEST_COUNTED = 3
const FEWEST_QUESTIONS = 3

const isLast = ({ kind }: Fact): boolean => kind === 'contact' || kind === 'regret'
const say = (facts: readonly Fact[]): string[] => facts.map(({ said }) => asSentence(said))
const openingOf = ({ opening }: Announced): string[] =>
  opening.map((said) => (/[?:]$/.test(said) ? said : asSentence(said)))

/** Has a first line that asks for what is sold. */
const SOLD = new Set<AnnouncedKind>(['business', 'course', 'goods'])

/** What is announced, in the order in which it was typed. */
export function tellInOrder(announced: Announced): IdeaDraft {
  const { kind, facts, head } = announced
  const [hook = ''] = SOLD.has(kind)
    ? hooksFor(head.replace(/ (?:in|from|at) (?:my|our) .*$/i, ''), '', '')
    : []
  return present(announced, titleOf(announced), [
    hook,
    ...openingOf(announced),
    ...say(facts.filter((fact) => !isLast(fact))),
    ...say(facts.filter(isLast)),
    closeOf(announced),
  ])
}

/** What is ordered to be said last; else what anybody says who is to come. */
function closeOf({ kind, facts, ending }: Announced): string {
  if (ending !== '') return ending
  if (facts.some(isLast)) return ''
  if (kind === 'event' || kind === 'sale') return 'See you there.'
  if (kind === 'appeal') return 'Pass it on.'
  if (kind === 'job') return 'Know someone? Send them this.'
  return kind === 'business' && facts.some((fact) => fact.kind === 'where') ? 'Come see us.' : ''
}

const titleOf = ({ title }: Announced): string =>
  titleCase(spellClause(title)).replace(/-\p{Ll}/gu, (letter) => letter.toUpperCase())

const isOurs = ({ kind }: Announced): boolean => kind === 'business' || kind === 'moving' || kind === 'news'

/** What somebody would ask, in the order in which they would ask it; null for what nobody asks. */
function questionFor(group: readonly Fact[], announced: Announced): string | null {
  const { kind } = announced
  const all = group.map(({ said }) => said).join(' ')
  switch (group[0]?.kind) {
    case 'thing':
      if (isOurs(announced)) return null
      if (kind === 'house') return 'What does it have?'
      return kind === 'event' || kind === 'sale' ? "What's there?" : 'What do you get?'
    case 'price':
      if (kind === 'job') return "What's the pay?"
      return /\b(?:cost|fee|prices|dollars?)|[$€£]/i.test(all) ? 'What does it cost?' : "What's the deal?"
    case 'when':
      return askWhen(all, announced)
    case 'where':
      return askWhere(all, announced)
    case 'who':
      return /welcome|for ages/i.test(all) ? 'Who can come?' : null
    case 'need':
      return /^(?:you don't need|bring|wear)/i.test(all) ? 'What do you need?' : null
    case 'contact':
      return askHow(all, announced)
    default:
      return null
  }
}

/** Names a place beside the time. */
const HAS_PLACE = / (?:at|in) (?:the |my |our )?\p{L}|\p{Lu}\p{L}+ (?:Street|Road)/u
function askWhen(all: string, announced: Announced): string {
  if (announced.kind === 'house') return 'When can you see it?'
  if (/\b(?:takes|it's (?:done|ready)|lead time|turnaround|each)\b/i.test(all))
    return 'How long does it take?'
  if (isOurs(announced)) return 'When?'
  return HAS_PLACE.test(all.replace(/ at \d\S*/g, '')) ? 'When and where?' : 'When is it?'
}

function askWhere(all: string, announced: Announced): string | null {
  if (announced.kind === 'house') return null
  if (/^(?:our|the) .*address/i.test(all)) return 'Where are we now?'
  if (!isOurs(announced)) return 'Where is it?'
  return announced.self === 'I' ? 'Where am I?' : 'Where are we?'
}

function askHow(all: string, { self }: Announced): string | null {
  if (/\bRSVP\b/i.test(all)) return 'Coming?'
  if (/\border\b/i.test(all)) return 'How do you order?'
  if (/\bcome by\b|\bvisit\b|\bapply\b/i.test(all)) return null
  return self === 'I' ? 'How do you reach me?' : 'How do you reach us?'
}

/** Each kind of fact behind its question; null where too little would be asked. */
export function tellByQuestions(announced: Announced): IdeaDraft | null {
  const kinds = ['when', 'where', 'thing', 'price', 'who', 'need', 'contact'] as const
  const groups = kinds
    .map((kind) => announced.facts.filter((fact) => fact.kind === kind))
    .filter(({ length }) => length > 0)
  const asked = groups.map((group) => ({ group, question: questionFor(group, announced) }))
  const answered = asked.filter(({ question }) => question !== null)
  if (answered.length < FEWEST_QUESTIONS) return null
  const others = announced.facts.filter((fact) => !answered.some(({ group }) => group.includes(fact)))
  return present(announced, `${titleOf(announced)}: Questions and Answers`, [
    ...openingOf(announced),
    ...say(others.filter((fact) => !isLast(fact))),
    ...answered.flatMap(({ group, question }) => [question ?? '', ...say(group)]),
    ...say(others.filter(isLast)),
    announced.ending,
  ])
}

/** What there is to know, counted. */
export function tellCounted(announced: Announced): IdeaDraft | null {
  const told = announced.facts.filter((fact) => !isLast(fact))
  if (told.length < FEWEST_COUNTED) return null
  const many = numberWord(told.length)
  return present(announced, `${titleOf(announced)}: ${told.length} Things to Know`, [
    ...openingOf(announced),
    `${capitalize(many)} things to know.`,
    ...told.map(({ said }, at) => `${capitalize(numberWord(at + 1))}: ${asSentence(said)}`),
    ...say(announced.facts.filter(isLast)),
    announced.ending,
  ])
}

const TAGS: Partial<Readonly<Record<AnnouncedKind, readonly string[]>>> = {
  event: ['youreinvited', 'savethedate'],
  sale: ['savethedate', 'shoplocal'],
  job: ['nowhiring', 'jobs'],
  appeal: ['community', 'local'],
}

function present({ kind }: Announced, title: string, parts: readonly string[]): IdeaDraft {
  const said = parts.filter(Boolean)
  const script = said.join(' ')
  const tags = TAGS[kind] ?? ['smallbusiness', 'shoplocal']
  return {
    title,
    summary: `In your own words: ${script}`,
    caption: joinCaption(said[0] ?? '', hashtagsFrom([...tags])),
    script,
    description: script,
    framework: 'offer-announced',
    length: 'script',
    sources: [],
  }
}
