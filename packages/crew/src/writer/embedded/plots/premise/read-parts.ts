import { lookupTable } from '@hookreel/film'
import { nlp } from '../../../../text/english.ts'
import { capitalize } from '../../wording.ts'
import { readPart } from '../plot.ts'

/** What a prompt for a story names: who, what, where and when. */
export type Asked = {
  readonly who: string | null
  readonly other: string | null
  readonly thing: string | null
  readonly place: string | null
  /** "in", "on", "behind": how the place is said. */
  readonly at: string
  readonly when: string | null
  /** What somebody keeps doing, is afraid of, or wants to do: "stealing socks", "thunder", "fly". */
  readonly doing: string | null
  readonly fear: string | null
  readonly wish: string | null
}

/** A clause about somebody ends where another begins. */
const DEED = String.raw`([\p{L}' -]{3,50}?)(?=$|[,.;!?]|\s+(?:and|but|because|until|when|while|so|with|on|in|at|from|by|for|before|after|every)\b)`
const FEAR = new RegExp(String.raw`\b(?:afraid|scared|frightened|terrified) of ${DEED}`, 'iu')
const WISH = new RegExp(
  String.raw`\b(?:who|that|which) (?:really |only |just |always )?(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs?|hopes?) (?:to|of being able to) ${DEED}`,
  'iu',
)
const HABIT = new RegExp(
  String.raw`\b(?:who|that|which) (?:always |only |secretly |can't stop |cannot stop |keeps (?:on )?|loves to |likes to )?(?!is\b|was\b|has\b|had\b|gets?\b|finds?\b|wants?\b|wakes?\b|meets?\b|moves?\b|hears?\b|sees?\b|loses?\b|learns?\b|becomes?\b|cant\b|can't\b|cannot\b|won't\b)(\p{L}+(?:s|ing)) ${DEED}`,
  'iu',
)

/** What somebody found, lost or forgot is what the story is about. */
const OBJECT =
  /\b(?:who|that|which) (?:has |had |suddenly |secretly )?(los(?:t|es)|finds?|found|discover(?:s|ed)|inherit(?:s|ed)|buys?|bought|steals?|stole|opens?|opened|gets?|got|receive[sd]?|builds?|built|hides?|hid|carries|carried|forg(?:ot|ets)|breaks?|broke) (an?|the|his|her|their|its) ([\p{L}' -]{3,30}?)(?=$|[,.;!?]|\s+(?:and|but|in|on|at|under|from|by|for|with|while|when|before|after|that|which)\b)/iu

/** What a prompt says of somebody beside their name. */
function readDeeds(prompt: string): Pick<Asked, 'doing' | 'fear' | 'wish'> {
  const habit = HABIT.exec(prompt)
  return {
    fear: FEAR.exec(prompt)?.[1]?.trim() ?? null,
    wish: WISH.exec(prompt)?.[1]?.trim() ?? null,
    doing: habit === null ? null : `${gerundOf(habit[1] ?? '')} ${habit[2] ?? ''}`.trim(),
  }
}

/** Whether a prompt says what somebody wants or fears, which plots have a part for. */
export const saysFear = (prompt: string): boolean => FEAR.test(prompt) || WISH.test(prompt)

/** "Who forgot the rings" to "forgetting the rings": what somebody did once, for a story that is about the deed. */
export function readDeed(prompt: string): string | null {
  const [, verb = '', article = '', thing] = OBJECT.exec(prompt) ?? []
  return thing === undefined ? null : `${gerundOf(verb)} ${article} ${thing.trim()}`
}

/** "Lost his sword" to "the sword". */
function objectOf(prompt: string): string | null {
  const [, , article = '', thing] = OBJECT.exec(prompt) ?? []
  return thing === undefined ? null : `${/^an?$/i.test(article) ? article : 'the'} ${thing.trim()}`
}

/** Of verbs that are told in the past. */
const PAST: Readonly<Record<string, string>> = lookupTable({
  ...{ lost: 'losing', found: 'finding', forgot: 'forgetting', stole: 'stealing', broke: 'breaking' },
  ...{ hid: 'hiding', got: 'getting', bought: 'buying', built: 'building' },
})

/** "Steals" to "stealing". */
export function gerundOf(verb: string): string {
  const past = PAST[verb.toLowerCase()]
  if (past !== undefined) return past
  if (/ing$/i.test(verb)) return verb
  const [form] = nlp(verb).verbs().conjugate() as { Gerund?: string }[] // compromise types its output as any
  return form?.Gerund ?? `${verb.replace(/e?s$/i, '').replace(/(?<=[^aeiou])e$/i, '')}ing`
}

const PEOPLE = new Set(
  `guy lady rival teen family team man woman boy girl child kid baby mother father mom mum dad grandmother grandfather grandma grandpa granny aunt uncle sister brother twin twins cousin friend neighbor neighbour stranger couple widow widower bride groom wife husband
  king queen prince princess knight wizard witch pirate thief ghost robot astronaut nurse cook chef guard clerk pilot monk nun priest detective spy student pupil teenager orphan soldier captain sailor fisherman mailman postman hero villain giant dwarf elf fairy mermaid monster vampire werewolf alien angel
  chef judge mayor coach athlete cowboy ninja genie zombie gnome troll ogre yeti mummy skeleton employee refugee trainee intern
  artist pianist violinist cellist florist dentist scientist librarian musician magician electrician guardian caretaker babysitter nanny janitor caregiver clown mechanic tourist tenant roommate landlord boss intern model apprentice hermit
  dog cat puppy kitten fox bear wolf owl mouse rabbit bunny hedgehog squirrel deer horse pony cow pig sheep lamb goat duck goose hen chicken bird penguin lion tiger elephant monkey whale dolphin fish turtle tortoise frog snail bee butterfly caterpillar dragon unicorn dinosaur panda koala sloth bat seal otter raccoon badger donkey camel crow raven sparrow
  goldfish parrot ferret gecko lizard crab lobster octopus squid shark ant spider worm beetle ladybug firefly moth cricket gorilla giraffe zebra hippo rhino kangaroo llama alpaca moose bull calf foal chick rooster turkey peacock swan pigeon seagull pelican flamingo ostrich eagle hawk falcon
  rat mole beaver skunk porcupine possum armadillo weasel lemur crocodile alligator snake toad walrus jellyfish starfish seahorse poodle corgi greyhound`.split(
    /\s+/,
  ),
)
/** Who live in stories for children. */
const TOYS = new Set(
  'moon star cloud snowman scarecrow train tractor truck boat lighthouse tree flower leaf teddy doll toy clock'.split(
    ' ',
  ),
)
/** Not people in spite of how they end. */
const THINGS =
  /\b(?:coffee|toffee|fee|knee|butter|burger|beer|soccer|twitter|tinder|uber|letter|mirror|computer|monitor|dryer|toaster|heater|blender|freezer|mixer|sticker|folder|router|server|generator|projector|detector|meter|thermometer|sensor|tractor|trailer|cooker|charger|filter|helicopter|planner|boulder|shoulder|weather|disaster|matter|horror|terror|error|chapter|paper|river|tower|door|floor|flower|water|winter|summer|corner|theater|theatre|number|sweater|locker|dinner|poster|master key|calculator|refrigerator|radiator|motor|typewriter|answer|power|ladder|feather|hammer|lantern|amulet|finger|counter|cellar|pillar|scooter|printer|speaker|drawer|counter|timer|container|shower|closet|doll|piano|clock|umbrella|painting)\b/i
export const PLACES =
  /\b(?:house|home|mansion|castle|hotel|motel|inn|hospital|asylum|school|classroom|library|museum|mall|store|shop|supermarket|station|airport|harbor|harbour|port|pier|beach|island|lake|river bank|forest|woods|jungle|desert|mountain|mountains|hill|valley|village|town|city|street|alley|road|bridge|tunnel|cave|mine|basement|attic|cellar|garage|kitchen|bedroom|bathroom|hallway|office|factory|warehouse|theater|theatre|cinema|circus|carnival|fairground|amusement park|park|garden|field|farm|barn|church|cathedral|chapel|graveyard|cemetery|subway|metro|bus|night bus|night train|train station|train|ship|boat|submarine|space station|spaceship|apartment|flat|cabin|camp|campsite|lighthouse|prison|ferry|tram|village well|old well|monastery|convent|dormitory|dorm|hostel|bunker|parking lot|car park|quarry|windmill|observatory|clinic|morgue|swamp|petrol station|laundromat|diner|cafe|café|restaurant|bakery|pool|gym|zoo|elevator|rooftop|window|north pole)\b/i
export const GENRE_WORDS =
  /\b(?:(?:a|an|one|some|the|true|real|short|scary|scariest|creepy|spooky|horror|terrifying|ghost|eerie|dark|chilling|campfire|bedtime|goodnight|good night|sleepy|sleep|gentle|calm|quiet|soothing|cozy|cosy|love|romantic|romance|mystery|detective|crime|whodunit|heart-?warming|touching|wholesome|inspiring|uplifting|emotional|tragic|heart-?breaking|happy|sad|sweet|cute|funny|hilarious|comedy|silly|adventure|epic|sci-?fi|science[- ]fiction|futuristic|original|fictional|little)\s+)*(?:story|stories|tale|tales|romance|mystery|whodunit|creepy ?pasta|bedtime|something scary|something creepy|monologue|fairy tale|fairytale|(?<=(?:scary|creepy|spooky|horror|terrifying|bedtime|romantic|mystery) )(?:videos?|reels?|clips?|shorts?))\b/i

/** Whose kind of story it is names nobody in it: "a short children's story". */
const FOR_CHILDREN =
  /\b(?:kid(?:s|'s|s')?|child(?:ren)?(?:s|'s|s')?|toddler(?:s|'s|s')?)(?= (?:bedtime |goodnight )?(?:stor(?:y|ies)|tales?|fairy ?tales?)\b)/i

/** Asks for the mood and names nothing: "creepy", "two sentence horror". */
const MOOD_ALONE =
  /^(?:(?:something|somthing|sth|anything|very|really|an?|some|two|three|sentences?|of)\s+)*(?:scary|creepy|spooky|horror|terrifying|ghosts?)(?:\s+(?:videos?|stuff|things?|content|shorts?))?$/i

const YOUNG =
  'son|daughter|kids?|child|boy|girl|nephew|niece|grandson|granddaughter|toddler|twins|little one|class|students|pupils'
const FOR_SOMEBODY_SMALL = new RegExp(
  String.raw`\s*,?\bfor (?:my|our) (?:[\p{L}\d-]+ ){0,3}?(?:${YOUNG})\b(?:,? (?:(?:named|called) )?(?!who\b|that\b|about\b)(\p{L}[\p{L}'-]+(?: and \p{L}[\p{L}'-]+(?=$|[,.;!?]| who\b| about\b))?))?(?:,? (?:aged? )?\d{1,2}(?: years? old| ?yo)?\b,?)?(?: \(.*?\))?(?:,? (?:who|he|she|they)\b.*|(?= about\b))?`,
  'iu',
)
const LOVES =
  /\b(?:loves?|likes?|adores?|(?:is|are) (?:crazy|mad) about|(?:is|are) obsessed with|(?:is|are) into) ([\p{L}' -]+?)(?=$|[,.;!]| but\b| a lot\b)/iu

export type Listener = {
  readonly name: string | null
  readonly loves: readonly string[]
  readonly rest: string
}

/** The child whom a story is for, and the things that it loves; the prompt without them. */
export function readListener(prompt: string): Listener {
  const found = FOR_SOMEBODY_SMALL.exec(prompt)
  if (found === null) return { name: null, loves: [], rest: prompt }
  const name = found[1] ?? null
  const loves = (LOVES.exec(found[0])?.[1] ?? '')
    .split(/\s+and\s+/)
    .map((thing) => thing.replace(/^(?:the|an?|her|his|their)\s+/i, '').trim())
    // Nobody meets a colour.
    .filter((thing) => thing !== '' && thing.split(' ').length <= 3 && !/\bcolou?r\b/i.test(thing))
    .map((thing) => nlp(thing).nouns().toSingular().text().trim() || thing)
  return {
    name: name === null ? null : capitalize(name),
    loves,
    rest: prompt.replace(found[0], ' ').trim(),
  }
}

/** What a child's story must tell of: what the prompt says, with the child's name and what it loves. */
export function premiseForChild(prompt: string): string {
  const { name, loves, rest } = readListener(prompt)
  return [rest, name ?? '', ...loves].join(' ')
}

/** Reads the parts that a prompt names after the words that ask for a story. */
export function readParts(prompt: string, hasToys = false): Asked {
  let rest = prompt
    .replace(/[’‘]/g, "'")
    .replace(/[[\]{}]/g, '')
    .replace(/[.!?]+$/, '')
    .replace(/\b(?:mars|venus|jupiter|saturn|neptune)\b/g, capitalize)
    .replace(
      /^(?:please\s+)?(?:i (?:want|need|would like|'d like)\s+|(?:write|tell|make|create|give)\s+(?:me|us)?\s*)?/i,
      '',
    )
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[.!?]+\s.*$/s, '')
    .replace(/,?\s*\b(?:two|three|one) (?:sentences?|lines?|minutes?)(?: at a time| long)?,?/i, '')
    .replace(/\s+\b(?:with|and) an? (?:twist|plot twist|happy ending|sad ending|surprise ending)\b.*$/i, '')
    .trim()
  rest = rest
    .replace(MOOD_ALONE, '')
    .replace(/\s+horror$/i, '')
    .replace(FOR_CHILDREN, ' ')
    .replace(GENRE_WORDS, ' ')
    .replace(/^\s*(?:dramatic|emotional|powerful|inner)\s+/i, ' ')
    .replace(/^[\s:;–—-]+/, ' ')
    .replace(/^\s*(?:by|from)\s+/i, ' ')
    .replace(
      /^[\s,]*(?:(?:that |which )?(?:takes place|is set|set|happens|plays)(?= (?:in|at|on|inside|near|aboard))|,)/i,
      ' ',
    )
    .replace(/^\s*for (?:my|our) (?:[\p{L}' -]+?),\s*/iu, ' ')
    .replace(/,\s+(?!(?:in|on|at|set|and|who|that|with|where|when)\b).*$/i, '')
    .replace(/^\s*(?:for (?:my |our |the )?[\p{L}' ]+? )?(?=about|of|with|where|in|at|on|set|between)/iu, ' ')
    .trim()
  const year = /\b(?:in|from|around) (?:the )?(1[5-9]\d\d|20\d\d)s?\b/i.exec(rest)
  const season =
    /\b(?:at|on|in|during) (?:(?:the|a) )?((?:mid)?night|dawn|dusk|noon|christmas(?: eve)?|halloween|new year's eve|winter|summer|autumn|spring|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: night)?|friday the 13th)\s*$/i.exec(
      rest,
    )
  const day = season?.[0].replace(/^(?:at|in|on|during) (?:the |a )?night\s*$/i, 'one night') ?? null
  const when = year?.[1] === undefined ? day : `in ${year[1]}`
  for (const found of [year?.[0], season?.[0]])
    // "In 1930s Chicago" is in Chicago.
    if (found !== undefined)
      rest = rest.replace(new RegExp(`${found}(?= \\p{Lu})`, 'u'), 'in').replace(found, ' ')
  rest = rest
    .replace(/^(?:about|of|with|featuring|starring|on)\s+/i, '')
    .replace(/\bset\s+(?=in|at|on)/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  const between = /^(?:between )?(.+?) and (.+)$/i.exec(rest.replace(/^between /i, ''))
  const located =
    /(?:^|\s)(in|at|on|inside|behind|under|beneath|near|above|aboard)\s+((?:an?|the|my|our|your|his|her|their)\s+)?([^,]+)$/i.exec(
      rest,
    )
  const isPlace =
    located?.[3] !== undefined &&
    (PLACES.test(located[3]) || located[2] !== undefined || /^\p{Lu}/u.test(located[3]))
  // "The woods behind our school" is one place.
  const whole =
    isPlace &&
    PLACES.test(cutClause(rest.slice(0, located?.index))) &&
    !isSomebody(cutClause(rest.slice(0, located?.index)), hasToys)
  const deeds = readDeeds(prompt)
  if (whole) return { who: null, other: null, thing: null, place: rest, at: 'in', when, ...deeds }
  const place = isPlace ? `${located?.[2] ?? ''}${cutClause(located?.[3] ?? '')}`.trim() : null
  const subject = isPlace ? rest.slice(0, located?.index).trim() : rest
  const roles = sort(
    between !== null && !isPlace
      ? [between[1] ?? '', between[2] ?? '']
      : subject.split(/\s+and\s+|\s+with\s+(?=(?:an?|the|my|his|her|their)\s)/i),
    hasToys,
  )
  const isHeld = roles.thing === null || !HAPPENS.test(roles.thing)
  return {
    ...roles,
    thing: isHeld ? (roles.thing ?? objectOf(prompt)) : null,
    place: place ?? roles.place,
    at: isPlace ? (located?.[1] ?? 'in').toLowerCase() : 'in',
    when: when ?? (isHeld ? null : `during ${readPart(roles.thing ?? '').first}`),
    ...deeds,
  }
}

/** What happens and is no thing: nobody carries a night shift down to the river. */
const HAPPENS =
  /\b(?:shift|wedding|party|exam|trip|journey|flight|dinner|meeting|lesson|sleepover|funeral|birthday|vacation|holiday|game|match|race|concert|blackout|power cut|storm|snowstorm|thunderstorm|hike|rehearsal|interview)$/i

/** A phrase without the clause that follows it: "a train that was afraid" is a train. */
const cutClause = (phrase: string): string =>
  phrase
    .replace(/,.*$/, '')
    .replace(
      /\s+(?:home alone|all alone|alone|that|which|who|whose|when|where|while|learning|looking|trying|going|living|is|was|are|were|learns?|finds?|wants?|goes|gets?|has|had|can|can't|could|who's|from|with|for|to|in|on|at|by|but|so|because|during|after|before)\b.*$/i,
      '',
    )
    .trim()

function sort(
  phrases: readonly string[],
  hasToys: boolean,
): Pick<Asked, 'who' | 'other' | 'thing' | 'place'> {
  const found: { who: string | null; other: string | null; thing: string | null; place: string | null } = {
    who: null,
    other: null,
    thing: null,
    place: null,
  }
  for (const each of phrases
    .map((phrase) => cutClause(phrase.trim()))
    .filter((phrase) => /\p{L}{2}/u.test(phrase))
    .slice(0, 3)) {
    if (!isThing(each)) continue
    if (isSomebody(each, hasToys)) {
      // Several people are no single hero: the story keeps its own, and uses the rest.
      if (/^(?:two|three|four|five|some|many)\b/i.test(each)) continue
      if (found.who === null) found.who = each
      else found.other ??= each
    } else if (PLACES.test(each) && !THINGS.test(each)) found.place ??= each
    else found.thing ??= each
  }
  return found
}

/** Names something in a few words: half a sentence is no part of a story. */
function isThing(phrase: string): boolean {
  const words = phrase
    .replace(/^(?:an?|the|my|our|his|her|their|two|three)\s+/i, '')
    .replace(/\s+(?:named|called)\s+.*$/i, '')
  if (
    words.split(/\s+/).length > 4 ||
    /^(?:(?:something|somebody|someone|anything|nothing|it)$|(?:that|which|who)\b|\d)/i.test(words)
  )
    return false
  if (nlp(words).match('^(#PresentTense|#Infinitive) #Noun').found && /^\w+s\b/.test(words)) return false
  // A verb in its middle makes it a sentence; "talking clock" and "lost dog" are things.
  return (
    !nlp(words).match('(#Noun|#Pronoun) (#PastTense|#PresentTense|#Modal|#Auxiliary|#Copula)').found &&
    !/\b(?:about|videos?|stor(?:y|ies)|tales?|sentences?|loves?|likes?|hor+or|scary|creepy|for|vs|versus|don'?t|doesn'?t|didn'?t|won'?t|show|has to)\b/i.test(
      words,
    )
  )
}

/** Whether a noun phrase names somebody: its last word is a person or an animal, or ends like a calling. */
export function isSomebody(phrase: string, hasToys = false): boolean {
  const bare = phrase.toLowerCase().replace(/\s+(?:named|called)\s+.*$/, '')
  const last = bare.split(/\s+/).at(-1) ?? ''
  // "Being a twin" is nobody.
  if (/^(?:not )?\p{L}{2,}ing\s/u.test(bare) && nlp(bare).match('^#Gerund').found) return false
  if (hasToys && TOYS.has(last)) return true
  if (THINGS.test(last) || PLACES.test(last)) return false
  return (
    PEOPLE.has(last) ||
    PEOPLE.has(last.replace(/s$/, '')) ||
    (/(?:er|or|ist|ian|man|woman|ess|eer|ee|ers|ors|ists|ians)$/.test(last) && last.length > 4)
  )
}
