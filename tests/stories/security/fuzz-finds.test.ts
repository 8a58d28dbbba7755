import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom } from '@hookreel/film'
import { findFfmpeg, type Ffmpeg } from '@hookreel/render'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { breakBytes } from '../../fuzz/break-bytes.ts'
import { buildSeeds } from '../../fuzz/build-seeds.ts'
import { findDoor, listDoors, tryDoor } from '../../fuzz/doors.ts'
import type { Door } from '../../fuzz/doors.ts'
import { openRequestDoor } from '../../fuzz/request-door.ts'

const FINDS = path.resolve(import.meta.dirname, '../../fuzz/finds')
const finds = globSync('*.bin', { cwd: FINDS }).toSorted()
let folder: string
let ffmpeg: Ffmpeg
let requests: Awaited<ReturnType<typeof openRequestDoor>>
let doors: Door[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookreel-finds-'))
  ffmpeg = await findFfmpeg()
  requests = await openRequestDoor()
  doors = [...listDoors(ffmpeg, folder), requests.door]
})
afterAll(async () => {
  await requests?.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a file of strangers', { tags: ['ffmpeg'] }, () => {
  test('that once found a hole finds none any more', async () => {
    for (const name of finds) {
      const bytes = readFileSync(path.join(FINDS, name))
      expect(await tryDoor(findDoor(doors, name), bytes), name).toBeUndefined()
    }
  })

  test('of every kind is taken or refused at every door, whole and broken', async () => {
    const [seeds, random] = [await buildSeeds(ffmpeg, folder), createRandom(16)]
    for (const { kind, name, bytes } of seeds)
      for (const door of doors.filter(({ kinds }) => kinds.includes(kind))) {
        expect(await tryDoor(door, bytes), `${name} at ${door.name}`).toBeUndefined()
        const broken = breakBytes(bytes, random.pick(seeds).bytes, random)
        expect(await tryDoor(door, broken), `broken ${name} at ${door.name}`).toBeUndefined()
      }
  })
})
