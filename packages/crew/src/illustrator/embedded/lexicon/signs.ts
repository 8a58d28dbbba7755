import { lookupTable } from '@hookreel/film'
import type { Token } from '../../../text/parse-sentence.ts'
import type { Field } from './fields.ts'

/**
 * What stands for a thing that has no drawing: a trace or a part that all of its kind have, or what it is used with; never another one
 * of its kind. A line: `drawing: words in the singular`.
 */
const OF_KINDS = `
paw-prints: caracal civet coyote dingo ferret fennec jackal marten mongoose ocelot quokka serval stoat thylacine weasel wolverine
feather: albatross budgie bustard cassowary condor cormorant heron hornbill ibis jackdaw kea kestrel kookaburra lyrebird macaw osprey pheasant
leaf-fluttering-in-wind: alder aspen banyan baobab eucalyptus hawthorn hazel hornbeam linden poplar teak
musical-notes: balalaika bassoon bugle cello clarinet didgeridoo dulcimer glockenspiel harmonica harmonium harpsichord hurdy-gurdy kazoo lute mandolin marimba oboe ocarina piccolo sitar synthesizer tambourine theremin tuba vibraphone xylophone yodel zither
shield: ballista gladiator halberd legion legionary samurai siege spartan trebuchet
anchor: caravel clipper corsair frigate galley ironclad pirate privateer schooner trireme
bread: sourdough yeast
gear: clockwork differential escapement gearbox
microscope: enzyme mitochondrion plasmid prion protein
scroll: chronicle codex edict manuscript papyrus saga treaty
balance-scale: jury lawsuit trial verdict
thread: embroidery seam tailor
`

/** What stands for a whole field, of a film that is surely of it. */
const OF_FIELDS: Readonly<Partial<Record<Field, string>>> = {
  ...{ music: 'musical-notes', money: 'coin', law: 'balance-scale', art: 'artist-palette' },
  ...{ screen: 'clapper-board', food: 'fork-and-knife', garden: 'seedling', fashion: 'thread' },
  ...{ travel: 'compass', space: 'ringed-planet', language: 'speech-balloon', building: 'brick' },
}

const SIGNS: Readonly<Record<string, string>> = lookupTable(
  Object.fromEntries(
    OF_KINDS.trim()
      .split('\n')
      .flatMap((line) => {
        const [drawing = '', words = ''] = line.split(': ')
        return words.split(' ').map((word) => [word, drawing] as const)
      }),
  ),
)

/** All drawings that stand for something else. Tests ask. */
export const SIGN_DRAWINGS: ReadonlySet<string> = new Set([
  ...Object.values(SIGNS),
  ...Object.values(OF_FIELDS),
])

/** The sign of the first thing that a title names and nothing draws. */
export function signOfTitle(tokens: readonly Token[]): string | undefined {
  const found = tokens.find(({ root, normal }, at) => signOf(root, normal) && !isReversed(tokens[at - 1]))
  return found && signOf(found.root, found.normal)
}

function signOf(root: string, normal: string): string | undefined {
  return SIGNS[normal] ?? SIGNS[root] ?? SIGNS[normal.replace(/s$/, '')]
}

/** "Without a knight", "like a hawk": what a title is not about. */
function isReversed(before: Token | undefined): boolean {
  return /^(?:not|no|without|than|like)$/.test(before?.normal ?? '')
}

/** The sign of a film's field. */
export function signOfField(field: Field | null): string | undefined {
  return field === null ? undefined : OF_FIELDS[field]
}
