import { nlp } from '../../../text/english.ts'
import { isTrueStory } from '../prompt/true-story.ts'
import type { Genre } from './genre.ts'
import { readMotto } from './speeches/restate-encouragement.ts'
import { isSomebody } from './premise/read-parts.ts'

const GENRES: readonly (readonly [Genre, RegExp])[] = [
  ['pov', /^(?:an?\s+)?pov\b|\bpov (?:story|video)\b/i],
  [
    'letter',
    /\b(?:letters? (?:to|from)|write to|an? (?:open |love |goodbye |farewell |thank[- ]you )?letter (?:to|for)|love letter)\b/i,
  ],
  [
    'monologue',
    /\b(?:monologues?|soliloqu\w+|diary of an?|diary entr(?:y|ies)|from the (?:perspective|point of view|view) of)\b/i,
  ],
  [
    'motivation',
    /\b(?:grind|hustle|gym|locker[- ]room|half-?time|pre[- ]?game|hype|coach'?s?|(?:never|don'?t) (?:give up|quit)) speech\b|^(?:an? )?(?:short )?message (?:for|to) (?:[\p{L}]+ ){1,3}?(?:before|after|who|starting|beginning)\b|^(?:please )?(?:encourage|motivate|inspire|uplift|reassure|comfort|cheer (?:up|on)) (?:my|our|the|all|every\p{L}+|any\p{L}+|those|people|(?:new |young |tired )?\p{L}+s (?:who|that|before|after|in|at|on|with))\b|\bspeech (?:like|of|from) an? coach\b|\b(?:monday|morning|graduation day|friday) speech\b|^(?:some )?(?:gentle|kind|kinder|comforting|warm|encouraging|soft|healing) words (?:for|to)\b|^it(?:'?s| is) (?:(?:not|never) too late|(?:ok|okay|fine|allowed|normal) (?:to|not to|that|if))\b|^(?:an? |the |some )?(?:[\p{L}-]+ )?talk (?:to|for|with) [^?]*\b(?:who|whose)\b|^(?:[\p{L}-]+ ){0,2}words (?:for|to) (?:someone|somebody|people|those|anyone|everyone|the (?:wo)?m[ae]n|an? \p{L}+ who)\b|^(?:(?:write|say|make|give)(?: me)? )?(?:something|some words|words|a video|a message) (?:for|to) (?:[\p{L}]+ ){0,2}(?:people|everyone|everybody|anyone|those|somebody|someone|students|women|men|moms|mums|dads|parents|teens|teachers|nurses) (?:who|that|feeling|going|with|in)\b|^(?:never (?:give|giving) up|not (?:giving up|quitting)|don'?t (?:give up|quit)|keep(?:ing)? going)\b|^you(?:'re| are) (?:not|more|worth|still|stronger|enough|allowed|doing|going|almost|never)\b|\b(?:something|words|an? video|an? message|an? speech) to (?:motivate|encourage|inspire|cheer up)\b|\b(?:words of encouragement|encouragement (?:for|to)|encouraging (?:words|message|speech|video))\b|\b(?:motivation(?:al)?|pep talk|inspirational (?:speech|video|message|words|talk)|inspire me|motivate me|inspiring (?:speech|words|message|talk))\b/iu,
  ],
  [
    'bedtime',
    /\b(?:bedtime|good ?night (?:story|tale)|lullaby story|sleep story|story to (?:fall asleep|sleep)|calming story)\b/i,
  ],
  [
    'romance',
    /\b(?:love (?:story|stories)|romances?|romantic (?:story|tale|short|comedy)|(?:story|tale) (?:about|of) (?:falling in )?love|meet[- ]cute)\b/i,
  ],
  [
    'scary',
    /^(?:something|someone|somebody|footsteps|(?:an? |the )?(?:noises?|voices?|faces?|shadows?|scratching|knocking|whispers?)) (?:in|under|behind|outside|at|on|from|inside|beneath|above) (?:my|our|your|his|her)\b|^(?:(?:something|anything|very|really|a|an|some)\s+)*(?:scary|horror|creepy|spooky|ghosts?|terrifying)(?:\s+(?:videos?|stuff|things?|content|shorts?))?[.!?]*$|\bhorror\b(?!\s+(?:movies?|films?|games?|books?|genre|facts?|house|icons?))|\b(?:something|somthing|sth|anything) (?:really |very |super |so )?(?:scary|creepy|spooky)\b|\b(?:scary|horror|creepy|spooky|terrifying|ghost|eerie|chilling|disturbing|haunted|campfire)\b.*\b(?:story|stories|tale|tales|something|set|in|about)\b|\b(?:something|anything) (?:scary|creepy|spooky)\b|\bcreepy ?pasta\b|\b(?:story|stories|tales?) (?:that (?:is|are) )?(?:scary|creepy|spooky)\b/i,
  ],
  [
    'adventure',
    /\b(?:adventure|pirate|treasure|quest|explorer'?s?) (?:story|stories|tale)\b|\b(?:an? |epic )adventure (?:about|of|with|in|on)\b|\b(?:story|tale) (?:of|about) (?:an? )?(?:adventure|quest|treasure hunt|expedition)\b/i,
  ],
  [
    'mystery',
    /^(?:an? )?(?:short )?(?:mystery|whodunit)(?:\s?[:–-]\s?(?=\S)| (?:about|of) an? (?=.* (?:who|that|which) ))|\b(?:mystery|detective|crime|murder|whodunit|noir) (?:story|stories|tale|short)\b|\b(?:story|tale) (?:of|about) an? (?:missing|stolen|lost|disappeared|detective|secret)\b|\bwhodunit\b/i,
  ],
  [
    'scifi',
    /^(?:an? )?(?:short )?(?:sci-?fi|science[- ]fiction)\s?[:–-]\s?(?=\S)|\b(?:sci-?fi|science[- ]fiction|futuristic|dystopian|space opera|cyberpunk) (?:short )?(?:story|stories|tale|short)\b|\b(?:story|tale) (?:set )?in (?:the (?:far )?future|space|the year (?:2[1-9]|[3-9]\d)\d\d)\b/i,
  ],
  [
    'funny',
    /\b(?:funny|hilarious|comedy|comic|comical|silly|humou?rous|absurd)(?: little| short)? (?:story|stories|tale|skit|sketch)\b|\b(?:story|tale) (?:that (?:is|'s) )?(?:funny|hilarious)\b/i,
  ],
  [
    'bedtime',
    /\b(?:fairy ?tales?|(?:children's|kids'?|child's) (?:story|stories|tale)|(?:story|tale) for (?:kids|children|(?:my|our) (?:[\w-]+ ){0,2}(?:son|daughter|kids?|children|toddler|niece|nephew|grandson|granddaughter|twins|baby)))\b/i,
  ],
]
/** What tells of stories rather than telling one. */
const ABOUT_STORIES =
  /\b(?:how to|tips|facts?|why do|why are|history of|best|top \d+|review|movies?|films?|books?|games?|ideas for|instagram|success stor\w+|true stor\w+|real stor\w+|the story of|my (?:own )?story)\b/i
/** Asks for one to be told, whatever it is about: a best man, a missing book. */
const TELLS =
  /^(?:(?:tell|write|make|create|give)(?: me| us)? )?(?:an? )?(?:[\p{L}-]+ ){0,3}(?:story|tale) (?:about|of) (?:an?|two|three|my|the) |^(?:an? )?(?:short )?(?:mystery|whodunit|sci-?fi|science[- ]fiction)(?: story)?\s?[:–-]\s?(?:an?|the|two|three) /iu
const isAboutStories = (prompt: string): boolean =>
  ABOUT_STORIES.test(prompt) &&
  (!TELLS.test(prompt) ||
    /\b(?:how to|facts?|history|ideas|true stor\w+|real stor\w+|success stor\w+|the story of|my (?:own )?story)\b/i.test(
      prompt,
    ))
const STORY =
  /\b(?:story|tale|short story)\b.*\b(?:about|of|where|with|in|set|between|for)\b|^(?:sleepy|funny|sad|sweet|cute|short|calm|happy|silly)(?: little)? (?:story|tale)\b|^(?:write|tell)\b.*\b(?:story|tale)\b|^\w+ story$/i

/** Somebody with a wish, a fear or a fate: "princess who wants to be a plumber". One of many is asked about, not told of. */
const PREMISE =
  /^(?:an? |one |the story of an? )?([\p{L}' -]{2,40}?),? (?:who|that|which) (?:wants?|wanted|can't|cant|cannot|can not|won't|wont|wouldn't|couldn't|doesn't|doesnt|didn't|is|was|learns?|learned|loves?|hates?|lost|loses|finds?|found|dreams?|becomes?|became|never|always|thinks?|falls?|fell|meets?|saves?|steals?)\b/iu

/** Only in a story does a sock lose its pair. */
export const THING_WITH_A_WISH =
  /^(?:an?|one|the little) (?:little |tiny |small |old )?[\p{L}'-]+(?: [\p{L}'-]+)? (?:who|that) (?:wants? to|wanted to|lost (?:its|his|her)|is afraid|was afraid|is scared|was scared|dreams? of|dreamed of|falls? in love|fell in love|could not sleep|can'?t sleep)\b/iu

/** What a story shall not be says nothing about what it is. */
const REFUSED =
  /\b(?:no|not|without|never|nothing) (?:too |very |so |any )?(?:scary|creepy|spooky|horror|romance|romantic|ghosts?|jump ?scares?)\b(?: (?:parts?|stuff|things?|bits?))?/gi
/** What is said of the manner of a film that only a story of that genre has. */
const MOODS: readonly (readonly [Genre, RegExp])[] = [
  ['scary', /\bcreepy ?pasta\b/i],
  ['mystery', /\b(?:plot twist|twist ending|second person|first person)\b/i],
  [
    'scary',
    /\b(?:creepy|spooky|eerie|scary|horror|haunting) (?:[\p{L}]+ ){0,3}(?:videos?|reels?|clips?|shorts?|voice|narrator|whisper|music|vibes?|mood|tone|style|ending|twist)\b|\bno (?:blood|gore)\b|\bjump ?scare\b/iu,
  ],
  ['motivation', /\bmotivational (?:videos?|reels?|clips?|shorts?|tiktoks?|speech|message|script)\b/i],
  [
    'motivation',
    /^(?:to|for) .+\b(?:do not|don'?t|never) (?:give up|quit)[.!\s]*$|^(?:to|for) .+[,.]\s*(?:just )?keep going[.!\s]*$/i,
  ],
  ['romance', /[,;.]\s*(?:(?:very|really|make it|keep it) )?romantic(?:$|[,;.])/i],
  [
    'motivation',
    /^(?:an? )?(?!wedding|best man|famous|maid|acceptance|farewell|retirement|graduation)(?:[\p{L}-]+ ){0,2}speech (?:about|on|for|to)\b(?! (?:open|thank|welcome|introduce|convince|persuade|present|announce|celebrate|launch|close|accept|inaugurate|honou?r)\b)/iu,
  ],
  [
    'motivation',
    /\b(?:(?:make|helps?) (?:me|us|them|people) )?feel better\b|\b(?:video|words|something) for people like me\b|\btells? (?:me|them|us|people) (?:that )?(?:it'?s|its) ok(?:ay)?\b|\bcheer (?:me|us|them|her|him) up\b/i,
  ],
]
/** A question is answered, however eerie its voice shall be. */
const ASKS =
  /^(?:why|how|what|who|which|where|when|is|are|do|does|did|(?:can|could)(?! you (?:please )?(?:make|create|write|do|give))|top|best)\b|\b(?:facts?|explain|history)\b/i

/** "The abandoned island Hashima in Japan": what is there is told, and nothing is made up of it. */
const isRealPlace = (prompt: string): boolean =>
  /^the\b/i.test(prompt) && nlp(prompt).match('(#Country|#City|#Region)').found

/** The genre of a prompt from its orders alone: "the last bus never stops, creepy voice" is a scary story. */
function findMood(prompt: string): Genre | null {
  if (isTrueStory(prompt) || ASKS.test(prompt) || isRealPlace(prompt)) return null
  const wished = prompt.replace(REFUSED, ' ')
  return MOODS.find(([, pattern]) => pattern.test(wished))?.[0] ?? null
}

/** The genre of story that a prompt asks for, by what it says (`told`) and else by its orders (`whole`); null when it asks for none. */
export const findGenre = (told: string, whole: string): Genre | null =>
  (readMotto(whole) === null ? null : 'motivation') ??
  findAsked(told) ??
  findMood(whole) ??
  findSetting(told, whole)

/** Is told of in a story, and is no letter. */
const GETS_LETTER =
  /\b(?:story|tale)\b(?=.*\b(?:gets?|got|receives?|received|finds?|found|writes?|wrote)\b.*\bletters?\b).*$/i

function findAsked(asked: string): Genre | null {
  const prompt = asked.replace(REFUSED, ' ')
  if (isAboutStories(prompt) || isTrueStory(prompt)) return null
  const found = GENRES.find(([genre, pattern]) =>
    pattern.test(genre === 'letter' ? prompt.replace(GETS_LETTER, ' ') : prompt),
  )?.[0]
  if (found !== undefined) return found
  const hero = PREMISE.exec(prompt)?.[1]
  if (hero !== undefined && isSomebody(hero, true) && !/(?<!s)s$/i.test(hero)) return 'bedtime'
  if (THING_WITH_A_WISH.test(prompt)) return 'bedtime'
  return null
}

const OF_THE_FUTURE =
  /\b(?:robots?|androids?|aliens?|spaceships?|starships?|mars|moon base|space station|galaxy|cyborgs?|time machines?|time travel\w*)\b/i
const OF_ADVENTURES =
  /\b(?:adventures?|pirates?|treasure|expedition|explorers?|jungle|shipwreck\w*|desert island|knights?|quest)\b/i

/** The genre of a story that names none, by whom it is about and where it happens. */
function findSetting(asked: string, whole: string): Genre | null {
  const prompt = asked.replace(REFUSED, ' ')
  if (isAboutStories(prompt) || isTrueStory(prompt) || !STORY.test(prompt)) return null
  const isForChildren =
    /\b(?:preschool|daughter|son|kids?|child|children|little|sleepy|toddlers?)\b(?!['’]s)/i.test(prompt)
  if (isForChildren) return 'bedtime'
  if (/\b(?:funny|hilarious|comedy|make (?:it|me|them|people) laugh)\b/i.test(whole)) return 'funny'
  if (OF_THE_FUTURE.test(prompt)) return 'scifi'
  if (OF_ADVENTURES.test(prompt)) return 'adventure'
  return /\b(?:animals?|sleepy|sleep|preschool|daughter|son|kids?|child|children|hedgehog|bear|moon|star|otters?|snail|dinosaur|dragon|fox|bear|bunny|rabbit|kitten|puppy|robot|little|princess|unicorn|mouse|owl)\b/i.test(
    prompt,
  )
    ? 'bedtime'
    : 'mystery'
}
