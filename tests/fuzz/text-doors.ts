import {
  countCaption,
  INSTRUCTION_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  PROMPT_MAX_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@hookreel/contract'
import { createEmbeddedEnhancer, createEmbeddedWriter } from '@hookreel/crew/readings'
import {
  buildCues,
  captionLookOf,
  cleanScript,
  countSpokenWords,
  DEFAULT_CHOICES,
  directionOf,
  planStoryboard,
  splitSentences,
} from '@hookreel/film'
import type { Door } from './doors.ts'

const writer = createEmbeddedWriter()
const enhancer = createEmbeddedEnhancer()
const read = (bytes: Buffer, most: number) => bytes.toString('utf8').slice(0, most)
const order = (prompt: string) => ({ prompt, seconds: 30, language: 'English', count: 3, seed: 1 }) as const

/** Everything of ours that reads what people write. Any text at all is taken: whatever is thrown is a find. */
export const TEXT_DOORS: readonly Door[] = [
  door('prompt', 5000, async (bytes) => {
    const prompt = read(bytes, PROMPT_MAX_CHARACTERS)
    if (prompt.trim() !== '') await writer.suggestIdeas(order(prompt))
  }),
  door('notes', 5000, async (bytes) => {
    await writer.suggestIdeas({ ...order('The sea'), notes: read(bytes, NOTES_MAX_CHARACTERS) })
  }),
  door('script', 2000, async (bytes) => {
    const script = cleanScript(read(bytes, NOTES_MAX_CHARACTERS))
    const words = splitSentences(script).join(' ').split(/\s+/)
    if (countSpokenWords(script) > 0 && directionOf(script) === undefined && /\p{L}/u.test(script))
      throw new Error('a script with letters and without a direction')
    planStoryboard(script.slice(0, SCRIPT_MAX_CHARACTERS))
    const spoken = words.map((text, at) => ({ text, startSeconds: at / 3, endSeconds: at / 3 + 0.3 }))
    const look = captionLookOf('default', DEFAULT_CHOICES.captions, script)
    buildCues(spoken, look, { width: 270, height: 480 })
  }),
  door('improver', 5000, async (bytes) => {
    const text = read(bytes, SCRIPT_MAX_CHARACTERS)
    await enhancer.enhance({ field: 'script', text, wish: 'variations', seed: 1 })
    await enhancer.improve({
      ...{
        title: text.slice(0, TITLE_MAX_CHARACTERS),
        summary: text,
        caption: text,
        script: text,
        description: text,
      },
      ...{ prompt: 'the moon', instruction: text.slice(0, INSTRUCTION_MAX_CHARACTERS) },
    })
  }),
  door('caption', 2000, async (bytes) => {
    const caption = read(bytes, TEXT_MAX_CHARACTERS)
    const { hashtags, mentions } = countCaption(caption)
    const isThere = [...hashtags, ...mentions].every((name) => name !== '' && caption.includes(name))
    if (!isThere) throw new Error('a caption has names that do not stand in it')
  }),
]

function door(name: string, mostMs: number, open: Door['open']): Door {
  return { name, kinds: ['text'], mostMs, open }
}
