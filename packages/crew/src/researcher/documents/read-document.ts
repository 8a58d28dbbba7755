import { fileURLToPath } from 'node:url'
import { plainTexts } from '@hookreel/film'
import { openBudget, runProgram } from '@hookreel/sandbox'
import { DOCUMENT_MAX_CHARACTERS, DocumentProblem, FEED_MAX_ITEMS, isDocumentFailure } from './document.ts'
import type { DocumentToRead, ReadDocument } from './document.ts'

const WORKER = fileURLToPath(new URL('document-worker.ts', import.meta.url))
const LIMIT_MS = 30_000
/** A PDF of 12 MB with 120 pages of text takes 0.3 GB. */
const LIMITS = { memoryBytes: 1024 ** 3, fileBytes: 0, openFiles: 64 }
const CPU_SECONDS = 12
/** No matter who asks: others wait. */
const AT_ONCE = 2
/** A character takes six bytes where JSON escapes it. */
const MAX_BYTES = (FEED_MAX_ITEMS + 1) * DOCUMENT_MAX_CHARACTERS * 6

/** Goes around the reading itself, once it is its turn: who waits for others took no time of theirs. */
export type AroundReading = <Result>(read: () => Promise<Result>) => Promise<Result>

/**
 * Reads a document that a person gave (page, PDF, DOCX, Markdown, text, feed), told by its content. All of it is done in a process
 * of its own that sees nothing but its bytes, with limits of memory and time. Throws a DocumentProblem.
 */
export type DocumentReader = (
  sent: DocumentToRead,
  signal?: AbortSignal,
  around?: AroundReading,
) => Promise<ReadDocument>

/** A reader of documents, two at once; a process has one. A document that takes more than `cpuSeconds` is too long. */
export function openDocumentReader(cpuSeconds = CPU_SECONDS): DocumentReader {
  const budget = openBudget(AT_ONCE)
  return async ({ bytes, ...named }, signal, around = (read) => read()) => {
    const read = () => around(() => readApart(bytes, named, cpuSeconds, signal))
    return understand(await budget.spend(1, read, signal), named)
  }
}

/** What the process found. */
function understand(
  { ending, stdout }: Awaited<ReturnType<typeof readApart>>,
  named: Omit<DocumentToRead, 'bytes'>,
): ReadDocument {
  if (ending !== 0) throw new DocumentProblem(failureOf(ending))
  // Written by our own worker. One that was taken over can only lie about what it read.
  const answer = JSON.parse(stdout.toString('utf8')) as { document?: ReadDocument; failure?: unknown }
  if (answer.document === undefined)
    throw new DocumentProblem(isDocumentFailure(answer.failure) ? answer.failure : 'damaged')
  const { document } = answer
  const title = document.title || bareName(named.name) || titleOfAddress(named.address)
  if (document.kind !== 'feed' && document.text.trim() === '') throw new DocumentProblem('no_text')
  // Also what was cut, and the name of a file, may end in half a character.
  return plainTexts({ ...document, title })
}

async function readApart(
  bytes: Uint8Array,
  named: Omit<DocumentToRead, 'bytes'>,
  cpuSeconds: number,
  signal: AbortSignal | undefined,
) {
  const limit = AbortSignal.timeout(LIMIT_MS)
  const either = signal === undefined ? limit : AbortSignal.any([limit, signal])
  const confinement = { isOurCode: true, limits: { ...LIMITS, cpuSeconds }, niceness: 5 }
  try {
    return await runProgram(process.execPath, [WORKER, JSON.stringify(named)], confinement, {
      input: bytes,
      signal: either,
      mostBytes: MAX_BYTES,
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw limit.aborted ? new DocumentProblem('too_long', { cause: error }) : error
  }
}

/** SIGXCPU and SIGKILL are the limit of time; what runs out of memory ends itself. */
const failureOf = (ending: number | string): 'too_long' | 'too_large' =>
  ending === 'SIGXCPU' || ending === 'SIGKILL' || ending === 152 || ending === 137 ? 'too_long' : 'too_large'

const bareName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w{1,8}$/, '')
    .slice(0, 200)

const titleOfAddress = (address: string): string =>
  URL.canParse(address) ? `${new URL(address).hostname}${new URL(address).pathname}`.replace(/\/$/, '') : ''
