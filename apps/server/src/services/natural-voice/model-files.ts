import type { ModelFile } from '../installing/fetch-file.ts'
import { VOICE_SHA256 } from './voice-names.ts'

/** The weights, of 8 bits, as several public lists of hashes name them; nobody fetched them where this was written. */
export const MODEL_SHA256 = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478'
/** One revision of Kokoro 82M v1.0 in ONNX: what is there never changes. */
export const MODEL_ADDRESS =
  'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/1939ad2a8e416c0acfeecc08a694d14ef25f2231/'
const MODEL_BYTES = 92_361_116
const VOICE_BYTES = 522_240
/** They come with the model; each of the others when it speaks for the first time. */
const FIRST_VOICES = ['af_heart', 'am_michael', 'bf_emma']

/** What is downloaded: the small files first, so that a wrong address is found at once. */
export function listModelFiles(modelSha256: string): ModelFile[] {
  return [
    {
      path: 'tokenizer.json',
      sha256: '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34',
      sizeBytes: 3497,
    },
    ...FIRST_VOICES.flatMap((name) => findVoiceFile(name) ?? []),
    {
      path: 'onnx/model_quantized.onnx',
      sha256: modelSha256,
      sizeBytes: modelSha256 === MODEL_SHA256 ? MODEL_BYTES : undefined,
    },
  ]
}

/** The file of one voice; nothing for a voice that is not offered. */
export function findVoiceFile(name: string): ModelFile | undefined {
  const sha256 = VOICE_SHA256[name]
  return sha256 === undefined ? undefined : { path: `voices/${name}.bin`, sha256, sizeBytes: VOICE_BYTES }
}
