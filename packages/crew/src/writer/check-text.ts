import { estimateSpeechSeconds, hasBlanks, SCRIPT_MAX_CHARACTERS } from '@hookreel/film'

/** How a text may look. */
export type TextRules = {
  /** As it is called in the sentence that refuses it: "The title". */
  readonly name: string
  readonly maxCharacters: number
  /** True where it may be left out. */
  readonly mayBeEmpty?: boolean
}

const ADDRESS = /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|co|ai|app|ly|me|tv|gg|xyz)\b/iu
const MARKUP =
  /<\/?[a-z][^>]*>|```|\*\*|__\S|^\s{0,3}#{1,6}\s|^\s*[-*•]\s|\[[^\]]+\]\([^)]*\)|&(?:amp|lt|gt|quot|#\d+);/imu
/** Control characters, and those that turn the direction of writing. */
const NOT_TEXT = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u
/** Directions for a camera or a speaker, which would be read aloud. */
const DIRECTION =
  /^\s*(?:\[|\((?:music|sound|cut|pause|narrator|scene|sfx)|(?:narrator|voice ?over|scene \d+|host|visual|hook|cta)\s*:)/imu
/** How much shorter or longer than its video a script may be to say. Letters are a poor measure outside English. */
const ENGLISH_SHARES = { least: 0.75, most: 1.2 }
const OTHER_SHARES = { least: 0.4, most: 1.7 }

/** What is wrong with a text that a model wrote, in a sentence; nothing when it can be used. */
export function checkText(text: string, { name, maxCharacters, mayBeEmpty }: TextRules): string | undefined {
  if (text.trim() === '') return mayBeEmpty ? undefined : `${name} is empty.`
  if (text.length > maxCharacters) return `${name} is longer than ${maxCharacters} characters.`
  if (!text.isWellFormed() || NOT_TEXT.test(text)) return `${name} has characters that are no text.`
  if (ADDRESS.test(text)) return `${name} has a web address in it.`
  if (MARKUP.test(text)) return `${name} has markup in it; plain text is wanted.`
  return undefined
}

/** What a script is written for; 0 seconds leave its length open. */
export type ScriptRules = { readonly seconds: number; readonly language: string }

/** The same for a script: besides, no blanks and no directions, and about as long as its video. */
export function checkScript(script: string, { seconds, language }: ScriptRules): string | undefined {
  const problem = checkText(script, { name: 'The script', maxCharacters: SCRIPT_MAX_CHARACTERS })
  if (problem !== undefined) return problem
  if (hasBlanks(script)) return 'The script has blanks in square brackets.'
  if (DIRECTION.test(script)) return 'The script has directions in it; only what is spoken is wanted.'
  if (seconds === 0) return undefined
  const shares = /^en/i.test(language) ? ENGLISH_SHARES : OTHER_SHARES
  const spoken = Math.round(estimateSpeechSeconds(script))
  if (spoken < seconds * shares.least)
    return `The script takes about ${spoken} seconds to say, which is too short for ${seconds} seconds.`
  if (spoken > seconds * shares.most)
    return `The script takes about ${spoken} seconds to say, which is too long for ${seconds} seconds.`
  return undefined
}
