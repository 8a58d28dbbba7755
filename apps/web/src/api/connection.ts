import { onlineManager } from '@tanstack/react-query'

/** Answers nothing but that there is an answer. */
const PING_PATH = '/health/live'
const PING_EVERY_MS = 3000

/** Whether the page follows the connection: once it runs in a browser. */
let isWatching = false
let isAsking = false

/**
 * Follows whether the server answers. The browser's own word counts only as a reason to look: a server on this machine
 * answers without any network. While there is no answer, what the pages read waits, and comes by itself afterwards; what
 * changes or costs something is never kept back, it fails at once.
 */
export function watchConnection(): () => void {
  isWatching = true
  onlineManager.setEventListener(() => undefined)
  const look = () => noteSilence()
  addEventListener('offline', look)
  addEventListener('online', look)
  if (!navigator.onLine) look()
  return () => {
    isWatching = false
    removeEventListener('offline', look)
    removeEventListener('online', look)
  }
}

/** A request got no answer: the server is asked until it answers again. */
export function noteSilence(): void {
  if (isWatching && !isAsking) void askUntilAnswered()
}

/**
 * What could not be fetched is fetched again as soon as the server answers; what fails then is not there. Most browsers remember a
 * module that could not be fetched, and never fetch it again (whatwg/html#6768): where no connection is known of, none is tried that
 * the service worker has not put away.
 */
export async function fetchOnceAnswered<T>(fetchIt: () => Promise<T>): Promise<T> {
  const isAway = ('onLine' in navigator && !navigator.onLine) || !onlineManager.isOnline()
  if (isAway && !(await isPutAway())) await waitForAnswer()
  try {
    return await fetchIt()
  } catch {
    await waitForAnswer()
    return fetchIt()
  }
}

/** Whether the service worker has every file of this page's own build: it puts all of one away or none, the list of its routes with them. */
async function isPutAway(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  const list = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/manifest-'))
  return list !== undefined && (await caches.match(list.name)) !== undefined
}

/** Resolves as soon as the server answers; answers whether that was at once. */
export async function waitForAnswer(): Promise<boolean> {
  noteSilence()
  for (let isFirst = true; ; isFirst = false) {
    if (await isAnswering()) return isFirst
    await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS))
  }
}

async function askUntilAnswered(): Promise<void> {
  isAsking = true
  for (;;) {
    if (!isWatching || (await isAnswering())) break
    onlineManager.setOnline(false)
    await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS))
  }
  isAsking = false
  onlineManager.setOnline(true)
}

function isAnswering(): Promise<boolean> {
  return fetch(PING_PATH, { cache: 'no-store', signal: AbortSignal.timeout(PING_EVERY_MS) }).then(
    () => true,
    () => false,
  )
}
