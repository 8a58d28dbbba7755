import nlp from 'compromise'

/** What happened: "the story behind coffee", "story of the Titanic", but not "the story of a lonely robot". */
const BEHIND = /\bstor(?:y|ies) behind\b/i
const OF = /\bstor(?:y|ies|ytime) (?:of|about) (?:the )?(?!an?\b|two\b|three\b|some\b|my\b|our\b)(.+)$/iu

/** Whether a prompt asks for a story that somebody lived: of a person or a place with a name, however it is typed. */
export function isTrueStory(text: string): boolean {
  if (BEHIND.test(text)) return true
  const about = OF.exec(text)?.[1]
  if (about === undefined) return false
  if (/^\p{Lu}/u.test(about)) return true
  // The library's types leave out what a match says of itself.
  const start = nlp(about.split(/\s+/).slice(0, 3).join(' '))
  return start.match('^(#Person|#Place|#Organization|#FirstName|#LastName)').found
}
