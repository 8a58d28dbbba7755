/** Ages that left ruins, and the tales told of them. */
const OLD =
  /\b(?:ancient|antiquity|rome|romans?|greeks?|greece|athen\w+|sparta\w*|egypt\w*|pharaohs?|caesar|caligula|nero|emperors?|gladiators?|colosseum|babylon\w*|persian?s?|troy|trojans?|mesopotamia\w*|temples?|ruins|ruined|abandoned|pompeii|bce?|aztecs?|mayas?|incas?|vikings?|medieval|middle ages|gods?|goddess(?:es)?|myths?|zeus|poseidon|medusa|stoic\w*|aurelius|seneca|socrates|plato|aristotle|alexander the great|cleopatra|knights?|crusad\w+|black death|plague|mummy|mummies|tombs?|bronze age|iron age|stone age|samurai|mongols?|genghis)\b/gi
/** "In 1932", "the 1830s". */
const YEAR = /\b(?:1[6-9]|20)\d\ds?\b/

/** Whether a film tells of an age that ruins stand for: one told with years of our own centuries needs two such words. */
export function isAncient(topic: string): boolean {
  return (topic.match(OLD)?.length ?? 0) >= (YEAR.test(topic) ? 2 : 1)
}
