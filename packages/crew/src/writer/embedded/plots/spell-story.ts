import { lookupTable } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { isSomebody } from './premise/read-parts.ts'
import { withArticle } from '../../../text/with-article.ts'

/** A story that is asked for in another language, to be told in English. */
const FOREIGN =
  /^(?:(?:please|make|write|tell me|i want|ich m[öo]chte|je veux|quiero|une?|eine?|una|uma|das|die|der)\s+)*(?:(?:gute[- ]?nacht(?:[- ]?(?:geschichte|story))?|einschlafgeschichte|cuento para dormir|historia para dormir|histoire du soir|histoire pour dormir|storia della buonanotte|ninna nanna|hist[oó]ria (?:de|para) dormir|masal)|(?:petite? |kleine |kurze |piccola |peque[ñn][oa] |pequena )?(?:histoire|geschichte|m[äa]rchen|conte|cuento|historia|hist[oó]ria|storia|favola|fiaba|verhaal|hikaye))(?:\s+story)?(?:\s+(?:courte|corta|kurz|breve|curta))?\s+(?:in|auf|en) (?:english|englisch|anglais|ingl[eé]s|inglese)\b/iu
/** "About hedgehog": one of them. */
const NO_ARTICLE =
  /\babout (?!an?\b|the\b|my\b|our\b|two\b|three\b|some|every|his\b|her\b|\p{Lu})([\p{L}-]+(?<!s)) (?=who\b|that\b|which\b)/iu
/** What somebody or something did once, with nothing said of a story: "the sock that lost its twin". */
const THE_ONE =
  /^the ((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+) (?:who|that) ((?:never |always |only |could |couldn't |didn't |did not |forgot|lost|wanted|wished|dreamed|fell|loved|hated|was afraid|was scared|learned to|refused|waited|was left|was forgotten|was lost|got lost|stole|missed|kept|ran away|talked|whispered|remembered|found|could not|cannot|can't|would not|wouldn't)\b.*)$/iu
/** The same of one of many, where it is alive in a story alone: "a lighthouse that refuses to go dark". */
const ONE_OF_MANY =
  /^an? (?!.*\b(?:story|tale|video|poem|film|movie|book|song|facts?|speech|message|words|letter|note|talk|toast)\b)((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+) (?:who|that) ((?:(?:only |just |secretly |still )?(?:wants|wishes|dreams of|dreamed of|refuses to|refused to|falls in love|fell in love|is in love|is secretly|is afraid of|is scared of|hates|learns to|runs away|can'?t stop|cannot stop)\b).*)$/iu
/** People and things of the world, of which facts are kept. */
const OF_THE_WORLD =
  /\b(?:president|country|nation|city|island|empire|war|king|queen|emperor|scientist|inventor|company|band|team|animal|animals|planet|species|army|ship|book|movie|film|virus|disease|language|law|treaty|killer|astronaut|explorer|pharaoh|people|first|most|only|biggest|world)\b/i

/** "Something scary about a lighthouse keeper" asks for a story about one; about cats in general it may be for anything. */
const SOMETHING =
  /^((?:(?:please |pls )?(?:(?:can|could) you )?(?:write|tell|make|create|give|do|i want|i need|need|want) (?:me |us )?)?)(?:something|sth|somthing) (?:really |very |a (?:bit|little) |kinda |super )?(scary|creepy|spooky|eerie|funny|silly|hilarious|sweet|cute|sad|romantic|heartwarming|wholesome|cozy|cosy|spine-?chilling|terrifying) (?:about|abt|with|on) (?=(?:an?|two|three|the (?:last|old|new|little|lonely|only)) \p{L})/iu
/** Where it happens stands before who does something: "a ghost tale set in a village in Iceland, a bell that rings under the water". */
const PLACE_FIRST =
  /^((?:[\p{L}-]+ ){0,6}?(?:story|tale)) (?:(?:that is |which is )?set )?((?:in|on|at) (?:an?|the) [^,.;:]{3,50})[,:] ((?:an?|the|two|three) [^,.;]{3,40} (?:who|that|which) [^,.;]{3,60})/iu

/** A genre that is named alone: "a short horror about a phone number", "a fairy tale about a broken umbrella". */
const GENRE_ALONE =
  /^((?:an? )?(?:short |little |quick |tiny )?)(horror|fairy ?-?tale|thriller)(?= (?:about|of|with|where) )/iu
const GENRES: Readonly<Record<string, string>> = lookupTable({
  horror: 'scary story',
  thriller: 'mystery story',
})
/** Two who are kept together, and one of whom nobody has heard, are made up: "two strangers stuck in an elevator". */
const TWO_KEPT =
  /^(?=two \p{Ll}+s (?:(?:are|get|got) )?(?:stuck|trapped|locked|snowed in|stranded|handcuffed)\b)|^(?=the (?:(?:old|young|little|last|lonely|blind|quiet) )?\p{Ll}+ and the (?:\p{Ll}+ )?\p{Ll}+ who (?:stole|found|lost|never|could|forgot|sold|bought|built|kept|saved|wanted|loved)\b)/u
/** Whom it is for has a name of their own: "for my 4 year old, her name is Maja, about a snail". */
const NAMED_CHILD =
  /\bfor my (?:\d{1,2}|two|three|four|five|six|seven|eight)[- ]years?[- ]old(?: (?:son|daughter|girl|boy|kid))?,? (?:(her|his|their) name is|(?:who(?:'s| is)|she(?:'s| is)|he(?:'s| is)) (?:called|named)|named|called) (\p{Lu}[\p{L}'-]+),? /iu

/** Where such stories are told says nothing of this one: "reddit aita style story, bride uninvites her sister". */
const IN_STYLE =
  /\b(?:an? )?(?:(?:reddit|aita|tiktok|storytime|r\/\p{L}+)[ -]+)+(?:style )?story(?:,|:| about| where| in which)? /iu

function nameChild(prompt: string): string {
  const [said, whose, name] = NAMED_CHILD.exec(prompt) ?? []
  if (said === undefined || name === undefined) return prompt
  const child = /^her$/i.test(whose ?? '') ? 'daughter' : /^his$/i.test(whose ?? '') ? 'son' : 'kid'
  return prompt.replace(said, '').replace(/(?=[.!?](?:\s|$)|$)/u, ` for my ${child} ${name}`)
}

/** An order for a story, in plain English: "Gute Nacht story in english about an owl" is for a bedtime story. */
export const nameStory = (prompt: string): string =>
  nameChild(prompt)
    .replace(IN_STYLE, 'story about ')
    .replace(
      GENRE_ALONE,
      (_, lead: string, genre: string) => lead + (GENRES[genre.toLowerCase()] ?? 'bedtime story'),
    )
    .replace(TWO_KEPT, 'story about ')
    .replace(FOREIGN, 'bedtime story')
    .replace(
      SOMETHING,
      (_, lead: string, genre: string) => `${lead}${lead === '' ? genre : withArticle(genre)} story about `,
    )
    .replace(PLACE_FIRST, '$1 about $3, $2')

/** A prompt as an order for a story, where it only tells how one begins. */
export function spellStory(prompt: string): string {
  const text = prompt
    .replace(/[’‘]/g, "'")
    .replace(NO_ARTICLE, (_, hero: string) => `about ${withArticle(hero)} `)
    .replace(/\bcan not\b/gi, 'cannot')
  const [, hero = '', deed = ''] = THE_ONE.exec(text) ?? ONE_OF_MANY.exec(text) ?? []
  if (hero === '' || deed === '' || OF_THE_WORLD.test(hero) || /\d|\p{Lu}/u.test(hero + deed)) return text
  // A thing that wants or loses something is alive; of somebody it has to be something that nobody looks up.
  if (nlp(hero).has('(#Place|#Person)')) return text
  return `${isSomebody(hero, true) ? 'story' : 'bedtime story'} about ${/^an? /i.test(text) ? withArticle(hero) : `the ${hero}`} who ${deed}`
}
