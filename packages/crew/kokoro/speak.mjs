/**
 * Speaks with Kokoro: started by the server as a process of its own, `node speak.mjs MODEL_FOLDER`, and spoken to by
 * messages. In: {id, text, voice}. Out: {type: 'ready'}, then for each {type: 'spoken', id, samples, sampleRate} or
 * {type: 'failed', id, message}. It never asks the network, and ends with whoever started it.
 */
import path from 'node:path'
import { env } from '@huggingface/transformers'
import { KokoroTTS } from 'kokoro-js'

/** The model reads 512 symbols at once, the two at the ends among them; its library cuts the rest off silently. */
const LONGEST_SYMBOLS = 510
const GAP_SECONDS = 0.15

class TooLong extends Error {}

process.once('disconnect', () => process.exit(0))

const [, , modelFolder = 'model'] = process.argv
env.allowRemoteModels = false
env.allowLocalModels = true
env.localModelPath = path.dirname(path.resolve(modelFolder))
env.useFSCache = false

const kokoro = await KokoroTTS.from_pretrained(path.basename(path.resolve(modelFolder)), {
  dtype: 'q8',
  device: 'cpu',
})
const { tokenizer } = kokoro
kokoro.tokenizer = (sounds, options) => {
  const tokens = tokenizer(sounds, { ...options, truncation: false })
  if (tokens.input_ids.dims.at(-1) > LONGEST_SYMBOLS) throw new TooLong()
  return tokens
}

/** Texts that are too long once they are sounds are halved, at the end of a sentence when there is one near the middle. */
async function speak(text, voice) {
  try {
    const { audio, sampling_rate: sampleRate } = await kokoro.generate(text, { voice })
    return { samples: audio, sampleRate }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    const at = findMiddle(text)
    if (at === undefined)
      throw new Error('the text has a word that is too long to be spoken', { cause: error })
    return join(await speak(text.slice(0, at).trim(), voice), await speak(text.slice(at).trim(), voice))
  }
}

/** Where to halve: after a sentence, else a clause, else a word; nothing when it is one word. */
function findMiddle(text) {
  for (const ends of [/[.!?…]["'”’)]*\s+/gu, /[,;:]\s+/gu, /\s+/gu]) {
    const places = [...text.matchAll(ends)]
      .map((match) => match.index + match[0].length)
      .filter((place) => place > text.length / 8 && place < (text.length * 7) / 8)
    if (places.length > 0)
      return places.reduce((best, place) =>
        Math.abs(place - text.length / 2) < Math.abs(best - text.length / 2) ? place : best,
      )
  }
  return undefined
}

function join(first, second) {
  const gap = Math.round(GAP_SECONDS * first.sampleRate)
  const samples = new Float32Array(first.samples.length + gap + second.samples.length)
  samples.set(first.samples)
  samples.set(second.samples, first.samples.length + gap)
  return { samples, sampleRate: first.sampleRate }
}

process.on('message', ({ id, text, voice }) => {
  speak(text, voice).then(
    (sound) => process.send({ type: 'spoken', id, ...sound }),
    (error) =>
      process.send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
  )
})
// The first text takes seconds more than any other: nobody waits for it but the start.
await speak('Ready.', 'af_heart')
process.send({ type: 'ready' })
