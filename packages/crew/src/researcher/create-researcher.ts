import type { DraftFramework, FactCard, ReadSource } from '@hookreel/film'
import type { Reader } from '../reader/reader.ts'
import type { NamedSubject } from './name-subject.ts'
import { WebProblem } from './open-web.ts'
import type { OpenWeb, OpenWebSettings, WebFailure } from './open-web.ts'
import { NO_RESEARCH } from './research.ts'
import type { Passage, Research } from './research.ts'
import { listNeededLabels } from './statement-cards.ts'
import { openWikimedia } from './wikimedia.ts'
import type { Article, Found, Item, Wikimedia } from './wikimedia.ts'

/** What is to be looked up. */
export type ResearchOrder = {
  readonly prompt: string
  /** The page that the person chose among those of one name. */
  readonly page?: string | undefined
  /** The day, like 2026-11-22. */
  readonly today: string
}
/** Looks a prompt's topic up. Never throws for what the open web does: then it is the notice that says so. */
export type Researcher = (
  order: ResearchOrder,
  signal?: AbortSignal,
) => Promise<
  Research & {
    readonly wanted: DraftFramework | undefined
  }
>

const MAX_CARDS = 16
/** Instance of: what is no thing to tell of, whatever its page says. */
const NO_SUBJECT = new Set(['Q4167410', 'Q13406463', 'Q4167836', 'Q101352', 'Q202444'])
const HUMAN = 'Q5'

const NOTICES: Readonly<Record<WebFailure, string | null>> = {
  off: null,
  unreachable:
    'Wikipedia cannot be reached from this server. What is built in goes on without it; it is tried again in a minute.',
  busy: 'Wikipedia asks this server to wait a little. Try again in a minute, or go on without it.',
  refused: 'Wikipedia refuses requests of this server. What is built in goes on without it.',
  broken: 'Wikipedia answered something that cannot be read. What is built in goes on without it.',
}

/** `reader` reads the prompt, and what comes from the open web. */
export function createResearcher(web: OpenWeb, settings: OpenWebSettings, reader: Reader): Researcher {
  const looking = { wikimedia: openWikimedia(web, settings), reader }
  return async (order, signal) => {
    const { topics, wanted } = await reader.read('readQuestion', [order.prompt], signal)
    if (!settings.isOn || (topics.length === 0 && order.page === undefined)) return { ...NO_RESEARCH, wanted }
    try {
      const asked = order.page === undefined ? topics : [order.page]
      const looked: Research[] = []
      // One at a time: parallel bursts are what the encyclopedia asks not to send.
      for (const topic of asked) looked.push(await lookUpAgain(looking, topic, order, signal))
      return { ...join(looked), wanted }
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof WebProblem)) throw error
      return { ...NO_RESEARCH, notice: error.isNew ? NOTICES[error.failure] : null, wanted }
    }
  }
}

/** Where nothing is found under a topic's own words, the thing that it speaks of is looked up. */
type Looking = { readonly wikimedia: Wikimedia; readonly reader: Reader }

async function lookUpAgain(
  looking: Looking,
  topic: string,
  order: ResearchOrder,
  signal: AbortSignal | undefined,
): Promise<Research> {
  const research = await lookUp(looking, topic, order, signal)
  if (research !== NO_RESEARCH || order.page !== undefined) return research
  const core = await looking.reader.read('coreOf', [topic], signal)
  return core === '' ? research : lookUp(looking, core, order, signal)
}

async function lookUp(
  { wikimedia, reader }: Looking,
  topic: string,
  { prompt, page, today }: ResearchOrder,
  signal: AbortSignal | undefined,
): Promise<Research> {
  const found = await wikimedia.search(page ?? topic, signal)
  const exact = found.find((one) => one.page === page)
  const ranked = exact ? [exact] : await reader.read('rankPages', [topic, prompt, found], signal)
  // A page without text, or of many meanings after all: the next likeliest.
  for (const candidate of ranked.slice(0, 2)) {
    const article = await wikimedia.readArticle(candidate.page, signal)
    if (!article || article.isDisambiguation || article.text.trim() === '') continue
    const item = article.itemId === null ? null : await readItem(wikimedia, article.itemId, signal)
    if (item && kindsOf(item).some((kind) => NO_SUBJECT.has(kind))) continue
    return tellOf({ article, item, candidate, found, prompt, today }, { wikimedia, reader }, signal)
  }
  return NO_RESEARCH
}

/** Without its data item there is still the article. */
async function readItem(
  wikimedia: Wikimedia,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Item | null> {
  try {
    return await wikimedia.readItem(id, signal)
  } catch (error) {
    if (error instanceof WebProblem) return null
    throw error
  }
}

type Read = {
  readonly article: Article
  readonly item: Item | null
  readonly candidate: Found
  readonly found: readonly Found[]
  readonly prompt: string
  readonly today: string
}

async function tellOf(read: Read, looking: Looking, signal: AbortSignal | undefined): Promise<Research> {
  const { article, item, candidate, found, prompt, today } = read
  const source: ReadSource = {
    title: article.page,
    address: article.address,
    by: 'Wikipedia contributors',
    licence: 'CC BY-SA 4.0',
    readOn: today,
  }
  const about = {
    ...{ text: article.text, source, candidate, found },
    isPerson: item !== null && kindsOf(item).includes(HUMAN),
    isPast: item !== null && ['P570', 'P576', 'P582'].some((property) => item.statements.has(property)),
  }
  const told = await looking.reader.read('tellArticle', [about, prompt], signal)
  const { subject, others, passages, cards } = told
  const stated = item === null ? [] : await tellStatements(item, subject, { ...looking, today, signal })
  return {
    subject,
    others,
    cards: bestOf([...stated, ...cards]),
    passages: [...passages, ...asPassages(stated)],
    notice: null,
  }
}

async function tellStatements(
  item: Item,
  subject: NamedSubject,
  { today, wikimedia, reader, signal }: Looking & { today: string; signal: AbortSignal | undefined },
): Promise<FactCard[]> {
  try {
    const labels = await wikimedia.readLabels(listNeededLabels(item), signal)
    return await reader.read('cardsFromStatements', [item, subject, labels, today], signal)
  } catch (error) {
    if (error instanceof WebProblem) return []
    throw error
  }
}

const kindsOf = (item: Item): string[] =>
  (item.statements.get('P31') ?? []).flatMap(({ mainsnak }) => {
    const value = mainsnak.datavalue?.value
    return typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : []
  })

/** Statements are sources as well: a model may write from them, and is held against them. */
const asPassages = (cards: readonly FactCard[]): Passage[] =>
  cards.map((card) => ({
    id: `s${card.id}`,
    text: card.guess === null ? card.text : `${card.text} ${card.guess.question} ${card.guess.answer}`,
    source: card.source,
  }))

const bestOf = (cards: readonly FactCard[]): FactCard[] =>
  cards.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_CARDS)

/** Two things beside each other: what can be compared comes first. */
function join(looked: readonly Research[]): Research {
  const [first, second] = looked
  if (!first || !second) return first ?? NO_RESEARCH
  if (first.subject === null || second.subject === null) return NO_RESEARCH
  const measures = new Set(second.cards.map(({ measure }) => measure))
  const both = new Set(
    first.cards.map(({ measure }) => measure).filter((one) => one !== null && measures.has(one)),
  )
  const cards = [...first.cards, ...second.cards].map((card) =>
    both.has(card.measure) ? { ...card, weight: Math.min(100, card.weight + 20) } : card,
  )
  return {
    subject: {
      page: first.subject.page,
      title: `${first.subject.title} or ${second.subject.title}`,
      name: `${first.subject.name} or ${second.subject.name}`,
      description: `${first.subject.description}; ${second.subject.description}`,
    },
    others: [],
    cards: bestOf(cards),
    passages: looked.flatMap(({ passages }, at) =>
      passages.map((one) => ({ ...one, id: `${at + 1}${one.id}` })),
    ),
    notice: first.notice ?? second.notice,
  }
}
