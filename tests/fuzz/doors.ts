import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCompleteImage, readImageHeader } from '@hookreel/film'
import {
  cleanUpload,
  cutClip,
  openPhotoCleaner,
  readStreams,
  RenderError,
  type Ffmpeg,
} from '@hookreel/render'
import { readWav } from '../../packages/crew/src/narrator/read-wav.ts'
import { readVideoContainer } from '../../packages/render/src/uploads/container.ts'
import type { Seed } from './build-seeds.ts'
import { TEXT_DOORS } from './text-doors.ts'

/** A way in for a file of strangers. It ends with nothing (taken and right, or refused as it should be), or throws. */
export type Door = {
  readonly name: string
  readonly kinds: readonly Seed['kind'][]
  /** For `npm run fuzz` longer is a find: somebody waits behind it. */
  readonly mostMs: number
  /** Another process does the work: time passes there, not here. */
  readonly isElsewhere?: true
  readonly open: (bytes: Buffer) => Promise<void>
}

const REFUSALS = ['photo_unreadable', 'photo_too_large', 'upload_refused']

async function orRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RenderError) || !REFUSALS.includes(error.code)) throw error
  }
}

/** All doors; what they write goes into `folder` and is deleted. */
export function listDoors(ffmpeg: Ffmpeg, folder: string): Door[] {
  const signal = new AbortController().signal
  const within = async (bytes: Buffer, work: (file: (name: string) => string) => Promise<void>) => {
    const names = new Set<string>()
    const file = (name: string) => {
      names.add(join(folder, name))
      return join(folder, name)
    }
    await writeFile(file('sent'), bytes)
    try {
      await orRefused(() => work(file))
    } finally {
      for (const name of names) await rm(name, { force: true })
    }
  }
  return [
    {
      name: 'photo',
      kinds: ['picture'],
      mostMs: 30_000,
      isElsewhere: true,
      open: (bytes) => orRefused(() => openPhoto(bytes)),
    },
    {
      name: 'upload',
      kinds: ['film', 'picture', 'sound'],
      mostMs: 90_000,
      isElsewhere: true,
      open: (bytes) =>
        within(bytes, async (file) => {
          const [filmFile, posterFile] = [file('film.mp4'), file('poster.jpg')]
          const sent = { ffmpeg, sentFile: file('sent'), filmFile, posterFile, maxSeconds: 60, signal }
          await cleanUpload(sent)
          const { video } = await readStreams({ ffmpeg, file: filmFile })
          if (video?.codec !== 'h264')
            throw new Error(`a ${video?.codec ?? 'film without pictures'} was taken`)
        }),
    },
    {
      name: 'clip',
      kinds: ['film'],
      mostMs: 90_000,
      isElsewhere: true,
      open: (bytes) =>
        within(bytes, async (file) => {
          await cutClip({
            ...{
              ffmpeg,
              sentFile: file('sent'),
              clipFile: file('clip.mp4'),
              stillFile: file('still.jpg'),
              signal,
            },
            ...{ frameSize: { width: 90, height: 160 }, frameCount: 30 },
            grade: { contrast: 1, brightness: 0, saturation: 1, warmth: 0, vignette: 0 },
          })
        }),
    },
    {
      // What services answer as speech is read by a parser of ours: it answers nothing for what it cannot read.
      name: 'speech',
      kinds: ['sound', 'picture'],
      mostMs: 2000,
      open: async (bytes) => {
        readWav(bytes)
      },
    },
    {
      name: 'photo head',
      kinds: ['picture', 'film', 'sound'],
      mostMs: 2000,
      open: async (bytes) => {
        const head = readImageHeader(bytes)
        if (head !== undefined) isCompleteImage(bytes, head.type)
        readVideoContainer(bytes.subarray(0, 12))
      },
    },
    ...TEXT_DOORS,
  ]
}

async function openPhoto(bytes: Buffer): Promise<void> {
  const head = readImageHeader(await openPhotoCleaner()(bytes))
  if (head?.type !== 'jpeg' || Math.max(head.width, head.height) > 2176)
    throw new Error(`a picture became ${head?.type} of ${head?.width}x${head?.height}`)
}

/** Why a file is a find at this door, however long it takes; nothing when it is dealt with as it should be. */
export async function tryDoor(door: Door, bytes: Buffer): Promise<string | undefined> {
  try {
    await door.open(Buffer.from(bytes))
    return undefined
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}

/** What is done here counts by the processor's time: a machine that is busy with other things makes no find. */
function readMs({ isElsewhere }: Door): number {
  if (isElsewhere) return performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The same, and what takes longer than it may is a find, too: for `npm run fuzz` alone, as no test judges by time. */
export async function tryDoorInTime(door: Door, bytes: Buffer): Promise<string | undefined> {
  const started = readMs(door)
  const why = await tryDoor(door, bytes)
  const tookMs = readMs(door) - started
  return why ?? (tookMs > door.mostMs ? `it took ${Math.round(tookMs / 1000)} seconds` : undefined)
}

/** The door at which a kept file was found. Throws for one that no door knows. */
export function findDoor(doors: readonly Door[], file: string): Door {
  const door = doors.find((one) => file.startsWith(`${one.name.replaceAll(' ', '-')}.`))
  if (door === undefined) throw new Error(`no door for ${file}`)
  return door
}
