import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom } from '@hookreel/film'
import { findFfmpeg } from '@hookreel/render'
import { breakBytes } from './break-bytes.ts'
import { buildSeeds } from './build-seeds.ts'
import { findDoor, listDoors, tryDoorInTime } from './doors.ts'
import { openRequestDoor } from './request-door.ts'

// `npm run fuzz [SECONDS] [SEED]`: files, texts and requests of every kind, broken, through every door they fit. What goes wrong is kept in finds/, which
// tests/stories/security/fuzz-finds.test.ts sends through the same doors from then on. How long one takes is judged here alone: what was
// found before is sent first. Ends with code 1 when something was found.

const FINDS = path.join(import.meta.dirname, 'finds')
const [seconds = 600, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const random = createRandom(seed)
const folder = await mkdtemp(path.join(tmpdir(), 'hookreel-fuzz-'))
const ffmpeg = await findFfmpeg({ ffmpegPath: process.env['FFMPEG_PATH'] })
const seeds = await buildSeeds(ffmpeg, folder)
const requests = await openRequestDoor()
const doors = [...listDoors(ffmpeg, folder), requests.door]
const counts = new Map<string, number>()
const took = new Map<string, number>()
const spent = (name: string) => took.get(name) ?? 0
let finds = 0

for (const file of globSync('*.bin', { cwd: FINDS }).toSorted()) {
  const why = await tryDoorInTime(findDoor(doors, file), await readFile(path.join(FINDS, file)))
  if (why === undefined) continue
  finds += 1
  console.log(`${file}: found again: ${why}`)
}

for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
  // Each door gets as much time as the others: texts come by the thousand while films are read.
  const door = doors.reduce((least, one) => (spent(one.name) < spent(least.name) ? one : least))
  const { name, bytes } = random.pick(seeds.filter(({ kind }) => door.kinds.includes(kind)))
  const broken = breakBytes(bytes, random.pick(seeds).bytes, random)
  counts.set(door.name, (counts.get(door.name) ?? 0) + 1)
  const started = performance.now()
  const why = await tryDoorInTime(door, broken)
  took.set(door.name, spent(door.name) + performance.now() - started)
  if (why === undefined) continue
  finds += 1
  const hash = createHash('sha256').update(broken).digest('hex').slice(0, 12)
  await mkdir(FINDS, { recursive: true })
  await writeFile(path.join(FINDS, `${door.name.replaceAll(' ', '-')}.${hash}.bin`), broken)
  console.log(`${door.name}: a broken ${name}: ${why}`)
}
await requests.close()
await rm(folder, { recursive: true, force: true })
const tried = [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
console.log(`${tried} files tried with ffmpeg ${ffmpeg.version}, seed ${seed}: ${finds} finds`)
if (finds > 0) process.exitCode = 1
