import { totalmem } from 'node:os'
import type { ModelFile } from '../installing/fetch-file.ts'

/** A language model that can be installed to write on this machine. */
export type WriterModel = {
  readonly id: string
  readonly name: string
  readonly licence: string
  /** What it is good for, for people. */
  readonly about: string
  /** Weights, what it remembers of a request of 8,192 tokens, and what computing takes; computed, not measured. */
  readonly memoryBytes: number
  readonly file: ModelFile & { readonly sizeBytes: number }
}

/** The hub of the models' makers; another place with the same paths is named by WRITER_MODEL_URL. */
export const HUB_ADDRESS = 'https://huggingface.co/'
const GIGABYTE = 1_000_000_000

/**
 * Small open models by Qwen in its own files, each of one revision: what is there never changes. Their hashes and sizes
 * are those that several independent public projects name for these revisions; nobody fetched them where this was written.
 */
export const WRITER_MODELS: readonly WriterModel[] = [
  {
    id: 'qwen3-1.7b',
    name: 'Qwen3 1.7B',
    licence: 'Apache-2.0',
    about: 'Plain scripts in many languages.',
    memoryBytes: 3.5 * GIGABYTE,
    file: {
      path: 'Qwen/Qwen3-1.7B-GGUF/resolve/90862c4b9d2787eaed51d12237eafdfe7c5f6077/Qwen3-1.7B-Q8_0.gguf',
      sha256: '061b54daade076b5d3362dac252678d17da8c68f07560be70818cace6590cb1a',
      sizeBytes: 1_834_426_016,
    },
  },
  {
    id: 'qwen3-4b',
    name: 'Qwen3 4B',
    licence: 'Apache-2.0',
    about: 'The best prose of the three, and the slowest.',
    memoryBytes: 5 * GIGABYTE,
    file: {
      path: 'Qwen/Qwen3-4B-GGUF/resolve/bc640142c66e1fdd12af0bd68f40445458f3869b/Qwen3-4B-Q4_K_M.gguf',
      sha256: '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
      sizeBytes: 2_497_280_256,
    },
  },
  {
    id: 'qwen3-0.6b',
    name: 'Qwen3 0.6B',
    licence: 'Apache-2.0',
    about: 'For small machines: quick, and often clumsy.',
    memoryBytes: 2 * GIGABYTE,
    file: {
      path: 'Qwen/Qwen3-0.6B-GGUF/resolve/23749fefcc72300e3a2ad315e1317431b06b590a/Qwen3-0.6B-Q8_0.gguf',
      sha256: '9465e63a22add5354d9bb4b99e90117043c7124007664907259bd16d043bb031',
      sizeBytes: 639_446_688,
    },
  },
]

/** Memory of this machine, or of what this process may have of it. */
export function measureMemory(): number {
  const allowed = process.constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}

/** The one that is offered first: the first that fits into the memory, else the smallest. */
export function suggestModel(models: readonly WriterModel[], memoryBytes: number): WriterModel | undefined {
  return models.find((model) => model.memoryBytes <= memoryBytes) ?? models.at(-1)
}
