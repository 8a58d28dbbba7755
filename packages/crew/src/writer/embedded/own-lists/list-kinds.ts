/** What a list is of: it decides how it is opened, counted and closed. */
export type ListKind =
  | 'rules'
  | 'tips'
  | 'lessons'
  | 'habits'
  | 'mistakes'
  | 'signs'
  | 'reasons'
  | 'steps'
  | 'routine'
  | 'meals'
  | 'packing'
  | 'menu'
  | 'sale'
  | 'event'
  | 'thanks'
  | 'letter'
  | 'plain'

/** Names a list in many. */
const NOUNS: readonly (readonly [ListKind, string])[] = [
  ['rules', 'rules?|commandments|principles|etiquette'],
  ['tips', 'tips|tricks|hacks|secrets|advice|ways|pointers|takeaways'],
  ['lessons', 'lessons|truths|realizations'],
  ['habits', 'habits'],
  ['mistakes', 'mistakes|errors|regrets'],
  ['signs', 'signs|red flags|green flags|symptoms'],
  ['reasons', 'reasons?'],
  ['steps', 'steps'],
  ['menu', 'specials?|menu|prices|price list|services|flavou?rs|offers|classes'],
  ['packing', 'packing list|check ?list|essentials|must[- ]haves|to-?do list|bucket list|shopping list'],
  [
    'plain',
    'joys|perks|pleasures|wonders|surprises|comforts|things|stuff|phrases|sayings|sentences|lines|questions|traits|flaws|quirks|icks|pet peeves|deal ?breakers|non-negotiables|excuses|drinks|snacks|hobbies|chores|subscriptions|dishes|milestones|blessings|goals|changes|moments|memories|people|places|books|foods|meals|games|songs|movies|films|shows|apps|tools|exercises|activities|ideas|decisions|purchases|skills|traditions|words|boundaries|expenses|jobs|cities|spots|gifts|promises|resolutions|wins|fears',
  ],
]
/** One of them, before its number: "rule one". What has no such word is only counted. */
const ONE_OF =
  /^(?:rule|commandment|principle|tip|trick|hack|secret|lesson|truth|habit|mistake|error|regret|sign|red flag|green flag|symptom|reason|step)$/i

/** A list by its name: "my grandpa's rules for fishing" has an owner, a noun and what follows. */
export type NamedList = {
  readonly kind: ListKind
  /** "my grandpa's ", "the ", or nothing. */
  readonly whose: string
  readonly noun: string
  /** "Rule" before its number; empty where things are only counted. */
  readonly one: string
  readonly count: string
  /** "Top ", where that is said. */
  readonly top: string
  readonly rest: string
}

const ANY_NOUN = NOUNS.map(([, nouns]) => nouns).join('|')
const COUNT = String.raw`\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|some`
const NAMED = new RegExp(
  String.raw`^(?<whose>(?:(?:my|our|the|these|those)(?: (?:[\p{L}-]+ )?[\p{L}-]+'s?)?|(?:[\p{L}-]+ ){0,2}[\p{L}-]+'s) )?(?<top>top )?(?:(?<count>${COUNT}) )?(?<adj>(?:(?!(?:i|we|to|for|in|of|on|with|about|from|that|who|how|why|what|when|is|are|was|were|the|a|an|my|our)\b)[\p{L}\p{N}'-]+ ){0,3}?)(?<noun>${ANY_NOUN})\b(?<rest>.*)$`,
  'iu',
)

/** Whatever somebody has so many of: "my five coffee drinks under 5 bucks". */
const COUNTED = new RegExp(
  String.raw`^(?<whose>(?:my|our) )(?<top>top )?(?<count>${COUNT}) (?<adj>(?:[\p{L}-]+ ){0,3}?)(?<noun>(?!years|months|weeks|days|hours|minutes)\p{L}{2,}(?<!s)s)(?<rest>(?: .*)?)$`,
  'iu',
)
/** Or does: "3 stretches I do before every shift". */
const DONE = new RegExp(
  String.raw`^(?<count>${COUNT}) (?<adj>(?:[\p{L}-]+ ){0,2}?)(?<noun>(?!years|months|weeks|days|hours|minutes)\p{L}{2,}(?<!s)s)(?<rest> (?:that |which )?(?:i|we)\b.*)$`,
  'iu',
)
/** Are told of the name of a list by what follows it. */
const LEARNED =
  /\b(?:learn(?:ed|t|ing)?|taught|teaches|know|knew|tells?|told|realized?|understood|wished?|warn(?:s|ed)?)\b/i
const SOLD = /\b(?:we|i) (?:now )?(?:offer|sell|serve|rent|fix|repair|bake|print|clean)\b/i

const kindOfRest = (rest: string): ListKind => {
  if (LEARNED.test(rest)) return 'lessons'
  return SOLD.test(rest) ? 'menu' : 'plain'
}

export function readNamed(head: string): NamedList | null {
  const met = NAMED.exec(head) ?? COUNTED.exec(head) ?? DONE.exec(head)
  const { whose = '', top = '', count = '', adj = '', noun = '', rest = '' } = met?.groups ?? {}
  if (noun === '') return null
  const [kind = 'plain'] = NOUNS.find(([, nouns]) => new RegExp(`^(?:${nouns})$`, 'i').test(noun)) ?? []
  // "Ways my cat wakes me" are no advice.
  const isPlain = kind === 'plain' || (/ways$/i.test(noun) && !/^ (?:to|i|we)\b/i.test(rest))
  const meant = isPlain ? kindOfRest(rest) : kind
  const one = noun.toLowerCase().replace(/s$/, '')
  return { kind: meant, whose, one: ONE_OF.test(one) ? one : '', count, top, noun: `${adj}${noun}`, rest }
}

const OWN = String.raw`(?:i|we|my|our|me|us)`
/** Lists that are named by a clause of their own. */
const CLAUSES: readonly (readonly [ListKind, RegExp])[] = [
  ['routine', /^what (?:i|we) do (?:on|in|every|each|before|after|all|first)\b/i],
  ['menu', /^why (?:choose|pick|hire|book|join|visit|come to|(?:us|me)$)\b|^what makes (?:us|our|me|my)\b/i],
  ['letter', /^to (?:everyone|everybody|anyone|anybody|all|every|the|new)\b/iu],
  ['sale', /^for sale by\b/i],
  [
    'menu',
    /^what(?:'s| is|s) (?:in|inside) (?:my|our|the|each|every) (?:[\p{L}-]+ ){0,3}(?:box(?:es)?|kits?|bundles?|baskets?|sets?|packages?)\b/iu,
  ],
  ['tips', /^how to\b/i],
  ['meals', /^what (?:i|we|my [\p{L} ]+?|our [\p{L} ]+?) (?:eats?|ate|cooks?|cooked|drinks?|feeds?|had)\b/iu],
  [
    'packing',
    /^what (?:i|we) (?:always |never )?(?:pack|bring|carry|take|keep)\b|^what(?:'s| is|s) (?:in|inside|on) (?:my|our)\b|^what to (?:bring|pack|wear)\b/iu,
  ],
  [
    'menu',
    /^what (?:i|we) (?:offer|sell|serve|make|fix)\b|^what we do(?: at| for|$)|^what(?:'s| is|s) (?:new|on|coming|cooking|in stock|on tap|for (?:lunch|dinner|sale))\b|^(?:we|i) (?:offer|sell|serve|have|do)$/iu,
  ],
  [
    'lessons',
    new RegExp(
      String.raw`^what (?:${OWN}\b.*|nobody|no one|no-one|everyone|they|people)\b.*\b(?:learn(?:ed|t)?|taught|tell|tells|told|know|knew|warn(?:s|ed)?)\b`,
      'iu',
    ),
  ],
  ['lessons', /^what .{3,60}? (?:taught|teaches|has taught) (?:me|us)\b/i],
  [
    'plain',
    /^what (?:really |finally |actually )?(?:worked|works|helped|helps|saved|kept|changed|made|got|happened|surprised)\b/i,
  ],
  [
    'menu',
    /\b(?:stand|shop|market|farm|menu|stock|bakery|store|truck) (?:update|restock)\b|^(?:now |back |new |fresh )+in stock\b/i,
  ],
  [
    'routine',
    /^(?:my|our) (?:[\p{L}-]+'s )?(?:bedtime|morning|night|evening|day|week|weekend|shift|workday)$/iu,
  ],
  [
    'lessons',
    /\b(?:my|our) .{2,40} (?:always |still )?(?:says|said|told (?:me|us)|tells (?:me|us)|taught (?:me|us))$/iu,
  ],
  [
    'menu',
    /^what you(?:'ll| will)? get\b|^what(?:'s| is) included\b|^(?:new|back|coming soon|now) (?:at|in|on) (?:the|our|my)\b/i,
  ],
  ['packing', /\bhaul\b|\b(?:kit|setup|gear|starter pack|wish ?list|registry)(?: (?:from|for|of) .+)?$/i],
  ['plain', /\b(?:tour|recap|update)$/i],
  ['reasons', /^how (?:i|we) (?:knew|know|realized|decided|found out|could tell)\b/i],
  ['steps', new RegExp(String.raw`^how ${OWN}\b`, 'iu')],
  ['reasons', new RegExp(String.raw`^(?:this is |here's |here is )?why (?:i|we|my|our)\b`, 'iu')],
  ['plain', /^what (?:i|we|my|our|nobody|everyone|they|people|it)\b/iu],
  [
    'routine',
    /\b(?:routine|ritual|schedule|skincare)\b|^(?:an? |my |our |the )?(?:typical |normal |average |real |perfect |full )?(?:day|morning|night|evening|week|weekend|sunday|saturday|monday|shift)(?: in (?:my|our|the) life)?(?: (?:as|at|in|of|with|on|before|after)\b.*)?$/iu,
  ],
  [
    'sale',
    /\b(?:garage|yard|moving|estate|bake|rummage|tag|porch|plant|book|toy|clothes|sidewalk|church|charity|clearance|closing) sale\b|\b(?:flea|farmers'?|farmer's|craft|christmas|holiday|makers?) (?:market|fair)\b/iu,
  ],
  [
    'event',
    /\b(?:camp|open house|open day|block party|fundraiser|festival|workshop|book fair|fun day|family day|potluck|meetup|reunion|tournament|carnival|clean-?up day|game night|movie night)\b/iu,
  ],
  [
    'thanks',
    /^(?:a |an )?(?:big |huge |special )?(?:thank you|thanks|thank u|shout ?out)(?: so much)? to\b/iu,
  ],
  [
    'plain',
    /\bin (?:numbers|\d+ (?:points|words|numbers|steps|facts|photos|things|moments)|(?:three|four|five|six) (?:points|words|things|moments))$/iu,
  ],
  ['plain', /^(?:my|our) (?:all[- ]time )?(?:favou?rite|top|best|biggest)\b/iu],
]

/** What a clause that names a list says of it; null where it names none. */
export const kindOfClause = (head: string): ListKind | null =>
  CLAUSES.find(([, said]) => said.test(head))?.[0] ?? null
