import { EVENTS_PATH, getUpload, getVideo, type EventName, type Upload, type Video } from '@hookreel/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { SAVING_PROFILE } from '../../api/queries.ts'
import { readEvent } from '../../api/read-event.ts'
import { refreshDeleted } from '../deletions/deletions-query.ts'
import { putBalance } from '../credits/put-balance.ts'
import { dropVideo, findKnownVideo, listKnownRunning, putVideo } from './video-cache.ts'
import { listChecking, takeUpload } from '../uploads/upload-store.ts'
import { isCancelled, isInProgress, isReady } from './video-words.ts'

const RECONNECT_SECONDS = [1, 2, 5, 10]
/** Two heartbeats that did not come, and some seconds. */
const SILENCE_MS = 60_000
/**
 * A page that nobody looks at gives up its line so soon: browsers keep six to a server that speaks HTTP/1.1, and with a line
 * in each of six pages none of them gets an answer any more.
 */
const HIDDEN_MS = 3000
const READY_TOAST_MS = 6000
const FAILED_TOAST_MS = 8000

const POSTS = ['posts', 'calendar', 'composer']
/** News of posting, and what is asked anew because of them. */
const POSTING_NEWS: Partial<Record<EventName, readonly string[]>> = {
  post: POSTS,
  post_deleted: POSTS,
  channel: ['channels', 'composer'],
  channel_deleted: ['channels', 'calendar'],
  batch: ['batches'],
}

function announce(video: Video): void {
  if (isReady(video)) {
    toast.success('Video Ready!', {
      description: `"${video.title}" has finished processing and is ready to view.`,
      duration: READY_TOAST_MS,
    })
  } else if (video.status === 'failed' && !isCancelled(video)) {
    toast.error('Video Generation Failed', {
      description: video.failure?.message ?? 'Unknown error occurred',
      duration: FAILED_TOAST_MS,
    })
  }
}

function takeUploadNews(cache: QueryClient, upload: Upload): void {
  takeUpload(upload)
  void cache.invalidateQueries({ queryKey: ['uploads'] })
  if (upload.state === 'done') toast.success('Video uploaded successfully!')
  if (upload.state === 'failed')
    toast.error('Upload Failed', { description: upload.message ?? 'Failed to upload video' })
}

/** One stream of server events feeds the cache, so that every page that shows a video is up to date. */
class LiveUpdates {
  private source: EventSource | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private hiding: ReturnType<typeof setTimeout> | undefined
  private attempts = 0
  private hasBeenOpen = false
  private isStopped = false
  /** Videos seen in the making: only their end is news. */
  private readonly running = new Set<string>()
  private readonly cache: QueryClient

  constructor(cache: QueryClient) {
    this.cache = cache
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.look)
    if (!document.hidden) this.open()
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    clearTimeout(this.hiding)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.look)
    this.source?.close()
  }

  private readonly look = (): void => {
    clearTimeout(this.hiding)
    if (document.hidden) this.hiding = setTimeout(() => this.giveUp(), HIDDEN_MS)
    else if (this.source === null && this.timer === undefined) this.open()
  }

  private giveUp(): void {
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    this.timer = undefined
    this.source?.close()
    this.source = null
  }

  /** At once when the line is back; a phone that was in a tunnel does not wait. */
  private readonly hurry = (): void => {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.open()
  }

  private reconnectLater(): void {
    this.source?.close()
    clearTimeout(this.silence)
    if (this.isStopped) return
    const seconds = RECONNECT_SECONDS[Math.min(this.attempts, RECONNECT_SECONDS.length - 1)] ?? 10
    this.attempts += 1
    this.timer = setTimeout(() => this.open(), seconds * 1000)
  }

  /** A line can die without a word, for example while a computer sleeps. */
  private listenForSilence(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.reconnectLater(), SILENCE_MS)
  }

  private open(): void {
    this.timer = undefined
    const source = new EventSource(EVENTS_PATH)
    this.source = source
    source.addEventListener('open', () => {
      // A first line that came after tries in vain missed as much as one that broke.
      if (this.hasBeenOpen || this.attempts > 0) void this.catchUp()
      this.attempts = 0
      this.hasBeenOpen = true
    })
    // The browser would reconnect by itself after a lost line, but not after a refusal, and at its own times.
    source.addEventListener('error', () => this.reconnectLater())
    source.addEventListener('heartbeat', () => this.listenForSilence())
    this.listenForSilence()
    source.addEventListener('upload', (event) => {
      takeUploadNews(this.cache, readEvent('upload', event))
    })
    source.addEventListener('video', (event) => {
      this.takeVideo(readEvent('video', event))
    })
    source.addEventListener('video_deleted', (event) => {
      const { id } = readEvent('video_deleted', event)
      this.running.delete(id)
      void dropVideo(this.cache, id)
    })
    source.addEventListener('deletion', () => refreshDeleted(this.cache))
    source.addEventListener('idea', (event) => {
      const { id } = readEvent('idea', event)
      for (const key of [['idea', id], ['ideas']]) void this.cache.invalidateQueries({ queryKey: key })
    })
    source.addEventListener('storyboard', (event) => {
      const { id } = readEvent('storyboard', event)
      void this.cache.invalidateQueries({ queryKey: ['storyboard', id] })
    })
    source.addEventListener('sound', () => void this.cache.invalidateQueries({ queryKey: ['sounds'] }))
    source.addEventListener('cast', () => void this.cache.invalidateQueries({ queryKey: ['cast'] }))
    source.addEventListener('profile', () => {
      if (this.cache.isMutating({ mutationKey: SAVING_PROFILE }) === 0)
        void this.cache.invalidateQueries({ queryKey: ['profile'] })
    })
    source.addEventListener('export', () => void this.cache.invalidateQueries({ queryKey: ['exports'] }))
    for (const [name, keys] of Object.entries(POSTING_NEWS))
      source.addEventListener(name, () => {
        for (const key of keys) void this.cache.invalidateQueries({ queryKey: [key] })
      })
    source.addEventListener('balance', (event) => {
      putBalance(this.cache, readEvent('balance', event).balance)
    })
  }

  private takeVideo(video: Video): void {
    const before = findKnownVideo(this.cache, video.id)
    const wasRunning = this.running.has(video.id) || (before !== undefined && isInProgress(before))
    if (isInProgress(video)) this.running.add(video.id)
    else this.running.delete(video.id)
    putVideo(this.cache, video)
    if (wasRunning && !isInProgress(video)) announce(video)
  }

  /** After a break: what may have been missed is asked anew. */
  private async catchUp(): Promise<void> {
    for (const id of new Set([...this.running, ...listKnownRunning(this.cache)])) {
      const video = await call(getVideo, { params: { id } }).catch(() => null)
      if (video && !this.isStopped) this.takeVideo(video)
    }
    for (const id of listChecking()) {
      const upload = await call(getUpload, { params: { id } }).catch(() => null)
      if (upload && !this.isStopped) takeUploadNews(this.cache, upload)
    }
    for (const key of [
      'videos',
      'ideas',
      'idea',
      'deletions',
      'uploads',
      'dashboard',
      'profile',
      'credits',
      'billing',
      'trial',
      'retention',
      'storyboard',
      'cast',
      'sounds',
      'channels',
      'batches',
      ...POSTS,
    ])
      void this.cache.invalidateQueries({ queryKey: [key] })
  }
}

/** Keeps the live updates open as long as the signed-in frame is on the screen. */
export function useLiveUpdates(): void {
  const cache = useQueryClient()
  useEffect(() => {
    const updates = new LiveUpdates(cache)
    return () => updates.stop()
  }, [cache])
}
