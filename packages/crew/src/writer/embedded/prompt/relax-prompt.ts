import { hasStrangeWord } from '../matching/find-pack.ts'
import { asksForSigns } from '../matching/read-asking.ts'
import { sayPlainly } from './say-plainly.ts'

/** A prompt of which something is taken off, and what of it was more than manner. */
export type Relaxed = { readonly topic: string; readonly dropped: readonly string[] }

/** Words for how something is told, beside those that ask for a video. */
const MANNER = String.raw`(?:short|long|brief|quick|inspiring|inspirational|motivational|uplifting|funny|fun|emotional|touching|heartfelt|dramatic|cinematic|epic|simple|simply|easy|clear|clearly|concise|calm|sad|happy|serious|engaging|educational|informative|entertaining|interesting|detailed|honest|neutral|balanced|friendly|professional|casual|catchy|viral|fast|slow|upbeat|energetic|relaxing|aesthetic|wholesome|spooky|creepy|dark|moody|chill|fast cuts|quick cuts|trending|faceless|narrated|(?:fast|slow)[- ]paced|to the point|beginner[- ]friendly|kid[- ]friendly|family[- ]friendly)`
/** Say how good or how known a thing is, and nothing of it. */
const PRAISE =
  /\b(?:actually|really|truly|genuinely|literally|totally|seem|seems|stuff|cost|nothing|save|saves|money|hours|helps?|matters?|lasts?|sleep|rethink|smile|laugh|cry|gasp|wow|up|night|jaw|drop|question|reality|shock|shocks?|chills|goosebumps)\b/gi
/** Those who may watch, as the end of "for budget travelers" names them. */
const PEOPLE = String.raw`(?:people|persons?|someone|somebody|anyone|anybody|everyone|everybody|those|folks|men|women|guys|girls|boys|kids|children|teens|teenagers|adults|seniors|students?|pupils|learners|class(?:es)?|graders?|graduates|teachers|parents|moms?|mums?|dads?|mothers|fathers|families|couples|singles|friends|beginners?|newbies|starters|pros|experts|travell?ers|tourists|backpackers|visitors|expats|workers|employees|managers|founders|freelancers|creators|entrepreneurs|owners|renters|buyers|sellers|investors|lovers|fans|nerds|gamers|runners|lifters|athletes|cooks|bakers|gardeners|writers|readers|drivers|nurses|doctors|engineers|developers|programmers|designers|artists|musicians|introverts|extroverts|immigrants|millennials|gen z|boomers|retirees|trainees|apprentices|interns|cadets|scouts|cubs|campers|teams?|clubs?|groups?|congregations?|choirs?|troops?|assembl(?:y|ies)|girlfriends?|boyfriends?|wife|husband|grandmas?|grandpas?|boss|colleagues|coworkers|roommates?|neighbors|neighbours|audience|viewers|followers|channel|page|generation)`

/** At the end of a prompt; of each the group is what is taken off. `true` where it was only manner. */
const TAILS: readonly (readonly [isManner: boolean, tail: RegExp])[] = [
  [
    true,
    /[\s,]+((?:that|which) (?:does not|do not|doesn'?t|don'?t|won'?t) (?:cost|take|need) (?:a fortune|(?:too |so )?much(?: \p{L}+)?|hours|forever|all day|too long|a lot(?: of \p{L}+)?))$/iu,
  ],
  [
    true,
    /[\s,]+((?:that|which) (?:most |many |the |other |some )?(?:people|(?!you\b|i\b|we\b)\p{L}+s|men|women|(?:only )?(?:a )?few(?: people)?|hardly anybody|almost nobody|nobody|no one|everyone|everybody|they|you)(?: (?:have|has|probably|usually|often|always|ever|never|rarely|really|even|all|only|do|does|did|don'?t|doesn'?t|didn'?t|cannot|can'?t|won'?t|will|should|must|need|to))* (?:know|knows|knew|heard?|hears?|talks?|tells?|told|mentions?|miss|misses|visit|visits|see|sees|teach|teaches|taught|learn|try|skip|skips|realize)(?: you| us| them| me)?(?: (?:about|of|in))?(?: (?:it|them|school|class))?)$/iu,
  ],
  [
    true,
    /[\s,]+((?:and|plus) (?:how to|ways to) (?:avoid|fix|prevent|stop|beat|handle|solve) (?:them|it|this|these|that|each(?: one)?))$/i,
  ],
  [
    false,
    /[\s,]+((?:and|plus) (?:some |a few )?(?:other|more|similar) (?:[\p{L}-]+ ){0,3}(?:things|facts|stuff|myths|questions|examples|ones))$/iu,
  ],
  [true, /[\s,]+(from (?:zero|scratch|nothing))$/i],
  [true, /[\s,]+((?:and|plus) (?:why|how|what it means|what they mean|what to do|what happened|more))$/i],
  [
    true,
    new RegExp(
      String.raw`[\s,]+((?:(?:but|and|very|really|super|so|kind of|a bit|a little|kept?|make it|told|style)[\s,]+)*${MANNER}(?:(?:\s+(?:but|and|yet|or))?\s+(?:very |really |super )?${MANNER})*(?:\s+(?:style|tone|way|voice|version|video))?)$`,
      'iu',
    ),
  ],
  [
    false,
    new RegExp(
      String.raw`[\s,]+((?:(?:aimed|targeted|directed|geared) (?:at|to|towards?)|(?:meant|made|intended|written) for|(?:the |my )?(?:target )?audience(?: is| are|:)?) .{3,80})$`,
      'iu',
    ),
  ],
  [
    false,
    new RegExp(
      String.raw`[\s,]+(for (?:[\p{L}\d'-]+ ){0,5}?${PEOPLE}\b(?: (?:who|that|with|in|on|over|under|at|of|from|thinking|trying|looking|wanting|starting|learning|working|living|planning|preparing|new|buying|moving|going|aged?)\b.{0,70}|(?: [\p{L}\d'-]+){1,2})?)$`,
      'iu',
    ),
  ],
]
/** A topic without those for whom it is told: "the human spleen" of "the human spleen for nursing students". */
export function stripAudience(topic: string): string {
  const said = TAILS.map(([isManner, tail]) => (isManner ? undefined : tail.exec(topic)?.[1])).find(
    (whom) => whom !== undefined,
  )
  const bare = said === undefined ? topic : bareOf(topic.slice(0, topic.length - said.length))
  return /\p{L}{3}/u.test(bare) ? bare : topic
}

/** An amount or an example that the topic is to be told with: "with 50 dollars a month". */
const EXAMPLE =
  /[\s,]+((?:(?:with|using|on|for|from|of|after) )?(?:an? |the )?(?:examples? (?:of|with) )?[$€£]?\d[\d.,]*k? ?(?:dollars?|euros?|pounds?|bucks|usd|eur|rupees|percent|%)(?: (?:a|per|every|each) (?:day|week|month|year))?)$/iu
/** The time at which everybody sees what is asked about: "why does your stomach growl when you're hungry". */
const CIRCUMSTANCE =
  /^(?:why|how come|what (?:causes|makes))\b.{8,}?[\s,]+((?:when|while|if|after|before|as) (?:you|we|people|i)(?:'re|'m)?(?: [\p{L}'-]+){1,4})$/iu
/** How well something is done, which its steps are for anyway. */
const WELL =
  /[\s,]+((?:very |more |really )?(?:neatly|nicely|cleanly|beautifully|confidently|gracefully|calmly|smoothly|efficiently|effectively|evenly|comfortably|carefully|thoroughly|gently|flawlessly|successfully|responsibly|clearly|better|well|right))$/i
/** Ends in a clause on the thing itself: "octopuses that glow in the dark". */
const RELATIVE = /[\s,]+((?:that|which|who)\s+(\S.{2,80}))$/iu
/** Before a topic: what it is for, up to the word that begins it. */
const LEADS: readonly RegExp[] = [
  /^(?!(?:why|how|what|is|are|do|does|did|can)\b).{3,90}?\b(?=how (?:to|do i|can i|you can) \p{L})/iu,
  /^(?:the )?(?:true |real |whole |short )?stor(?:y|ies) behind (?=\p{L}{3})/iu,
  /^(?!(?:why|how|what|is|are|do|does|did|can)\b).{3,60}?\b(?:explaining|explains|showing|teaching|covering) (?=\p{L}{3})/iu,
]
/** What may stand before a topic, beside words that ask for a video. */
const BEFORE = new RegExp(
  String.raw`\b(?:absolute|total|complete|${PEOPLE.slice(3, -1)}|${MANNER.slice(3, -1)}|explaining|explains?|behind|showing|teaching|covering|educational|tutorial|clip|for|calm)\b`,
  'giu',
)
/** Later sentences and clauses. One that begins with a small word still belongs to what it stands behind. */
const LATER = /(?:[.!?;:]|\s[–—-])\s+\S.*$|,\s+[^,]*$|\s*\([^)]*\)?$/su
/** Each of the steps takes one thing off. */
const MAX_STEPS = 6

/**
 * A prompt with what stands around its topic taken off step by step, the least first: relative clauses that praise, whom it is for, trailing
 * words on how it is told, a second sentence, and what leads to "how to". What was more than manner is named in `dropped`.
 */
export function relaxPrompt(prompt: string): Relaxed[] {
  const all: Relaxed[] = []
  let now: Relaxed = { topic: prompt.trim(), dropped: [] }
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = takeOff({ ...now, topic: bareOf(now.topic) })
    if (next === null) break
    const topic = bareOf(next.topic)
    if (!/\p{L}{3}/u.test(topic)) break
    now = { ...next, topic }
    all.push({ ...now, topic: sayPlainly(topic) })
  }
  return all
}

const bareOf = (text: string): string => text.replace(/^[\s,;:.!–—-]+|[\s,;:.!?–—-]+$/gu, '')

function takeOff({ topic, dropped }: Relaxed): Relaxed | null {
  const without = (said: string, isManner: boolean): Relaxed => ({
    topic: topic.slice(0, topic.length - said.length),
    dropped: isManner ? dropped : [said.trim(), ...dropped],
  })
  for (const [isManner, tail] of TAILS) {
    const said = tail.exec(topic)?.[1]
    if (said !== undefined) return without(said, isManner)
  }
  const well = WELL.exec(topic)?.[1]
  if (well !== undefined) return without(well, true)
  const amount = EXAMPLE.exec(topic)?.[1]
  if (amount !== undefined) return without(amount, false)
  const when = CIRCUMSTANCE.exec(topic)?.[1]
  if (when !== undefined) return without(when, false)
  // Signs that something is so are none without it.
  const [, clause, told] = asksForSigns(topic) ? [] : (RELATIVE.exec(topic) ?? [])
  if (clause !== undefined && told !== undefined) return without(clause, isPraise(told))
  const lead = LEADS.map((one) => one.exec(topic)?.[0]).find(
    (before) => before !== undefined && !hasStrangeWord(before.toLowerCase().replace(BEFORE, ' ')),
  )
  if (lead !== undefined) return { topic: topic.slice(lead.length), dropped }
  const later = LATER.exec(topic)?.[0]
  if (later === undefined) return null
  const said = bareOf(later.replace(/[()]/g, ' '))
  const isManner = !hasStrangeWord(said.toLowerCase().replace(BEFORE, ' ').replace(PRAISE, ' '))
  const next = without(later, true)
  return { topic: next.topic, dropped: isManner ? dropped : [said, ...dropped] }
}

/** Directly behind things that have no name of their own. What they are not is told in its words, too: "without an airport". */
const WHICH_ONES = /(?<!\p{L})(?-i:\p{Ll}+)s (?:that|which|who) (\S.{2,80})$/iu
/** The clause by which a prompt tells the things that it is about from others of their kind: "predicted the future" of "movies that predicted the future". */
export function readWhichOnes(topic: string): string | null {
  const isManner = TAILS.some(([manner, tail]) => manner && tail.test(topic))
  const clause = isManner || asksForSigns(topic) ? undefined : WHICH_ONES.exec(topic)?.[1]
  return clause === undefined || isPraise(clause) || deniesOwnWord(topic, clause) ? null : clause
}

const SEEMS_NOT = /^(?:(?:do|does)(?: not|n['’]?t)|never) (?:feel|look|taste|sound|seem) (\p{L}+)$/iu
/** "Cheap dates that don't feel cheap" are cheap dates. */
const deniesOwnWord = (topic: string, clause: string): boolean => {
  const denied = SEEMS_NOT.exec(clause.trim())?.[1]?.toLowerCase()
  return denied !== undefined && topic.slice(0, -clause.length).toLowerCase().includes(denied)
}

/** "Sound fake but are true", "actually work": no word of it names anything. */
const isPraise = (clause: string): boolean => !hasStrangeWord(clause.toLowerCase().replace(PRAISE, ' '))
