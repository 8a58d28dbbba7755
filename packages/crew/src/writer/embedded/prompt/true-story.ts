import { nlp } from '../../../text/english.ts'
import { findHistory } from '../matching/find-history.ts'
import { findPack } from '../matching/find-pack.ts'
import { isEnglishWord } from '../../../text/english-words.ts'

/** What happened: "the story behind coffee", "story of the Titanic", but not "the story of a lonely robot". */
const BEHIND = /\bstor(?:y|ies) behind\b|\b(?:true|real)(?: \w+){0,2} stor(?:y|ies)\b/i
const OF = /\bstor(?:y|ies|ytime) (?:of|about) (?:the )?(?!an?\b|two\b|three\b|some\b|my\b|our\b)(.+)$/iu
/** "The Taj Mahal story" */
const NAMED = /^(?:the )?(\p{Lu}[\p{L}\p{N} '.-]*?) story$/u

/** Whom many pray to or follow: told as it is handed down, or not at all. */
const SACRED =
  /\b(?:god|jesus|christ|allah|muhammad|mohammed|prophets?|buddha|krishna|rama|ganesha|shiva|moses|noah|abraham|jonah|ruth and naomi|guru nanak|saints?|bible|biblical|quran|torah|gospel|parable|psalms?|virgin mary)\b/i
/** Words of a name's beginning that are looked at. */
const FIRST_WORDS = 3

const bareName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:the|an?) |[.!?]+$/g, '')

/** Whether a prompt is a known name of a life or a case and nothing else, whatever kinds of story are in it: "the Amityville horror". */
function isCase(text: string): boolean {
  const match = findPack(text)
  const isLived = match?.pack.isName === 'event' || match?.pack.isName === 'person'
  return isLived && match?.focus?.words.some((name) => bareName(name) === bareName(text)) === true
}

/** Whether a prompt asks for a story that somebody lived: of a person or a place with a name, however it is typed. */
export function isTrueStory(text: string): boolean {
  if (BEHIND.test(text) || SACRED.test(text) || isCase(text)) return true
  const of = OF.exec(text)?.[1]
  const about = of ?? NAMED.exec(text.trim())?.[1]
  if (about === undefined) return false
  // Of what has a past that is known, nothing is made up: "the story of the telephone".
  if (of !== undefined && (/^\p{Lu}/u.test(of) || findHistory(text) !== null)) return true
  const start = about.toLowerCase().split(/\s+/).slice(0, FIRST_WORDS)
  const isNamed = start.some((word) => /^[a-z]{3,}$/.test(word) && !isEnglishWord(word))
  return isNamed || nlp(start.join(' ')).match('^(#Person|#Place|#Organization|#FirstName|#LastName)').found
}
