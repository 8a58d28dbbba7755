import type { ModelFile } from '../installing/fetch-file.ts'

/** The weights, of 8 bits, as several public lists of hashes name them; nobody fetched them where this was written. */
export const MODEL_SHA256 = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478'
/** One revision of Kokoro 82M v1.0 in ONNX: what is there never changes. */
export const MODEL_ADDRESS =
  'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/1939ad2a8e416c0acfeecc08a694d14ef25f2231/'
const MODEL_BYTES = 92_361_116

/** What is downloaded: the small files first, so that a wrong address is found at once. */
export function listModelFiles(modelSha256: string): ModelFile[] {
  return [
    {
      path: 'config.json',
      sha256: 'df34b4f930b23447cd4dc410fabfb42eb3f24e803e6c3f97d618fb359380a36f',
      sizeBytes: 44,
    },
    {
      path: 'tokenizer_config.json',
      sha256: 'be1cb066d6ef6b074b3f15e6a6dd21ac88ff3cdaedf325f0aaed686c70f75d20',
      sizeBytes: 113,
    },
    {
      path: 'tokenizer.json',
      sha256: '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34',
      sizeBytes: 3497,
    },
    {
      path: 'onnx/model_quantized.onnx',
      sha256: modelSha256,
      sizeBytes: modelSha256 === MODEL_SHA256 ? MODEL_BYTES : undefined,
    },
  ]
}
