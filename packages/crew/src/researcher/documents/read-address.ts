import { SOURCE_MAX_BYTES, lookupTable } from '@hookreel/film'
import { fetchGuarded, FetchRefused } from '@hookreel/sandbox'
import type { Guard, GuardedAnswer } from '@hookreel/sandbox'
import { nameAgent } from '../open-web.ts'
import { DocumentProblem } from './document.ts'
import type { ReadDocument } from './document.ts'
import type { AroundReading, DocumentReader } from './read-document.ts'

const LIMIT_MS = 20_000
const REDIRECTS = 4
/** Empty: the server says nothing. What it says is only believed so far that other kinds are not fetched whole. */
const TYPES = [
  'text/',
  '',
  ...['xhtml+xml', 'xml', 'rss+xml', 'atom+xml', 'rdf+xml', 'feed+json', 'json', 'pdf', 'octet-stream'].map(
    (name) => `application/${name}`,
  ),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** Who fetches, what the operator lets be fetched beyond the open internet, and what reads it. */
export type Reader = {
  readonly contact: string | undefined
  readonly guard: Guard
  readonly readDocument: DocumentReader
  readonly around?: AroundReading
}

/** A document and where it came from in the end. */
export type FetchedDocument = ReadDocument & { readonly address: string }

/**
 * Reads what stands at an address that a person gave, by the guarded fetch: public addresses alone, also after each redirect,
 * within limits of size and time. Throws a FetchRefused or a DocumentProblem; `explainUnread` says either to the person.
 */
export async function readAddress(
  given: string,
  { contact, guard, readDocument, around }: Reader,
  signal?: AbortSignal,
): Promise<FetchedDocument> {
  const typed = given.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`
  const headers = {
    'user-agent': nameAgent(contact),
    accept: 'text/html, application/pdf, text/*, */*;q=0.5',
  }
  const wanted = {
    headers,
    maxBytes: SOURCE_MAX_BYTES,
    timeoutMs: LIMIT_MS,
    redirects: REDIRECTS,
    types: TYPES,
  }
  const answer = await fetchGuarded(address, { ...wanted, ...(signal && { signal }) }, guard)
  checkStatus(answer)
  const type = answer.headers.get('content-type') ?? ''
  const name = new URL(answer.url).pathname.split('/').at(-1) ?? ''
  const fetched = { bytes: answer.bytes, name, type, address: answer.url }
  const document = await readDocument(fetched, signal, around)
  return { ...document, address: answer.url }
}

function checkStatus({ status }: GuardedAnswer): void {
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) throw new DocumentProblem('page_missing')
  const isClosed = [401, 402, 403, 407, 429, 451].includes(status)
  throw new DocumentProblem(isClosed ? 'page_closed' : 'page_failing')
}

const REFUSALS: Readonly<Record<string, string>> = lookupTable({
  address_not_allowed:
    'This address, or one that it sends on to, is not allowed: only public http and https addresses are read. Save what stands there as a file and give that.',
  address_unknown: 'There is no server of this name. Check the spelling of the address.',
  too_many_redirects: 'This address sends on to another one too often. Give the one where it ends.',
  too_large: 'This is larger than 12 MB. Give a smaller part of it, or paste its text as notes.',
  wrong_type:
    'This address holds something else than text, a PDF or a Word document: a picture, a video, or something packed. Give a page with text.',
  timed_out:
    'This address took longer than 20 seconds to answer. Try again later, or paste its text as notes.',
  cut_off: 'The answer of this address broke off before its end. Try again.',
  unreachable: 'This address cannot be reached from here. Check it in a browser, or try again later.',
})

/** Why something could not be read and what to do, for anyone who gave it; undefined for what is no such reason. */
export function explainUnread(
  error: unknown,
): { readonly reason: string; readonly message: string } | undefined {
  if (error instanceof DocumentProblem) return { reason: error.code, message: error.message }
  if (error instanceof FetchRefused)
    return { reason: error.code, message: REFUSALS[error.code] ?? error.message }
  return undefined
}
