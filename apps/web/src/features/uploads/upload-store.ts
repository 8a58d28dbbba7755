import type { Upload } from '@hookreel/contract'
import { useSyncExternalStore } from 'react'

/** A file of this page on its way to the server. */
export type LocalUpload = {
  /** Counts up in this page; an upload has no id of the server before its first answer. */
  readonly key: number
  readonly id: string | null
  readonly fileName: string
  readonly sizeBytes: number
  readonly sentBytes: number
  readonly state: 'sending' | 'waiting' | 'paused' | Exclude<Upload['state'], 'receiving'>
  readonly message: string | null
}

let uploads: readonly LocalUpload[] = []
const listeners = new Set<() => void>()

function tell(next: readonly LocalUpload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

/** The files of this page, kept while one moves from page to page. */
export function useLocalUploads(): readonly LocalUpload[] {
  return useSyncExternalStore(subscribe, () => uploads)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function addLocal(upload: LocalUpload): void {
  tell([upload, ...uploads])
}

export function changeLocal(key: number, change: Partial<LocalUpload>): void {
  tell(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)))
}

export function dropLocal(key: number): void {
  tell(uploads.filter((upload) => upload.key !== key))
}

/** The last byte is there; unless the server has said already what became of it, it is looking at it. */
export function finishSending(key: number): void {
  const known = uploads.find((upload) => upload.key === key)
  if (known?.state === 'sending') changeLocal(key, { state: 'checking', sentBytes: known.sizeBytes })
}

/** Ids of what the server is looking at. */
export function listChecking(): string[] {
  return uploads.flatMap(({ id, state }) => (state === 'checking' && id !== null ? [id] : []))
}

/** What the server says of an upload, as an event or as an answer. */
export function takeUpload(news: Upload): void {
  const known = uploads.find(({ id }) => id === news.id)
  if (!known || news.state === 'receiving') return
  if (news.state === 'done') dropLocal(known.key)
  else changeLocal(known.key, { state: news.state, message: news.message })
}

export function isSending(): boolean {
  return uploads.some(({ state }) => state === 'sending' || state === 'waiting')
}

/** Whether it waits for the connection. */
export function isWaiting(key: number): boolean {
  return uploads.some((upload) => upload.key === key && upload.state === 'waiting')
}
