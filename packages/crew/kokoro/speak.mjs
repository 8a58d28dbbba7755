/**
 * Speaks with Kokoro: started by the server as a process of its own, `node speak.mjs MODEL_FOLDER`, and spoken to by
 * messages. In: {id, text, voice}. Out: {type: 'ready'}, then for each {type: 'spoken', id, samples, sampleRate} or
 * {type: 'failed', id, message}. It never asks the network, and ends with whoever started it.
 */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import ort from 'onnxruntime-node'
import { toSounds } from './to-sounds.mjs'

/** The model reads 512 symbols at once, the two at the ends among them. */
const LONGEST_SYMBOLS = 510
const SAMPLE_RATE = 24_000
const GAP_SECONDS = 0.15
/** A voice is a row of so many numbers for each count of symbols. */
const STYLE_SIZE = 256
/** More make it no quicker, and take from the films. */
const MAX_THREADS = 4

class TooLong extends Error {}

process.once('disconnect', () => process.exit(0))

const [, , modelFolder = 'model'] = process.argv
const tokenizer = JSON.parse(await readFile(path.join(modelFolder, 'tokenizer.json'), 'utf8'))
const symbols = new Map(Object.entries(tokenizer.model.vocab))
const session = await ort.InferenceSession.create(path.join(modelFolder, 'onnx', 'model_quantized.onnx'), {
  executionProviders: ['cpu'],
  intraOpNumThreads: Math.min(MAX_THREADS, availableParallelism()),
  logSeverityLevel: 3,
})
const voices = new Map()

/** Kept once it was read: half a megabyte. */
async function readVoice(name) {
  const known = voices.get(name)
  if (known) return known
  const bytes = await readFile(path.join(modelFolder, 'voices', `${path.basename(name)}.bin`))
  const rows = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  voices.set(name, rows)
  return rows
}

/** Texts that are too long once they are sounds are halved, at the end of a sentence when there is one near the middle. */
async function speak(text, voice) {
  try {
    return await speakAtOnce(text, voice)
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    const at = findMiddle(text)
    if (at === undefined)
      throw new Error('the text has a word that is too long to be spoken', { cause: error })
    return join(await speak(text.slice(0, at).trim(), voice), await speak(text.slice(at).trim(), voice))
  }
}

async function speakAtOnce(text, voice) {
  const sounds = await toSounds(text, voice.startsWith('b'))
  const ids = Array.from(sounds, (sound) => symbols.get(sound)).filter((id) => id !== undefined)
  if (ids.length === 0) throw new Error('the text has nothing that can be spoken')
  if (ids.length > LONGEST_SYMBOLS) throw new TooLong()
  const rows = await readVoice(voice)
  const row = Math.min(ids.length, rows.length / STYLE_SIZE - 1) * STYLE_SIZE
  const { waveform } = await session.run({
    input_ids: new ort.Tensor('int64', BigInt64Array.from([0, ...ids, 0], BigInt), [1, ids.length + 2]),
    style: new ort.Tensor('float32', rows.slice(row, row + STYLE_SIZE), [1, STYLE_SIZE]),
    speed: new ort.Tensor('float32', Float32Array.of(1), [1]),
  })
  return Float32Array.from(waveform.data)
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
  const gap = Math.round(GAP_SECONDS * SAMPLE_RATE)
  const samples = new Float32Array(first.length + gap + second.length)
  samples.set(first)
  samples.set(second, first.length + gap)
  return samples
}

process.on('message', ({ id, text, voice }) => {
  speak(text, voice).then(
    (samples) => process.send({ type: 'spoken', id, samples, sampleRate: SAMPLE_RATE }),
    (error) =>
      process.send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
  )
})
// The first text takes seconds more than any other: nobody waits for it but the start.
await speak('Ready.', 'af_heart')
process.send({ type: 'ready' })
