/** When a film plays. */
export type FilmEra = {
  /** Whether it tells of an age that ruins stand for. */
  readonly isAncient: boolean
  /** The last year that it tells of, by the years and the ages that it names; `Infinity` where it may play in our own days. */
  readonly lastYear: number
}

/** Ages that left ruins, and the tales told of them. */
const OLD =
  /\b(?:ancient|antiquity|rome|romans?|greeks?|greece|athen\w+|sparta\w*|egypt\w*|pharaohs?|caesar|caligula|nero|emperors?|gladiators?|colosseum|babylon\w*|persian?s?|troy|trojans?|mesopotamia\w*|temples?|ruins|ruined|abandoned|pompeii|bce?|aztecs?|mayas?|incas?|vikings?|medieval|middle ages|gods?|goddess(?:es)?|myths?|zeus|poseidon|medusa|stoic\w*|aurelius|seneca|socrates|plato|aristotle|alexander the great|cleopatra|knights?|crusad\w+|black death|plague|mummy|mummies|tombs?|bronze age|iron age|stone age|samurai|mongols?|genghis)\b/gi
/** "In 1932", "the 1830s". */
const YEAR = /\b(?:1[6-9]|20)\d\ds?\b/

/** Ages by their names, and when they ended. */
const AGES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:theseus|minotaur|labyrinth|odysseus|zeus|medusa|achilles|troy|trojans?|pharaohs?|stone age|bronze age|iron age)\b/gi,
    -500,
  ],
  [/\b(?:pompeii|gladiators?|caesar|caligula|nero|cleopatra|roman empire|ancient)\b/gi, 400],
  [/\b(?:vikings?|thor|odin|freya|loki)\b/gi, 1100],
  [/\b(?:medieval|middle ages|knights?|crusad\w+|black death|genghis|mongols?)\b/gi, 1450],
  [/\b(?:aztecs?|mayas?|incas?|renaissance|leonardo)\b/gi, 1600],
  [/\b(?:pirates?|blackbeard|musketeers?)\b/gi, 1750],
  [/\b(?:samurais?|shoguns?|ninjas?)\b/gi, 1850],
  [/\b(?:victorians?|cowboys?|wild west|gold rush)\b/gi, 1900],
]
/** A number that is said as a year: "in 1579", "the summer of 1518", "by March 1901". */
const SAID_YEAR =
  /\b(?:in|since|from|until|till|by|of|around|to|early|late|year|january|february|march|april|may|june|july|august|september|october|november|december) ((?:1\d|20)\d\d)s?\b/gi

/** When a film ends that names its years, or whose title names its age. */
function readLastYear(title: string, text: string): number {
  const years = [...text.matchAll(SAID_YEAR)].map(([, year]) => Number(year))
  if (years.length > 0) return Math.max(...years) >= OUR_DAYS ? Infinity : Math.max(...years)
  const ages = AGES.filter(([words]) => (text.match(words)?.length ?? 0) > 1 || title.match(words) !== null)
  return ages.length === 0 ? Infinity : Math.max(...ages.map(([, year]) => year))
}

/** From here on everything may look as it does now. */
const OUR_DAYS = 2007

/** Reads when a film plays; one told with years of our own centuries needs two words of an old age to be ancient. */
export function readEra(text: string, title = text): FilmEra {
  return {
    isAncient: (text.match(OLD)?.length ?? 0) >= (YEAR.test(text) ? 2 : 1),
    lastYear: readLastYear(title, text),
  }
}
