import { endsInAbbreviation } from '../script/script.ts'

const CLAUSE_END = /[.!?…,;:،؟、。，；：！？।—–]["'”’)\]»」]*$/u
/** Words that lean on the next one, by how strongly: articles and possessives, then prepositions and the like. */
const LEANING = new Set(
  `a an the my your his her its our their this that these those every each no some
  der die das den dem des ein eine einen einem einer kein keine mein dein sein ihr unser
  el la los las un una unos unas mi tu su le les une mon ma mes ton ta tes son sa ses ce cette ces l' d'
  il lo gli uno del della dei o os as um uma do da dos das no na de het een`.split(/\s+/),
)
const JOINING = new Set(
  `of in on at to for by from with into than as and or but nor is are was were be not very so too more most less
  about over under after before while because when if like only just even up out off
  i you he she it we they who which will would can could should must may might has have had
  von in im am an auf zu zum zur mit für und oder ist sind war nicht sehr bei aus
  de del en al a con por para y e o es son que no muy du des et ou est sont au aux dans sur pour avec ne
  di in con su per che è sono non em com`.split(/\s+/),
)
const COUNTED = new Set(
  `two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety
  hundred thousand million billion trillion half zwei drei vier fünf hundert tausend dos tres cuatro cinco cien mil
  deux trois quatre cinq cent mille 한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 백 천 만 억`.split(/\s+/),
)
/** Small words of scripts without spaces that belong to what stands before them. */
const TRAILING = /^(?:[\p{sc=Hiragana}]{1,2}|[的了吗呢吧着过们地得]|ๆ|ครับ|ค่ะ)[。、，！？]*$/u

/** A number in Han letters and what follows it: another part of it, or what it counts. */
const HAN_NUMBER = /[〇零一二两兩三四五六七八九十百千万萬亿億兆]$/u
const HAN = /^\p{sc=Han}/u

/**
 * How much the reader loses when a line or a caption ends between two words: 0 after a comma, 3 within "Dr. Smith", "40 km" or
 * "the moon", 1 for words with no bond.
 */
export function bondBetween(before: string, after: string): number {
  if (endsInAbbreviation(before, after)) return 3
  if (CLAUSE_END.test(before)) return 0
  const first = before.toLowerCase().replaceAll(/^[\p{P}]+/gu, '')
  if (/\p{N}%?$/u.test(before) && /^[\p{L}%°]/u.test(after)) return 3
  if (LEANING.has(first) || TRAILING.test(after)) return 3
  if (HAN_NUMBER.test(before) && HAN.test(after)) return 3
  if (COUNTED.has(first) || isName(before, after)) return 2.6
  if (JOINING.has(first)) return 2
  return 1
}

/** True for a short word that looks lost when it stands alone. */
export function isOrphan(text: string): boolean {
  return /^\P{L}*\p{L}{1,3}\P{L}*$/u.test(text) && !/[\p{sc=Han}\p{sc=Hangul}]/u.test(text)
}

/** Two words with capitals, as in "Neil Armstrong" or "New York"; whole capitals are shouting, not names. */
function isName(before: string, after: string): boolean {
  const capital = /^\p{P}*\p{Lu}\p{Ll}/u
  return capital.test(before) && capital.test(after)
}
