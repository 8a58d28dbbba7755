import type { PoseName } from '../subjects/figure/cast.ts'

/** What people do with their bodies when a sentence says this. Base forms and irregular ones; endings are added. */
const VERBS: readonly (readonly [PoseName, string])[] = [
  ['hug', 'hug|hugged|hugging|embrace|cuddle'],
  ['run', 'run|ran|running|sprint|race|chase|flee|fled|dash|hurried|jog|jogged|jogging|rush|escape'],
  ['climb', 'climb|ascend'],
  ['lie', 'sleep|slept|asleep|nap|napped|snore|dream|dreamt|doze|woke|wakes|waking'],
  ['cook', 'cook|bake|fry|fried|stir|stirred|boil'],
  ['dance', 'dance'],
  ['cheer', 'celebrate|celebration|jumped for joy|scored|win|won|winning|cheer|triumph|succeed|rejoice'],
  [
    'despair',
    'cry|cried|weep|wept|sob|sobbed|mourn|despair|grieve|panic|panicked|burst into tears|gave up|give up|broke down',
  ],
  ['garden', 'planted|planting|plants seeds|gardening|harvest'],
  [
    'kneel',
    'kneel|knelt|dug|digging|bury|buried|pray|repair|mend|fixed|fixing|collapsed|proposed to|scrub|scrubbed',
  ],
  ['carry', 'carry|carried|deliver|haul|drag|dragged|brought|bring'],
  ['lift', 'lift|hoist'],
  ['read', 'read|reading'],
  ['phone', 'scroll|dialed the|texted|texting|phoned|dialed|dialled'],
  [
    'sit-desk',
    'write|wrote|writing|written|typed|typing|type|study|studied|code|coding|program|programmed|invent',
  ],
  ['sit-ground', 'sit|sat|sitting|wait|meditate|rest'],
  ['point', 'point|explain|teach|taught|command|warn|lead|led|announce|preach'],
  [
    'talk',
    'talk|speak|spoke|say|said|tell|told|argue|discuss|meet|met|whisper|answer|reply|replied|ask|shout|promise',
  ],
  [
    'think',
    'think|thought|wonder|decide|remember|imagine|doubt|hesitate|ponder|notice|realise|realize|forget|forgot',
  ],
  [
    'wave',
    'raised his hand|raised her hand|raises his hand|raises her hand|raise your hand|wave|greet|welcome|salute',
  ],
  ['walk', 'walk|stroll|wander|march|hike'],
  ['walk', 'cross|travel|return|arrive|follow|step|stepped|went|go|came|left'],
  ['stand', 'stand|stood|watch|look|stare|gaze|guard|wear|wore'],
]

const PATTERNS: readonly (readonly [PoseName, RegExp])[] = VERBS.map(([pose, verbs]) => [
  pose,
  new RegExp(`\\b(?:${verbs.split('|').map(withEndings).join('|')})\\b`, 'i'),
])

/** "She stepped into the street and started dancing": how she came there is not the act. */
const PASSING = PATTERNS.slice(-2)
const TELLING = PATTERNS.slice(0, -2)

/** "hike" is also hikes, hiked, hiking; "carry" carries. */
function withEndings(verb: string): string {
  if (verb.includes(' ')) return verb
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}(?:e|es|ed|ing)`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}(?:y|ies|ying)`
  return `${verb}(?:s|es|ed|ing)?`
}

/** "He did not run", "ran out of money", "it goes without saying": not the act itself. */
const NOT_MEANT =
  /(?:\b(?:not|never|cannot)|n['’]t) \w+|\bcarr(?:y|ies|ied|ying) (?:(?:the|an?|his|her|its|their|on) )?(?:child|baby|boy|girl|man|woman|body|him|her|on|weight|name|meaning|disease|risk)\b|\b(?:run|ran|running) (?:out|into|by|on|the|a)\b|\b(?:go|goes|going|went) (?:wrong|viral|dark|bankrupt|on|to sleep)\b|\bleft (?:behind|hand|side|over)\b|\bstand(?:s|ing)? for\b|\bpoints? (?:of|out)\b|\bled to\b|\bread(?:s)? as\b/gi

/** The pose of the first act that the words name, or nothing when no act shows in a body. */
export function findPose(text: string): PoseName | null {
  const meant = text.replace(NOT_MEANT, ' ')
  return firstOf(meant, TELLING) ?? firstOf(meant, PASSING)
}

function firstOf(text: string, patterns: typeof PATTERNS): PoseName | null {
  let best: { pose: PoseName; at: number } | null = null
  for (const [pose, pattern] of patterns) {
    const at = pattern.exec(text)?.index ?? -1
    if (at >= 0 && (best === null || at < best.at)) best = { pose, at }
  }
  return best?.pose ?? null
}
