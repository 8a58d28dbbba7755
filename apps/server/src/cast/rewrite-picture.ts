import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { requireKeptPhoto } from '../platform/http/require-kept-photo.ts'
import { castFolder, type PictureFiles } from './cast-files.ts'

type PhotoTask = {
  readonly sentFile: string
  readonly partsFolder: string
  readonly file: string
  readonly maxSide: number
}

export type PictureDeps = Pick<Deps, 'config'> & {
  /** Decodes what strangers send, apart from everything. */
  readonly previewer: {
    keepPhoto(task: PhotoTask): Promise<Parameters<typeof requireKeptPhoto>[0]>
  }
}

/** Longest side that is kept: what models look at. Eight of them fit into an order of a service. */
const KEPT_SIDE = 1024
/** Pages show pictures 80 pixels wide, and screens are up to three times as fine. */
const SMALL_SIDE = 256

/**
 * A picture that is not trusted, decoded and written anew in a process of its own, never here. `write` puts its bytes into a file, `use`
 * takes what was written anew; no file is left. Throws `photo_unreadable`, and what these throw.
 */
export async function rewritePicture<Result>(
  deps: PictureDeps,
  write: (sentFile: string) => Promise<unknown>,
  use: (files: PictureFiles) => Promise<Result>,
): Promise<Result> {
  const folder = castFolder(deps.config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = randomUUID()
  const sentFile = join(folder, name)
  const [file, smallFile] = [`${name}.jpg`, `${name}.small.jpg`]
  const written = { file: join(folder, file), smallFile: join(folder, smallFile) }
  const keep = async (from: string, to: string, maxSide: number) => {
    const task = { sentFile: from, partsFolder: folder, file: to, maxSide }
    requireKeptPhoto(await deps.previewer.keepPhoto(task))
  }
  try {
    await write(sentFile)
    await keep(sentFile, file, KEPT_SIDE)
    await keep(written.file, smallFile, SMALL_SIDE)
    return await use(written)
  } finally {
    for (const left of [sentFile, written.file, written.smallFile]) await rm(left, { force: true })
  }
}
