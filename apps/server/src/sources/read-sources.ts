import { setImmediate as letOthers } from 'node:timers/promises'
import { DAY_MS, SOURCE_DAYS } from '@hookreel/contract'
import { SOURCE_MAX_BYTES } from '@hookreel/film'
import type { ReadSources, Source } from '@hookreel/contract'
import { explainUnread, readAddress } from '@hookreel/crew'
import type { AroundReading, DocumentReader, ReadDocument } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { limitSlow } from '../platform/http/limits/limit-slow.ts'
import { readBytes } from '../platform/http/read-bytes.ts'
import { deleteReadBefore, insertSources } from './sources.queries.ts'
import type { SourceRow } from './sources.queries.ts'
import { dayOf } from '../platform/clock.ts'

export type SourceDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'lanes'>
type ReadingDeps = SourceDeps & {
  readonly readDocument: DocumentReader
  /** What is kept of a person counts by its letters; throws `rate_limited` where it is too much. */
  readonly countLetters: (userId: string, letters: number) => Promise<void>
}

/** Of one person; two feeds of twenty items. */
const MAX_KEPT = 40
const EXCERPT_CHARACTERS = 300

/** Two are read at once, no matter whose: three people who sent twelve megabytes that take a dozen seconds kept everybody's waiting, over and over. */
const SLOW_MS = 8000
const MANY_SLOW = {
  name: 'documents that took long',
  perHour: 6,
  reason: 'Of your documents 6 took long to read within an hour.',
}

/** Reads what stands at an address. Throws `source_unread` with the reason and what to do. */
export function readFromAddress(
  deps: ReadingDeps,
  userId: string,
  address: string,
  signal: AbortSignal,
): Promise<ReadSources> {
  const { openWeb, sourcesPrivateHosts } = deps.config
  if (!openWeb.isOn)
    throw new AppError('source_unread', {
      message:
        'This server reads nothing from the internet: its operator switched that off. Give a file instead.',
      details: { reason: 'off' },
    })
  const reader = {
    contact: openWeb.contact,
    guard: { allowedHosts: sourcesPrivateHosts },
    readDocument: deps.readDocument,
  }
  return keep(deps, userId, async (around) => {
    const document = await readAddress(address, { ...reader, around }, signal)
    return { document, address: document.address }
  })
}

/** Reads a file that a person sent. Throws `source_too_large`, or `source_unread` with the reason and what to do. */
export async function readFromFile(
  deps: ReadingDeps,
  userId: string,
  name: string,
  request: Request,
): Promise<ReadSources> {
  return keep(deps, userId, async (around) => {
    // Only once it is its turn: a dozen files a minute that wait would fill the memory.
    const bytes = await readBytes(request, { maxBytes: SOURCE_MAX_BYTES })
    if (bytes === undefined) throw new AppError('source_too_large')
    const sent = { bytes, name, type: '', address: '' }
    return { document: await deps.readDocument(sent, request.signal, around), address: '' }
  })
}

async function keep(
  { db, clock, lanes, countLetters }: ReadingDeps,
  userId: string,
  give: (around: AroundReading) => Promise<{ readonly document: ReadDocument; readonly address: string }>,
): Promise<ReadSources> {
  const slow = limitSlow({ db, clock }, MANY_SLOW)
  const readNow = async () => {
    await slow.refuse(userId)
    return give((work) => slow.count(userId, SLOW_MS, work))
  }
  const { document, address } = await lanes.sources.ofPerson(userId, readNow).catch((error: unknown) => {
    const unread = explainUnread(error)
    if (!unread) throw error
    throw new AppError('source_unread', { message: unread.message, details: { reason: unread.reason } })
  })
  const createdAt = clock.now()
  const isFeed = document.kind === 'feed'
  // An item without an address of its own was read in its feed.
  const parts = isFeed
    ? document.items.map((item) => ({ ...item, address: item.address || address }))
    : [{ ...document, address, day: '' }]
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0)
  await countLetters(userId, letters)
  const rows = await insertSources(
    db,
    userId,
    parts.map(({ title, by, address: from, day, text, isCut }) => ({
      ...{ kind: document.kind, title, by, address: from, day, body: text, isCut, createdAt },
    })),
    MAX_KEPT,
  )
  const read: Source[] = []
  for (const row of rows) {
    read.push(present(row))
    // Counting the words of 60,000 characters takes 50 ms, and a feed has twenty items: others come between.
    await letOthers()
  }
  return { isFeed, title: document.title, sources: read }
}

function present({ id, kind, title, by, address, day, body, isCut, createdAt }: SourceRow): Source {
  const plain = body
    .replace(/^#.*$|^- /gm, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return {
    ...{ id, kind, title, by, address, day, isCut },
    words: countWords(plain),
    excerpt: plain.length <= EXCERPT_CHARACTERS ? plain : `${plain.slice(0, EXCERPT_CHARACTERS)}…`,
    readOn: dayOf(createdAt),
  }
}

/** Also of languages that put nothing between words. */
const countWords = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length

/** Forgets what was read too long ago. */
export async function forgetOldSources({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteReadBefore(db, new Date(clock.now().getTime() - SOURCE_DAYS * DAY_MS))
}
