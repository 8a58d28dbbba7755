import { createRandom } from '@hookreel/film'
import type { Random } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import type { Piece, Slot } from '../fit-pieces.ts'
import { fitPieces } from '../fit-pieces.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { hasStrangeWord } from '../parse-prompt.ts'
import { MYSTERY_WORDS, STORY_WORDS, SURVIVAL_WORDS } from '../prompt-words.ts'
import { WORDS_FOR_SECONDS, capitalize, titleCase } from '../wording.ts'
import { MYSTERY_GRAMMAR } from './mystery.ts'
import type { Beat, Grammar, Thread } from './story.ts'
import { SURVIVAL_GRAMMAR } from './survival.ts'

const GRAMMARS = { mystery: MYSTERY_GRAMMAR, survival: SURVIVAL_GRAMMAR } as const
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

type Setting = {
  readonly grammar: Grammar
  readonly placeId: string | null
  readonly placeName: string | null
}

/** The grammar and the place that a prompt asks for; null when it names things that the grammar cannot tell of. */
export function findStory(prompt: string, story: 'mystery' | 'survival'): Setting | null {
  const grammar = GRAMMARS[story]
  let rest = ` ${prompt.toLowerCase().replace(/[^\p{L}' -]+/gu, ' ')} `
  let placeId: string | null = null
  let placeName: string | null = null
  for (const place of grammar.places) {
    for (const word of place.words) {
      if (!rest.includes(` ${word} `)) continue
      rest = rest.replaceAll(` ${word} `, ' | ')
      placeId ??= place.id
      placeName ??= word
    }
  }
  for (const pattern of [MYSTERY_WORDS, SURVIVAL_WORDS, STORY_WORDS])
    rest = rest.replace(new RegExp(pattern, 'gi'), ' ')
  const known =
    / (?:night|nights|midnight|alone|lonely|remote|forgotten|person|man|woman|someone|twist|ending|survival|adventure|discovery|expedition|seconds?) /gi
  return hasStrangeWord(rest.replaceAll(' ', '  ').replace(known, ' '))
    ? null
    : { grammar, placeId, placeName }
}

/** Distinct stories of one grammar: each of another thread, with its own cast. */
export function tellStories(setting: Setting, request: IdeasRequest): IdeaDraft[] {
  const random = createRandom(request.seed)
  const { grammar, placeId } = setting
  const here = grammar.threads.filter(
    (thread) => placeId === null || thread.places.length === 0 || thread.places.includes(placeId),
  )
  const people = random.shuffle(PEOPLE)
  return random
    .shuffle(here)
    .slice(0, request.count)
    .map((thread, index) => {
      const person = people[index % people.length] ?? PEOPLE[0]
      return tell(setting, thread, person, request, random)
    })
}

function tell(
  { grammar, placeId, placeName }: Setting,
  thread: Thread,
  person: (typeof PEOPLE)[number],
  request: IdeasRequest,
  random: Random,
): IdeaDraft {
  const possible = grammar.places.filter(
    (place) => thread.places.length === 0 || thread.places.includes(place.id),
  )
  const place =
    grammar.places.find(({ id }) => id === placeId) ??
    random.pick(possible.length > 0 ? possible : grammar.places)
  const name = placeName ?? place.words[0] ?? place.id
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
  const { pieces } = fitPieces(slots, WORDS_FOR_SECONDS[request.seconds])
  const tags = hashtagsFrom([
    ...grammar.hashtags.slice(0, 3),
    grammar.id === 'mystery' ? name : '',
    ...thread.tags,
  ])
  const title = grammar.id === 'mystery' ? `${thread.title}: A ${titleCase(name)} Story` : thread.title
  return {
    title,
    summary: thread.summary,
    caption: joinCaption(pieces[0]?.text ?? hook, tags),
    script: nameOnce(pieces.map((piece) => piece.text).join(' '), person.name),
    description: `${thread.summary} Fiction.`,
    framework: `story-${thread.id}`,
    isOutline: false,
    sources: [],
  }
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
