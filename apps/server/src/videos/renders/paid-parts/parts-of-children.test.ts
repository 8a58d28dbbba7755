import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../../tests/builders/build-server.ts'
import { ORDER, writeFinishedFilm } from '../../../../../../tests/builders/build-video.ts'
import { readPart } from '../../../platform/storage/read-part.ts'
import { fetchMissing, shareParts } from '../../../platform/storage/share-parts.ts'
import { showParts } from '../../../storyboards/storyboard-files.ts'
import { partPlacesOf, partsFolderOf } from '../../video-files.ts'
import { videos } from '../../video-schema.ts'
import type { VideoRow } from '../../videos.queries.ts'
import { collectScenes } from '../collect-scenes.ts'
import { completeVideo } from '../complete-video.ts'

const SECRET = 'what all keys of the server are made from'

describe('a process that makes films and was taken over', () => {
  let server: BuiltServer
  let anna: Client
  let video: VideoRow
  let folder: string
  let secret: string

  beforeAll(async () => {
    server = await buildServer({ openQueue: openIdleQueue() })
    const { db, config } = server.deps
    anna = await server.signUp()
    const { id } = (await anna.ask('POST', '/api/videos', ORDER)).body as { id: string }
    const change = { status: 'processing', claim: 'job 0', startedAt: new Date() } as const
    const [row] = await db.update(videos).set(change).where(eq(videos.id, id)).returning()
    if (!row) throw new Error('nobody could take the film')
    video = row
    folder = partsFolderOf(config, id)
    secret = join(config.dataDir, 'secret')
    writeFileSync(secret, SECRET)
    mkdirSync(join(folder, 'voice'), { recursive: true })
    writeFileSync(join(folder, 'voice', 'line.wav'), 'speech')
    symlinkSync(secret, join(folder, 'link.jpg'))
    symlinkSync(config.dataDir, join(folder, 'data'))
  })
  afterAll(() => server?.close())

  const listStored = async () => {
    const keys: string[] = []
    for await (const { key } of server.deps.storage.list('user-videos/')) keys.push(key)
    return keys
  }

  test.each(['../../secret', 'voice/../../../secret', 'link.jpg', 'data/secret', 'voice', '', '/etc/passwd'])(
    'shows its owner no file of the server as a scene: %j',
    async (file) => {
      const scenes = collectScenes(server.deps, video, () => undefined)
      scenes.take({ index: 0, count: 1, file })
      await scenes.settle()
      expect(scenes.now()).toBeUndefined()
      expect(await listStored()).toEqual([])
      await expect(readPart(folder, file, async (path) => path)).rejects.toThrow()
    },
  )

  test('shows what lies in the folder of its film', async () => {
    const scenes = collectScenes(server.deps, video, () => undefined)
    scenes.take({ index: 0, count: 1, file: 'voice/line.wav' })
    await scenes.settle()
    expect(scenes.now()).toEqual({ count: 1, drawn: [0] })
    await server.deps.storage.removeAllStartingWith(`user-videos/${video.userId}/${video.id}.`)
  })

  test('finishes no film with files of the server', async () => {
    const { deps } = server
    const film = await writeFinishedFilm(deps.config.dataDir, video.id)
    const link = join(folder, 'link.jpg')
    for (const wrong of [
      { filmFile: secret },
      { filmFile: join(folder, 'data', 'secret') },
      { posterFile: link },
      { subtitleFiles: { srt: secret, vtt: film.filmFile } },
    ])
      await expect(completeVideo(deps, video, { ...film, ...wrong })).rejects.toThrow()
    expect((await anna.ask('GET', `/api/videos/${video.id}`)).body).toMatchObject({ status: 'processing' })
  })

  test('has none shared, shown with a storyboard, or written elsewhere', async () => {
    const { deps } = server
    const places = { ...partPlacesOf(deps, video), keyOf: () => 'user-videos/some.part' }
    await expect(shareParts(places, ['../../secret'])).rejects.toThrow(RangeError)
    const shared = { ...places, storage: { ...deps.storage, isShared: true } }
    await expect(shareParts(shared, ['link.jpg'])).rejects.toThrow()
    await deps.storage.putBytes('user-videos/some.part', Buffer.from('of the attacker'))
    for (const part of ['data/new-file', '../new-file'])
      await expect(fetchMissing(places, [part])).rejects.toThrow(RangeError)
    await expect(readPart(deps.config.dataDir, 'new-file', async () => true)).rejects.toThrow(/ENOENT/)
    const board = { userId: video.userId, id: video.id }
    mkdirSync(join(deps.config.dataDir, 'storyboards'), { recursive: true })
    symlinkSync(deps.config.dataDir, join(deps.config.dataDir, 'storyboards', video.id))
    await expect(showParts(deps, board, ['secret'])).rejects.toThrow(RangeError)
  })

  test('swaps a file for a link too late: what was opened is read', async () => {
    const file = join(folder, 'swapped.jpg')
    writeFileSync(file, 'a picture')
    const read = await readPart(folder, 'swapped.jpg', async (opened) => {
      rmSync(file)
      symlinkSync(secret, file)
      await server.deps.storage.putFile('user-videos/swapped.jpg', opened)
      return server.deps.storage.findSize('user-videos/swapped.jpg')
    })
    expect(read).toBe(process.platform === 'linux' ? 'a picture'.length : SECRET.length)
  })
})
