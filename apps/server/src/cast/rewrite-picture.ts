import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { requireKeptPhoto } from '../platform/http/require-kept-photo.ts'
import { castFolder } from './cast-files.ts'

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

/**
 * A picture that is not trusted, decoded and written anew in a process of its own, never here. `write` puts its bytes into a file, `use`
 * takes what was written anew; neither file is left. Throws `photo_unreadable`, and what these throw.
 */
export async function rewritePicture<Result>(
  deps: PictureDeps,
  write: (sentFile: string) => Promise<unknown>,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = castFolder(deps.config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = randomUUID()
  const files = { sentFile: join(folder, name), partsFolder: folder, file: `${name}.jpg` }
  const written = join(folder, files.file)
  try {
    await write(files.sentFile)
    requireKeptPhoto(await deps.previewer.keepPhoto({ ...files, maxSide: KEPT_SIDE }))
    return await use(written)
  } finally {
    for (const file of [files.sentFile, written]) await rm(file, { force: true })
  }
}
