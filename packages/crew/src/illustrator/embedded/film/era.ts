/** When a film plays. */
export type FilmEra = {
  /** Whether it tells of an age that ruins stand for. */
  readonly isAncient: boolean
  /** Whether every year it names is before 1935. */
  readonly isLongAgo: boolean
}

/** Ages that left ruins, and the tales told of them. */
const OLD =
  /\b(?:ancient|antiquity|rome|romans?|greeks?|greece|athen\w+|sparta\w*|egypt\w*|pharaohs?|caesar|caligula|nero|emperors?|gladiators?|colosseum|babylon\w*|persian?s?|troy|trojans?|mesopotamia\w*|temples?|ruins|ruined|abandoned|pompeii|bce?|aztecs?|mayas?|incas?|vikings?|medieval|middle ages|gods?|goddess(?:es)?|myths?|zeus|poseidon|medusa|stoic\w*|aurelius|seneca|socrates|plato|aristotle|alexander the great|cleopatra|knights?|crusad\w+|black death|plague|mummy|mummies|tombs?|bronze age|iron age|stone age|samurai|mongols?|genghis)\b/gi
/** "In 1932", "the 1830s". */
const YEAR = /\b(?:1[6-9]|20)\d\ds?\b/
const FIRST_OF_OUR_DAYS = 1935

/** Reads when a film plays; one told with years of our own centuries needs two words of an old age to be ancient. */
export function readEra(text: string): FilmEra {
  const years = [...text.matchAll(/\b1[0-9]\d\d(?=s?\b)/g)].map(([year]) => Number(year))
  return {
    isAncient: (text.match(OLD)?.length ?? 0) >= (YEAR.test(text) ? 2 : 1),
    isLongAgo: years.length > 0 && !/\b20\d\d\b/.test(text) && Math.max(...years) < FIRST_OF_OUR_DAYS,
  }
}
