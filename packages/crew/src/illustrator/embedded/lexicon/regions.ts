import { lookupTable } from '@hookreel/film'

/** Parts of the world whose houses, dishes and dresses are told apart at a glance. */
export type Region =
  | 'west'
  | 'greece and rome'
  | 'east asia'
  | 'south asia'
  | 'middle east'
  | 'egypt'
  | 'north america'
  | 'latin america'
  | 'southeast asia'
  | 'africa'

const WORDS: Readonly<Record<Region, string>> = {
  west: 'europe european england english britain british london scotland scottish wales welsh ireland irish dublin france french paris germany german berlin austria vienna netherlands dutch amsterdam belgium sweden swedish norway norwegian denmark danish iceland finland spain spanish madrid portugal portuguese lisbon poland polish switzerland swiss russia russian moscow strasbourg italy italian venice prague hungary australia zealand medieval knight viking victorian',
  'greece and rome':
    'greece greek athens sparta rome roman pompeii caesar colosseum zeus odysseus theseus italy italian',
  'east asia':
    'japan japanese tokyo kyoto osaka samurai shogun geisha ramen china chinese beijing shanghai hong korea korean seoul taiwan mongolia mongol tibet',
  'south asia': 'india indian delhi mumbai pakistan bangladesh nepal nepali lanka bhutan',
  'middle east':
    'iran persian persia iraq baghdad syria arabia arab dubai turkey turkish istanbul constantinople jerusalem israel mecca morocco',
  egypt: 'egypt egyptian cairo pharaoh nile giza cleopatra',
  'north america':
    'america american usa york chicago boston texas california florida seattle detroit montgomery alabama ohio oregon canada canadian toronto montreal hawaii alaska cowboy',
  'latin america':
    'mexico mexican oaxaca peru inca aztec maya brazil rio argentina chile bolivia colombia cuba havana guatemala',
  africa:
    'africa african kenya nairobi nigeria lagos ethiopia ghana congo tanzania uganda zulu sahara mali timbuktu madagascar',
  'southeast asia':
    'thailand bangkok vietnam hanoi indonesia bali jakarta philippines manila cambodia laos singapore burma',
}

/** Which parts of the world a word names; the keys of `WORDS` are regions. */
const REGIONS: Readonly<Record<string, readonly Region[]>> = lookupTable(
  (Object.entries(WORDS) as [Region, string][]).reduce<Record<string, Region[]>>((table, [region, words]) => {
    for (const word of words.split(' ')) table[word] = [...(table[word] ?? []), region]
    return table
  }, {}),
)

/** The parts of the world that a text names. */
export function readRegions(text: string): ReadonlySet<Region> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => REGIONS[word] ?? []),
  )
}

/** Whose houses and dishes are those of Europe, too. */
const WESTERN: ReadonlySet<Region> = new Set(['west', 'north america'])

/** Whether what is plainly of one part of the world may stand in a text that names these. */
export function isOfRegions(region: Region, named: ReadonlySet<Region>): boolean {
  if (named.size === 0 || named.has(region)) return true
  return region === 'west' && [...named].some((one) => WESTERN.has(one))
}
