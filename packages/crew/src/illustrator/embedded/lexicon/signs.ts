import { lookupTable } from '@hookreel/film'
import type { Token } from '../../../text/parse-sentence.ts'
import type { Field } from './fields.ts'

/**
 * What stands for a thing that has no drawing: a trace or a part that all of its kind have, or what it is used with; never another one
 * of its kind. A line: `drawing: words in the singular`.
 */
const OF_KINDS = `
paw-prints: wombat badger bobcat caracal cheetah civet coyote dingo ferret fennec jackal lynx marten meerkat mongoose ocelot quokka serval stoat thylacine weasel wolverine civet
feather: albatross budgie bustard cassowary condor cormorant emu heron hornbill hummingbird ibis jackdaw kea kestrel kingfisher kookaburra lyrebird macaw magpie osprey pelican pheasant sparrow toucan vulture woodpecker
leaf-fluttering-in-wind: alder aspen banyan baobab birch eucalyptus hawthorn hazel hornbeam linden oak poplar teak willow
musical-notes: accordion bagpipe balalaika bassoon bugle cello clarinet didgeridoo dulcimer flute glockenspiel harmonica harmonium harp harpsichord hurdy-gurdy kazoo lute mandolin marimba oboe ocarina piccolo sitar synthesizer tambourine theremin trombone tuba ukulele vibraphone xylophone yodel zither
shield: ballista gladiator halberd legion legionary samurai siege spartan trebuchet
anchor: caravel clipper corsair frigate galleon galley ironclad longship pirate privateer schooner trireme
bread: sourdough yeast
gear: clockwork differential escapement gearbox
microscope: bacterium enzyme microbe mitochondrion plasmid prion protein
scroll: chronicle codex edict manuscript papyrus saga treaty
balance-scale: jury lawsuit trial verdict
thread: embroidery quilt seam tailor
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
