import { nlp } from '../../../text/english.ts'

/** The length asked for in words: "a 30 second script", "60s reel". "Five minute crafts" is a topic. */
const LENGTH =
  /\b(?:an?\s+)?(?:\d+|thirty|fifteen|sixty|one)[\s-]*(?:seconds?|secs?|s|minutes?|mins?)(?:[\s-]+long)?\s+(?=(?:[a-z]+\s+){0,2}(?:videos?|scripts?|reels?|shorts?|clips?|tiktoks?|stor(?:y|ies)|voice-?overs?|narrations?)\b)/gi

const MOODS =
  'funny|fun|short|simple|dramatic|viral|engaging|interesting|catchy|light|serious|scary|exciting|cool|entertaining|educational|kid|professional|casual|under|emotional|inspiring|upbeat|fast|clear|easy|very|really|super|more|sound|feel|look'
const FORM = String.raw`(?:keep|make) (?:it|this|them|each|number one|number \d+|the (?:video|script|tone|style)) (?:${MOODS})\b|(?:add|include|use|start with|end with|finish with|open with) (?:an?|the|some|lots of|a lot of)?\s*(?:\w+ )?(?:hooks?|calls? to action|cta|endings?|twists?|hashtags?|emojis?|humou?r|jokes?|questions?|tone|voice|style|music|captions?)\b`
/** What a film is made of, at the end of a clause about them: "cool style", "David Attenborough style narration". */
const MANNER_NOUN =
  'styles?|tones?|voice(?:-?overs?)?|narrations?|narrator|vibes?|moods?|accent|manner|(?:fast|quick|jump|hard|sharp|slow|smooth|many|few|no) cuts|music|captions?|subtitles|visuals?|background|feel|aesthetic|b-?roll|hooks?|cta|ending|twist|timer|format|energy|person'
/** A clause about what the film shall do to who sees it, or where something stands in it. */
const EFFECT =
  /\b(?:if (?:you can|possible)|at the (?:end|start|beginning)|should (?:trust|feel|like|want|laugh|cry|smile|go wow|be (?:able|hooked))|make (?:people|them|viewers|everyone|me) (?:\w+ )?(?:hungry|cry|laugh|smile|wow|feel|want|go)|on (?:the )?screen|big enough|first \d+ sec\w*|can (?:take notes|discuss|share))\b/i
/** Those who see it, as a prompt speaks of them. */
export const THEM = '(?:people|viewers|them|everyone|everybody|my (?:viewers|followers|audience))'
const SPAN = String.raw`~?\d+\s*(?:s|secs?|seconds?|m|mins?|minutes?)`
/** How a clause begins that says how the film shall be, where another clause says what it is about. */
const ORDER = new RegExp(
  String.raw`^(?:(?:and|but|also|then|so|just|please|pls|plz)\s+)*(?:make|keep|use|using|add|(?:wait|pause)(?: for)? (?:~?\d+|two|three|five) ?(?:s|secs?|seconds?)|target(?:ing|ed at|s)?|do an? (?:[\w-]+ ){0,2}(?:video|reel|short|clip|tiktok)|cute video|accurate|lol|haha|like right now|right now|include|avoid|no (?:more )?(?:blood|gore|music|text|voice|equations|maths?|jokes?|cheesy|clickbait|swearing|stereotypes|faces?|talking|shouting|yelling|clich[eé]s?|scary|creepy|advice|fear|politics|spoilers?|filler|blabla|emojis?|hashtags?|therapist|medical|intro)|not|don'?t|dont|do not|never|without|skip|debunk|bust|start|begin|ends?|ending|finish|open with|close with|explain|tell|tell it|told|show|narrated|speak|spoken|whispered|read (?:by|out|aloud|like|as|in|very|slowly|softly)|sound|write|say|in (?:an? |the )?(?:[\w-]+ ){0,3}(?:styles?|tone|voice|mood|language|way|manner|accent|english|hindi|spanish|german|french)|in the style of|the (?:narrator|voice|tone|video|style|music|ending|film|text)|it (?:should|has to|must|needs)|leave (?:space|room)|needs? (?:an? )?(?:\w+ )?(?:voice|text|music|captions?)|target(?: audience)? is|problem (?:then|and|first)|for (?:my|our|an?|the|people|those|kids|children|beginners|adults|teens|students|seniors|elderly|older|pensioners|grandparents|pupils|toddlers|total|absolute)|(?:cta|hook|tone|style|voice|length|music|format|mood|title|audience)(?: ?:|$)|cta|hook|i (?:already )?know|under|max|at most|less than|(?:about|around) (?:\d+|(?:an?|one|two|half)(?: an?)? (?:minute|second))|step by step|simple words|big text|${SPAN}(?! (?:from|away|walk|drive|by|on foot|to)\b))(?![\w'])`,
  'i',
)
export const MANNER_WORDS: ReadonlySet<string> = new Set(
  `respectful respectfully paced pace fast-paced tempo a an and but or very really so too quite bit little of the in with it is not just only also
  short quick long fast slow calm soft gentle peaceful exciting urban soothing playful warm deep loud aggressive quiet funny fun sweet sad romantic happy serious dramatic emotional cool chill cozy cosy dark bright light simple easy clear clean friendly casual formal professional energetic upbeat sarcastic ironic inspiring motivational mysterious scary spooky creepy hungry relaxing soothing cinematic realistic vertical honest viral engaging catchy cheesy hard first third black white color colour
  cute punchy trendy bold edgy cheeky sassy quirky heartfelt witty snappy classy elegant luxurious modern minimalist minimal youthful wholesome hyped lively bubbly
  guitar piano synth drums style tone voice mood vibe vibes feel feeling music sound cuts text words narrator narration captions hook twist ending video reel short clip format energy person
  pls plz please thanks thx lol`.split(/\s+/),
)
/** A clause that names what the film is about after one on who asks: "I'm a coach, make a reel about sleep". */
const NAMED =
  /^(?:(?:and|so|please|pls)\s+)*(?:make|create|write|give|do|(?:i |we )?(?:want|need|would like))\s+(?:me |us )?(?:an?|the|some|one)\s+(?:[\w-]+ ){0,2}(?:videos?|reels?|shorts?|clips?|scripts?|tiktoks?|posts?|overview|explainer|summary|lesson)\s+(?:about|on|of)\s+[\p{L}\p{N}]/iu
/** What is done on a network itself: it is no word on where the film is shown. */
const DONE_THERE =
  'grow|growing|sell|selling|products|post|posting|viral|live|followers|views|money|famous|consistent|comments|sponsored|captions|hashtags|clients|customers'
/** What says, at the end of a clause, for whom, how or how long. Cut one after the other. */
const TAILS: readonly RegExp[] = [
  /\s+(?:that|which)(?:'ll| will| would)? (?:keep|keeps|hit|hits) (?:(?:you|me|us|people) (?:up|awake)(?: at night)?|(?:really )?(?:hard|different))$/i,
  /\s+(?:(?:in an? )?(?:simple|easy|quick|short) (?:explanation|terms|version)|(?:only )?(?:a )?(?:genius|geniuses|\d+ ?%|few people) (?:of people )?(?:can|will) (?:solve|answer|get)(?: (?:them|these|it))?)$/i,
  /\s+with (?:an? )?\d{1,2}[- ]?(?:s|secs?|seconds?) (?:timers?|pauses?|countdowns?)\b.*$/i,
  /(?<=^(?:please )?(?:explain|describe) .{3,60})\s+to (?:(?:complete |total |absolute |young )?\p{L}+s|people|children|someone|somebody|anybody|anyone)(?: (?:who|that) .*)?$/iu,
  /\s+(?:that|which) (?:sound|seem|feel|look)s? (?:totally |completely |too |like )?(?:fake|made up|made-up|unreal|impossible|lies|illegal|wrong|insane|crazy|false|unbelievable|(?:good )?to be true)$/i,
  /\s+(?:that )?(?:nobody|no one|no-one) (?:ever )?(?:tells?|told|talks?|warns?|teaches|mentions) (?:you|us|me|about)?(?: about)?(?: it)?$/i,
  // "To make people like you" is what the tricks are for, and nothing that the film shall do to them.
  new RegExp(
    String.raw`\s+(?:(?:to|and|please|pls) )?(?:make|get) ${THEM} (?!(?:to )?\p{L}+ (?:you|your|me|my)\b)(?:to )?\p{L}+\b[^,;]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`\s+(?:and|then) (?:let|ask|invite|have|challenge|tell) (?:the )?(?:${THEM}|viewers|followers|audience)\b[^,;]*$`,
    'iu',
  ),
  /(?<=^how .{8,80})\s+without (?:losing (?:your|my) (?:mind|sanity)|going (?:crazy|insane|mad|nuts|bananas)|pulling (?:your|my) hair out)$/i,
  /\s+make it (?:a )?(?:fight|debate|war|battle|argument)$/i,
  /(?<!\b(?:edit|editing|film|filming|record|shoot|make|making|start|funny|music|cat|youtube|faceless|for|on|a|an|to)) (?:video|tiktok|reel|clip)s?$/i,
  /\s+(?:that|which)(?:'ll| will| would| might| are going to| is going to)? (?:freak|blow|shock|surprise|amaze|scare|creep|haunt|stun|wow|impress)s? (?:you|your|people|everyone|anyone)\b.*$/i,
  /\s+(?:pls|plz|please|thanks|thx|lol|haha|asap|(?:second|minute|hour|step) by (?:second|minute|hour|step))$/i,
  new RegExp(String.raw`\s+(?:and|please|pls|plz)\s+(?:${FORM}).*$`, 'i'),
  /\s+and (?:i |we )?(?:need|want|would like|am looking for) (?:an? |the )?(?:[\w-]+ ){0,2}(?:tiktoks?|videos?|reels?|clips?|shorts?|scripts?|posts?|ads?)\b.*$/i,
  /\s+but (?:make|keep|use|add|include|don'?t|do not|explain|tell|show|narrate|in|for|as|like|with|without|no|longer|shorter|slower|faster|funnier|scarier)\b.*$/i,
  /\s+(?:told|narrated|written|described) (?:like|as|for|to|in|by|simply|from)\b.*$/i,
  /\s+(?:tell|explain(?:ed)?) (?:it |this )?(?:like|as if|to|in|with)\b.*$/i,
  /(?<!\bhow to)\s+(?:please )?(?:make|create|write|give|do) (?:me |us )?(?:an? |the )?(?:[\w-]+ )?(?:videos?|reels?|clips?|shorts?|tiktoks?)\b.*$/i,
  /\s+as an? (?:[\w-]+ ){0,3}(?:documentary|movie|trailer|news report|report|rap|poem|song|podcast|fairy ?tale|commentary)$/i,
  /\s+(?:in|within|under|max) ~?\d+\s*(?:s|secs?|seconds?|mins?|minutes?)$/i,
  new RegExp(
    String.raw`\s+(?:in|with|using) (?:an? |one |the )?(?:[\w-]+ ){0,3}(?:${MANNER_NOUN})\b[^,]*$`,
    'i',
  ),
  /\s+in (?:very |really )?(?:simple|easy|modern|plain|old)\s+(?:words|language|english|terms)$/i,
  /\s+for (?:my|our|the|an?|total|absolute|complete) (?:[\w-]+ ){0,3}(?:class(?:es)?|pupils|students?|kids?|children|toddlers?|teens?|teenagers?|beginners?|noobs?|audience|followers|viewers|subscribers|channel|page|account|community|preschool(?:ers)?|school|assembly|coworkers|colleagues|parents)$/i,
  /\s+without (?:any |too much |the |using )?(?:maths?|jargon|equations?|formulas?|big words|technical (?:words|terms)|scaring (?:them|me|people|anyone))$/iu,
  /\s+for (?:an?|my|the|our) (?:[\p{L}-]+ ){0,3}(?:test|exam|homework|assignment|presentation|school project|essay)(?: (?:tomorr?ow|today|tonight|next week|on \p{L}+|this \p{L}+))?$/iu,
  /\s+(?:step by step|for (?:someone|somebody|anyone|people|those) who(?:'s|s| is| are| has| have)? (?:never|no idea|knows? nothing|new to|not (?:a|an|into|good|an expert))\b.*)$/i,
  /\s+for (?:toddlers|teens|teenagers|adults|seniors|noobs|dummies|preschool(?:ers)?|kindergarten|school assembly|americans)$/i,
  new RegExp(
    String.raw`(?<!\b(?:${DONE_THERE}))\s+(?:for|on) (?:my )?(?:tiktok|instagram|insta|youtube(?: shorts)?|reels|shorts|social media)(?: (?:channel|page|account|audience))?$`,
    'i',
  ),
]
/** Whose manner it shall have: "hard hitting david goggins type energy". A feeling of somebody's own is a topic: "low energy". */
const LIKE_WHOM_AT_END =
  /(?: (?:hard[- ]hitting|high[- ]energy|intense|raw|gritty|hype|chill|cozy|soft|dark))*(?: (?:a|an|that|some|kind of))? (?:(?!motivation|facts?\b|stor|quotes?\b|speech\b|tips\b|video)\p{L}[\p{L}'-]* ){1,2}(?:type|style|level|kind of|core)[- ](?:energy|vibes?|motivation|content|stuff|speech)$/iu
/** How long the film is, told at its end without a sign before it; a plank is held for so long. */
const SPAN_AT_END =
  /(?<!\b(?:for|every|of|after|hold|holding|lasts?|than|takes?|under|within|in|about|the|first|last))\s+~?\d{1,3}\s*(?:s|secs?|seconds?)$/i
/** How it sounds, told in the same way: "gym motivation dark voice"; "how to get a deep voice" asks for one. */
const SOUND_AT_END =
  /(?<!\b(?:a|an|the|my|your|his|her|their|our|in|with|of|for|have|has|get|got|getting|develop|train|use|like|very))\s+((?!(?:singing|human|inner|own|male|female|brand|active|passive)\b|\p{L}+ (?:active|passive)\b)\p{L}+(?: \p{L}+)?) (?:voice|tone|vibes?|mood)$/iu

/** A prompt without what its last words say of the film's length and sound. */
function cutSound(text: string): string {
  const bare = text.replace(SPAN_AT_END, '').replace(LIKE_WHOM_AT_END, '')
  const said = SOUND_AT_END.exec(bare)
  if (said === null) return bare
  // Of two words the first may belong to the topic: "space facts deep voice".
  const words = (said[1] ?? '').split(' ')
  const isOfSound = (word: string): boolean =>
    MANNER_WORDS.has(word.toLowerCase()) || nlp(word).has('(#Adjective|#Gerund)')
  const from = words.findLastIndex((word) => !isOfSound(word)) + 1
  if (from === words.length) return bare
  return [bare.slice(0, said.index), ...words.slice(0, from)].join(' ').trimEnd()
}
/** What shall not be in the film, after what shall. */
const REFUSAL = /^(?:no|not|nothing) /i
const BREAK = /(?<=[.!?;])\s+|\s*[,;]\s+|\s+[–—-]\s+/u

/** What the film is about comes after these: "a calm nature documentary style video about how penguins …". */
const LEAD =
  /^(?:(?!about\b|on\b)[\w',-]+ ){0,9}?(?:videos?|reels?|shorts?|clips?|tiktoks?|scripts?|overview|explainer|summary|lessons?|introduction)(?: for (?:(?:my|our|the|an?|absolute|total|complete|all|new|young|busy) )?[\w -]{1,30}?)? (?:about|of|on|explaining|that explains?|which explains?|showing) (?=\p{L})/iu
/**
 * A prompt without what it says about the video's length and manner: "write a 30 second script about volcanoes, keep it
 * funny" asks for volcanoes. Its clauses are told apart; those that say how the film shall be go, and the first that says
 * what it is about stays. A prompt of such orders alone stays as it is.
 */
export function stripManner(prompt: string): string {
  // Runs of blanks first: each pattern that begins with some would try all of them.
  const clauses = prompt
    .replace(/\s+/gu, ' ')
    .replace(LENGTH, '')
    .replace(/\babout your own (?=\p{L})/giu, 'about your ')
    .replace(/[’‘]/g, "'")
    .trim()
    .split(BREAK)
  const named = clauses.findIndex((clause) => NAMED.test(clause))
  const first = named > 0 ? named : clauses.findIndex((clause) => !isManner(clause))
  if (first < 0) return prompt
  const bare = clauses
    .filter(
      (clause, at) =>
        at === first || (at > first && !isOrder(clause) && !isAside(clause, clauses[first] ?? '')),
    )
    .map((clause) => cutTails(ASKED.test(clause) ? clause.replace(WHY_ME, '') : clause))
    .reduce((told, clause) => `${told}${/[.!?;]$/.test(told) ? ' ' : ', '}${clause}`)
  return /\p{L}{3}/u.test(bare) ? bare.trim() : prompt
}

/** Behind a question, what somebody tells of themselves: "my aunt lived near there", "im 18 and just got my first card". */
const BESIDES = /^(?:(?:and|because|cause|since|as|btw|so) )?(?:i|i'm|im|i've|ive|my|we|we're|our)\b/i
const ASKED =
  /^(?:so |ok |hi |hey )?(?:why|how|what|who|where|when|which|(?:is|are|was) (?!it (?:normal|ok|okay|wrong|bad|weird|my fault)\b)|do|does|did|can|were)\b/i
/** Asks what it is to anyone who asks, which says nothing of them. */
const WHY_ME =
  /\s*,?\band (?:why|when|how|do|should|would) (?:\p{L}+ )?i (?:even )?(?:care|bother|need (?:it|one|that|this)|know(?: it| this)?)\b/iu

/** What shall not be in the film, or who asks for one that is not about them. */
const isAside = (clause: string, first: string): boolean =>
  REFUSAL.test(clause) || (ASKER.test(clause.trim()) && !OWN.test(first)) || isBesides(clause, first)

const isBesides = (clause: string, first: string): boolean =>
  BESIDES.test(clause) && ASKED.test(first) && !OWN.test(first.replace(WHY_ME, ' '))

/** What somebody tells of themselves behind their question, in their words. */
export function readBesides(prompt: string): readonly string[] {
  const [first = '', ...others] = prompt.trim().split(BREAK)
  return others
    .filter((clause) => isBesides(clause, first) && !isOrder(clause))
    .map((clause) => clause.replace(/,? so (?:please |make|keep|be)\b.*$|[.!?\s]+$/i, ''))
}

/** "Need a christmas reel". */
const WISH =
  /^(?:i )?(?:need|want) (?:an? )?(?:[\w-]+ ){0,3}(?:videos?|reels?|clips?|shorts?|tiktoks?)$|^(?:an? )?(?!my\b|our\b|buy\b|sell\b)(?:[a-z-]+ )?(?:video|reel|clip|short|tiktok|explainer)[.!]*$/i

/** Whether a clause says how the film shall be, and nothing to tell. */
export const isOrder = (clause: string): boolean =>
  WISH.test(clause.trim()) ||
  ORDER.test(clause.trim()) ||
  EFFECT.test(clause) ||
  isManner(clause) ||
  new RegExp(
    String.raw`\b(?:${MANNER_NOUN})(?:\s+${SPAN})?(?:\s+(?:please|pls|plz))?[.!?]*$|\b(?:voice|narrator|narrated|tone|vibes?)\b`,
    'i',
  ).test(clause)

/** Who asks, and whom they teach: "I'm a biology teacher", "grade 9". */
const ASKER =
  /^(?:(?:and|btw|ps)\s+)?(?:i(?:'m| am|m) an? [\w' -]{3,40}|i (?:teach|work (?:as|in|with)) [\w' -]{3,50}|(?:grade|year|form|class|ages?) \d+(?:\s*(?:-|to)\s*\d+)?)[.!]*$/i
/** Where the first clause tells of the person, who they are belongs to it. */
const OWN = /\b(?:i|i'm|i've|my|our|we|us|me)\b/i

/** Whether somebody who says first who they are orders a film about something that is not their own. */
export function ordersOther(prompt: string): boolean {
  const clauses = prompt.trim().split(BREAK)
  const named = clauses.findIndex((clause) => NAMED.test(clause))
  return (
    named > 0 &&
    !OWN.test(
      (clauses[named] ?? '').replace(NAMED, '').replace(/\bso (?:that )?(?:people|they|viewers)\b.*$/i, ''),
    )
  )
}

/** Whether all of its words say how the film shall be. */
function isManner(clause: string): boolean {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []
  return (
    words.some((word) => MANNER_WORDS.has(word) || /^\d+\p{L}/u.test(word) || /^(?:sec|min)/.test(word)) &&
    words.every(
      (word) =>
        MANNER_WORDS.has(word) ||
        /^\d+(?:s|sec|secs|seconds?|min|mins?|minutes?)?$/.test(word) ||
        /^(?:sec|secs|seconds?|min|mins|minutes?)$/.test(word),
    )
  )
}

/** Nobody says more about the manner in one breath. */
const MAX_TAILS = 6

function cutTails(whole: string): string {
  const clause = whole.replace(LEAD, '')
  const sign = /[.!?]*$/.exec(clause)?.[0] ?? ''
  let bare = clause.slice(0, clause.length - sign.length)
  for (let round = 0; round < MAX_TAILS; round += 1) {
    const before = bare
    const quiet = cutSound(bare)
    if (/\p{L}{3}/u.test(quiet)) bare = quiet
    for (const tail of TAILS) {
      const cut = bare.replace(tail, '')
      if (/\p{L}{3}/u.test(cut)) bare = cut
    }
    if (bare === before) break
  }
  return bare + sign
}
