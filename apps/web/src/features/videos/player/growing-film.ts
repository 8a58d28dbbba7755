import type { listRushes } from '@hookreel/contract'
import type { z } from 'zod'

export type Rushes = z.output<typeof listRushes.output>

/** What plays bytes as they come: Safari on phones has it under a name of its own, which TypeScript does not know. */
const { ManagedMediaSource, MediaSource: Usual } = globalThis as {
  readonly ManagedMediaSource?: typeof MediaSource
  readonly MediaSource?: typeof MediaSource
}
const Source = ManagedMediaSource ?? Usual
const SOUND_TYPE = 'audio/mp4; codecs="mp4a.40.2"'
/** Beyond what is there nothing is shown; a little before it a picture is. */
const BEFORE_END_SECONDS = 0.1

/** Whether this browser can play a film whose end is not there yet. */
export const canGrow = (): boolean => Source?.isTypeSupported('video/mp4; codecs="avc1.640028"') ?? false

/**
 * A film that is played while it is made: stretches are added as they come, each once. What cannot be fetched is asked for again with
 * the next news. Seeking ends where the film does.
 */
export class GrowingFilm {
  private readonly element: HTMLVideoElement
  private readonly hasSound: boolean
  private readonly source: MediaSource
  private readonly address: string
  private readonly stop = new AbortController()
  private readonly opened: Promise<unknown>
  private pictures: SourceBuffer | undefined
  private endSeconds = 0
  private last: Promise<void> = Promise.resolve()

  constructor(element: HTMLVideoElement, hasSound: boolean) {
    this.element = element
    if (!Source) throw new Error('this browser cannot play a film that is not finished')
    this.hasSound = hasSound
    this.source = new Source()
    this.address = URL.createObjectURL(this.source)
    this.opened = happens(this.source, 'sourceopen', this.stop.signal)
    this.opened.catch(() => undefined)
    // Without this, Safari gives a page no source of its own.
    element.disableRemotePlayback = true
    element.src = this.address
    element.addEventListener('seeking', this.stayInside, { signal: this.stop.signal })
  }

  /** Adds what is new, in its order. */
  add(rushes: Rushes): void {
    this.last = this.last.then(() => this.append(rushes)).catch(() => undefined)
  }

  close(): void {
    this.stop.abort()
    this.element.removeAttribute('src')
    this.element.load()
    URL.revokeObjectURL(this.address)
  }

  private readonly stayInside = (): void => {
    const last = Math.max(0, this.endSeconds - BEFORE_END_SECONDS)
    if (this.endSeconds > 0 && this.element.currentTime > last) this.element.currentTime = last
  }

  private async append({ seconds, stretches, soundUrl }: Rushes): Promise<void> {
    await this.opened
    for (const { url, fromSeconds, toSeconds } of stretches) {
      if (fromSeconds < this.endSeconds - BEFORE_END_SECONDS) continue
      const bytes = await this.fetch(url)
      const pictures = this.pictures ?? (await this.begin(bytes, seconds, soundUrl))
      this.pictures = pictures
      pictures.timestampOffset = fromSeconds
      await this.put(pictures, bytes)
      this.endSeconds = toSeconds
    }
  }

  /** What plays the pictures, once it is known how they are encoded; the sound goes before them. */
  private async begin(first: Uint8Array<ArrayBuffer>, seconds: number | null, soundUrl: string | null) {
    const sound = this.hasSound && soundUrl !== null ? await this.fetch(soundUrl) : undefined
    const pictures = this.source.addSourceBuffer(`video/mp4; codecs="${readCodec(first)}"`)
    if (seconds !== null) this.source.duration = seconds
    if (sound) {
      const heard = this.source.addSourceBuffer(SOUND_TYPE)
      if (seconds !== null) heard.appendWindowEnd = seconds
      await this.put(heard, sound)
    }
    return pictures
  }

  private async fetch(url: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await fetch(url, { signal: this.stop.signal })
    if (!answer.ok) throw new Error(`the stretch was answered with ${answer.status}`)
    return answer.bytes()
  }

  private async put(buffer: SourceBuffer, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const done = happens(buffer, 'updateend', this.stop.signal)
    buffer.appendBuffer(bytes)
    await done
  }
}

/** The profile and level that the decoder is asked for, as the stretch itself says them. */
export function readCodec(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 4096))
  const at = head.indexOf('avcC')
  if (at === -1) throw new Error('the stretch does not say how it is encoded')
  // Behind the name and a version.
  const facts = bytes.subarray(at + 5, at + 8)
  return `avc1.${Array.from(facts, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function happens(target: EventTarget, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    target.addEventListener(name, () => resolve(), { once: true, signal })
  })
}
