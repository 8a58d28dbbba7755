/** Begins as what somebody lives through, seen with their eyes. */
const POV = /^(?:an? )?(?:(?:short|funny|relatable|quick) )?pov\b\s*[:,–-]?\s*(?:of |where |when |that )?/i

/** What is not as it always is, so that a strange story may begin with it. */
const STRANGE = new RegExp(
  String.raw`\b(?:${[
    'w[ao]ke up|wak(?:es?|ing) up (?!to|at|late|early)',
    'last (?:one|person|man|woman|human|passenger|guest) (?:left|awake|alive|to leave|on|in|who)',
    'only (?:one|person|man|woman|human) (?:left|awake|alive|who (?:remembers|knows|hears|sees))',
    'all alone|nobody (?:else )?(?:remembers|sees you|knows who)|no one remembers',
    '(?:every(?:one|body)|they|the world) (?:has |have |all )?(?:forg[eo]ts?|forgotten|vanish\\w*|disappear\\w*|stop\\w*)',
    'vanish\\w*|disappear\\w*|invisible|immortal|ghosts?|haunt\\w*|creepy|scary|eerie|horror|spooky|strange|mysterious|mystery|thriller|suspense',
    'nightmares?|(?:a|the|this|your|same) dreams?(?! (?:job|house|home|car|team|school|college|trip|man|woman|guy|girl)\\b)|curses?|cursed|magic\\w*|spells?|portal',
    'another (?:world|life|timeline|dimension)|parallel (?:world|universe|life)|time (?:travel\\w*|loop|machine)|(?:past|future|younger|older) self',
    'strangers?|secrets?|shadows?|whispers?|footsteps|abandoned|lights? go(?:es)? out|writ(?:es|ing) back|talks? back|calls your name',
    'villain|chosen one|kings?|queens?|princess|prince|castle|dragons?|vampires?|werewol\\w+|witch\\w*|wizards?|monsters?|aliens?|robots?|spaceship|zombies?|apocalypse',
    'mafia|spy|assassin|kidnapp\\w+|trapped|shipwreck\\w*|stor(?:y|ies)',
    'you (?:\\w+ )?(?:find|found|open|opened|inherit|inherited|discover|discovered) .*\\b(?:letters?|notes?|diar(?:y|ies)|journal|notebook|postcard|photographs?|keys?|clock|watch|lamp|candle|bell|door|map|coat|phone that)',
  ].join('|')})\b`,
  'i',
)

/** A POV of a moment as everybody lives it: no strange story was asked for, and only the person knows how it went. */
export const isMoment = (prompt: string): boolean => POV.test(prompt.trim()) && !STRANGE.test(prompt)

/** What happens in it. */
export const momentOf = (prompt: string): string =>
  prompt
    .trim()
    .replace(POV, '')
    .replace(/[.!?\s]+$/, '')
