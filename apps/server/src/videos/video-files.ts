import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputFormat } from '@hookreel/film'
import type { Config } from '../config/config.ts'
import type { Storage } from '../platform/storage/open-storage.ts'
import type { PartPlaces } from '../platform/storage/share-parts.ts'

type Owned = { readonly userId: string; readonly id: string }

/** Key of one of a video's files in the storage; all of them start with the video's id, which nobody can guess. */
export function videoKey(video: Owned, extension: OutputFormat | 'jpg' | 'srt' | 'vtt'): string {
  return `user-videos/${video.userId}/${video.id}.${extension}`
}

/** Key of the small picture of a scene, while its film is being made. */
export function sceneKey(video: Owned, index: number): string {
  return `${sceneKeyStart(video)}${index}.jpg`
}

/** What the keys of all scenes of a video begin with. */
export function sceneKeyStart(video: Owned): string {
  return `${videoKeyStart(video)}scene-`
}

/** Key of what can be watched of a film in the making: the stretch that begins at a frame, or the sound. */
export function rushKey(video: Owned, of: number | 'sound'): string {
  return `${rushKeyStart(video)}${of}.m4s`
}

/** What the keys of all of them begin with. */
export function rushKeyStart(video: Owned): string {
  return `${videoKeyStart(video)}rush-`
}

/** Where the parts of a film are, here and for every machine. */
export function partPlacesOf(
  { config, storage }: { readonly config: Config; readonly storage: Storage },
  video: Owned,
): PartPlaces {
  const keyOf = (part: string) => `${partsKeyOf(video)}/${part}`
  return { storage, folder: partsFolderOf(config, video.id), keyOf }
}

/** Folder of a film's finished parts in a storage that several machines share, while the film is being made. */
export function partsKeyOf(video: Owned): string {
  return `${videoKeyStart(video)}parts`
}

/** Key of a part of a finished film, kept for the next change of it. */
export function keptKey(video: Owned, part: string): string {
  return `${keptFolderOf(video)}/${part}`
}

/** Folder of all of them in the storage. */
export function keptFolderOf(video: Owned): string {
  return `${videoKeyStart(video)}kept`
}

/** Key of a part that a service was paid for and whose film failed: its name tells its content. */
export function paidKey(userId: string, part: string): string {
  return `user-videos/${userId}/paid/${part}`
}

/** What every key of a video begins with. */
export function videoKeyStart(video: Owned): string {
  return `user-videos/${video.userId}/${video.id}.`
}

/** Whose video a key is a file of, if it is one. */
export function videoOfKey(key: string): string | undefined {
  return /^user-videos\/[^/]+\/([^/.]+)\./.exec(key)?.[1]
}

/** Whose file a key is: the second of its names. */
export function userOfKey(key: string): string {
  return key.split('/')[1] ?? ''
}

/** Folder of a film's unfinished parts. */
export function partsFolderOf(config: Config, videoId: string): string {
  return join(config.dataDir, 'films', videoId)
}

/** Deletes a film's parts: it is finished, given up, or was stopped. */
export async function removeParts(config: Config, videoId: string): Promise<void> {
  // A process that is being killed may still write its last part: look again.
  await rm(partsFolderOf(config, videoId), { recursive: true, force: true, maxRetries: 3, retryDelay: 50 })
}

/** Ids of the videos that have parts on this machine. */
export function listPartFolders(config: Config): Promise<string[]> {
  return readdir(join(config.dataDir, 'films')).catch(() => [])
}
