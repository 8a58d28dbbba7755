import { createRandom } from '@hookreel/film'
import type { Random } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import type { Piece, Slot } from '../fit-script.ts'
import { fitScript } from '../fit-script.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, titleCase, wantedWords } from '../wording.ts'
import type { Setting } from './find-story.ts'
import type { Beat, Grammar, Thread } from './story.ts'

const YEARS = [
  'nineteen eleven',
  'nineteen thirty four',
  'nineteen fifty seven',
  'nineteen sixty eight',
  'nineteen seventy six',
]
const PEOPLE = [
  { name: 'Elias Marsh', he: 'he', his: 'his', him: 'him' },
  { name: 'Nora Field', he: 'she', his: 'her', him: 'her' },
  { name: 'Tomas Reed', he: 'he', his: 'his', him: 'him' },
  { name: 'Ada Quill', he: 'she', his: 'her', him: 'her' },
  { name: 'Jonas Bell', he: 'he', his: 'his', him: 'him' },
  { name: 'Mara Lind', he: 'she', his: 'her', him: 'her' },
  { name: 'Viktor Hale', he: 'he', his: 'his', him: 'him' },
  { name: 'Iris Dunn', he: 'she', his: 'her', him: 'her' },
] as const
const FINDERS = ['Daniel', 'Peter', 'Samuel', 'Oskar']

type Candidate = { readonly grammar: Grammar; readonly thread: Thread }

/**
 * Distinct stories: each another thread, with its own cast. The asked families take turns; their kin help out when
 * more is asked than they have, unless the prompt names a place that only the family knows.
 */
export function tellStories(setting: Setting, request: IdeasRequest): IdeaDraft[] {
  const random = createRandom(request.seed)
  const people = random.shuffle(PEOPLE)
  const own = inTurn(setting.own, setting.placeId, random)
  const isBound = setting.placeId !== null && setting.own.some(({ id }) => BOUND.has(id))
  const kin = isBound ? [] : inTurn(setting.kin, null, random)
  return [...own, ...kin].slice(0, request.count).map(({ grammar, thread }, index) => {
    const person = people[index % people.length] ?? PEOPLE[0]
    const isOwn = index < own.length
    return tell({ grammar, thread }, isOwn ? setting : null, person, request, random, index)
  })
}

/** Families in which a named place is the point of the story. */
const BOUND = new Set(['mystery', 'survival'])

/** One thread of each family, then the second ones, and so on. */
function inTurn(grammars: readonly Grammar[], placeId: string | null, random: Random): Candidate[] {
  const rows = random.shuffle(grammars).map((grammar) => {
    const knowsPlace = grammar.places.some(({ id }) => id === placeId)
    const here = grammar.threads.filter(
      ({ places }) => !knowsPlace || placeId === null || places.length === 0 || places.includes(placeId),
    )
    return random.shuffle(here).map((thread): Candidate => ({ grammar, thread }))
  })
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
}

function tell(
  { grammar, thread }: Candidate,
  setting: Setting | null,
  person: (typeof PEOPLE)[number],
  request: IdeasRequest,
  random: Random,
  index: number,
): IdeaDraft {
  const possible = grammar.places.filter(
    (place) => thread.places.length === 0 || thread.places.includes(place.id),
  )
  const named = grammar.places.find(({ id }) => id === setting?.placeId)
  const place = named ?? random.pick(possible.length > 0 ? possible : grammar.places)
  const name = (named === undefined ? null : setting?.placeName) ?? place.words[0] ?? place.id
  const cast: Record<string, string> = {
    place: name,
    keeper: place.keeper,
    path: place.path,
    room: place.room,
    year: random.pick(YEARS),
    finder: random.pick(FINDERS),
    ...person,
    He: capitalize(person.he),
    His: capitalize(person.his),
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => cast[key] ?? '')
  const hook = fill(random.pick(thread.hooks))
  const slots =
    request.seconds === 15 ? briefSlots(grammar, thread, fill) : slotsOf(grammar, thread, hook, fill, random)
  const { pieces } = fitScript(slots, wantedWords(request))
  const isMystery = grammar.id === 'mystery'
  const tags = hashtagsFrom([...grammar.hashtags.slice(0, 3), isMystery ? name : '', ...thread.tags])
  return {
    title: isMystery ? mysteryTitle(thread.title, titleCase(name), index) : thread.title,
    summary: thread.summary,
    caption: joinCaption(nameOnce(pieces[0]?.text ?? hook, person.name), tags),
    script: nameOnce(pieces.map((piece) => piece.text).join(' '), person.name),
    description: `${thread.summary} Fiction.`,
    framework: `story-${thread.id}`,
    sources: [],
  }
}

/** Titles of one answer do not all follow one pattern. */
function mysteryTitle(title: string, place: string, index: number): string {
  const article = /^[AEIO]/.test(place) ? 'An' : 'A'
  const ways = [
    `${title}: ${article} ${place} Story`,
    `The ${place} Tapes: ${title}`,
    `${title} (${place})`,
    `Inside the ${place}: ${title}`,
    `${place} at Night: ${title}`,
  ]
  return ways[index % ways.length] ?? title
}

/** The full name the first time, then the first name alone. */
function nameOnce(script: string, name: string): string {
  const at = script.indexOf(name)
  if (at < 0) return script
  const first = name.split(' ')[0] ?? name
  return script.slice(0, at + name.length) + script.slice(at + name.length).replaceAll(name, first)
}

function briefSlots(grammar: Grammar, thread: Thread, fill: (text: string) => string): Slot[] {
  const say = (text: string): Piece => ({ text: fill(text), tells: [thread.id], cost: 0 })
  return [thread.hooks.map(say), [say(thread.brief)], grammar.calls.map(say)]
}

function slotsOf(
  grammar: Grammar,
  thread: Thread,
  hook: string,
  fill: (text: string) => string,
  random: Random,
): Slot[] {
  const { required, optional } = chainBeats(grammar, thread, random)
  const slots = [...required, ...optional]
    .toSorted((a, b) => a.stage - b.stage)
    .map((beat): Slot => {
      const ways = beat.ways.map((way, index): Piece => ({
        text: fill(way),
        tells: [beat.id],
        cost: index * 0.5,
      }))
      return optional.includes(beat) ? [{ text: '', tells: [], cost: 0.2 }, ...ways] : ways
    })
  return [
    [{ text: hook, tells: [], cost: 0 }],
    ...slots,
    grammar.calls.map((call) => ({ text: call, tells: [], cost: random.next() })),
  ]
}

/**
 * Works back from the end: for everything a beat needs, some beat that gives it is taken, until nothing is open.
 * Optional are beats whose needs the chosen ones give early enough and that nothing depends on.
 */
export function chainBeats(
  grammar: Grammar,
  thread: Thread,
  random: Random,
): { required: Beat[]; optional: Beat[] } {
  const pool = [...thread.beats, ...grammar.shared]
  const required: Beat[] = [thread.end]
  const open = [...thread.end.needs]
  for (let need = open.pop(); need !== undefined; need = open.pop()) {
    const wanted = need
    if (required.some((beat) => beat.gives.includes(wanted))) continue
    const givers = pool.filter((beat) => beat.gives.includes(wanted))
    const chosen = random.pick(givers)
    required.push(chosen)
    open.push(...chosen.needs)
  }
  const isOpen = (beat: Beat) =>
    !required.includes(beat) &&
    !beat.gives.some((given) => required.some((taken) => taken.gives.includes(given))) &&
    beat.needs.every((need) =>
      required.some((taken) => taken.stage < beat.stage && taken.gives.includes(need)),
    )
  return { required, optional: pool.filter(isOpen) }
}
