import { open, readFile, type FileHandle } from 'node:fs/promises'
import { FRAME_RATE } from '@hookreel/film'
import { changeBoxes, findBox, makeBox, makeTable, withNumbers } from './mp4-boxes.ts'
import type { EncodedPicture, Sample, StoredSound, Stretch, Stretches } from './read-stretches.ts'

/** Pictures and sound lie in turns, half a second of each: who reads a film from its start has both. */
const FRAMES_A_TURN = FRAME_RATE / 2
/** Places in the file are told in four bytes. */
const MAX_BYTES = 2 ** 32 - 1

/** Pictures of a stretch that lie one behind the other, and the sound behind them. */
type Turn = {
  readonly stretch: Stretch
  readonly pictures: readonly EncodedPicture[]
  readonly sound: readonly Sample[]
}

/** A film that can be written: what stands before its data, and in which turns they come. */
type JoinedPlan = { readonly introduction: Buffer; readonly turns: readonly Turn[] }

/**
 * Plans a film (MP4) of stretches one behind the other and a sound beside them, its index in front: their packets as they are, at the times that
 * ffmpeg gives them. Undefined where that is not known: it is left to ffmpeg.
 */
export function planJoined(
  { head, ticksAFrame, stretches }: Stretches,
  sound: StoredSound,
): JoinedPlan | undefined {
  const turns = takeTurns(stretches, sound)
  const pictures = stretches.flatMap((stretch) => stretch.pictures)
  const introduce = (from: number) => writeIndex({ head, sound, ticksAFrame, pictures, turns }, from)
  const begins = FILE_TYPE.length + (introduce(0)?.length ?? 0) + DATA_HEADER_BYTES
  const dataBytes = sumOf(pictures) + sumOf(sound.pieces)
  if (begins + dataBytes > MAX_BYTES) return undefined
  const index = introduce(begins)
  const data = withNumbers(makeBox('mdat'), [[0, DATA_HEADER_BYTES + dataBytes]])
  return index && { introduction: Buffer.concat([FILE_TYPE, index, data]), turns }
}

/** The bytes of a film, a stretch at a time: all of it need not be in memory. */
export async function* writeJoined(
  { introduction, turns }: JoinedPlan,
  soundFile: string,
): AsyncGenerator<Uint8Array> {
  yield introduction
  const source = await open(soundFile)
  try {
    for (const [stretch, own] of Map.groupBy(turns, (turn) => turn.stretch))
      yield await readTurns(stretch, own, source)
  } finally {
    await source.close()
  }
}

const DATA_HEADER_BYTES = 8
const FILE_TYPE = makeBox('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2avc1mp41', 'latin1'))

const sumOf = (samples: readonly Sample[]) => samples.reduce((sum, { size }) => sum + size, 0)

function takeTurns(stretches: readonly Stretch[], { pieces, ticksASecond }: StoredSound): Turn[] {
  const perSecond = ticksASecond / TICKS_A_PIECE
  const frameCount = stretches.reduce((sum, { pictures }) => sum + pictures.length, 0)
  const turns: Turn[] = []
  let [frames, heard] = [0, 0]
  for (const stretch of stretches) {
    for (const pictures of listRuns(stretch.pictures)) {
      frames += pictures.length
      const to = frames === frameCount ? pieces.length : Math.floor((frames / FRAME_RATE) * perSecond)
      turns.push({ stretch, pictures, sound: pieces.slice(heard, to) })
      heard = Math.min(to, pieces.length)
    }
  }
  return turns
}

/** Of AAC; only what lies beside what depends on it. */
const TICKS_A_PIECE = 1024

/** Pictures that lie one behind the other, at most those of a turn. */
function listRuns(pictures: readonly EncodedPicture[]): EncodedPicture[][] {
  const runs: EncodedPicture[][] = []
  for (const picture of pictures) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && run.length < FRAMES_A_TURN && last.from + last.size === picture.from) run.push(picture)
    else runs.push([picture])
  }
  return runs
}

async function readTurns(stretch: Stretch, turns: readonly Turn[], source: FileHandle): Promise<Buffer> {
  const bytes = await readFile(stretch.file)
  const pieces = turns.flatMap(({ sound }) => sound)
  const from = pieces[0]?.from ?? 0
  const { buffer: heard } = await source.read(Buffer.alloc(sumOf(pieces)), 0, sumOf(pieces), from)
  const cut = (all: Buffer, samples: readonly Sample[], start = 0) => {
    const at = (samples[0]?.from ?? start) - start
    return all.subarray(at, at + sumOf(samples))
  }
  // One piece to be written: as many as there are turns would each wait for a thread.
  return Buffer.concat(
    turns.flatMap(({ pictures, sound }) => [cut(bytes, pictures), cut(heard, sound, from)]),
  )
}

type ToIndex = {
  readonly head: Buffer
  readonly sound: StoredSound
  readonly ticksAFrame: number
  readonly pictures: readonly EncodedPicture[]
  readonly turns: readonly Turn[]
}

/** Where the numbers stand in boxes of version 0. */
const AT = { number: 20, trackLength: 28, clock: 20, length: 24, editLength: 16 }

/** The index of a film whose data begin at a place: those of its stretches and of its sound, each with where its samples lie now. */
function writeIndex(
  { head, sound, ticksAFrame, pictures, turns }: ToIndex,
  from: number,
): Buffer | undefined {
  const [film, heard] = [head, sound.head].map((index) => findBox(index, 'mvhd'))
  const [track, soundTrack] = [head, sound.head].map((index) => findBox(index, 'trak'))
  const firstOfAll = [head, sound.head].flatMap((index) =>
    ['mvhd', 'tkhd', 'elst', 'mdhd'].map((kind) => findBox(index, kind)),
  )
  if (!film || !heard || !track || !soundTrack || firstOfAll.some((box) => box?.[8] !== 0)) return undefined
  const clock = film.readUInt32BE(AT.clock)
  if (heard.readUInt32BE(AT.clock) !== clock) return undefined
  const length = Math.ceil((pictures.length * clock) / FRAME_RATE)
  const longest = Math.max(length, heard.readUInt32BE(AT.length))
  const places = placeTurns(turns, from)
  const changes = new Map([
    ['tkhd', (box: Buffer) => withNumbers(box, [[AT.trackLength, length]])],
    ['elst', (box: Buffer) => withNumbers(box, [[AT.editLength, length]])],
    ['mdhd', (box: Buffer) => withNumbers(box, [[AT.length, pictures.length * ticksAFrame]])],
    ['stbl', (box: Buffer) => listPictures(box, { pictures, ticksAFrame, turns, places: places.pictures })],
  ])
  const soundChanges = new Map([
    ['tkhd', (box: Buffer) => withNumbers(box, [[AT.number, SOUND_TRACK]])],
    ['stsc', () => listTurns(turns.map((turn) => turn.sound))],
    ['stco', () => makeTable('stco', [places.sound.length, ...places.sound])],
  ])
  const texts = findBox(head, 'udta')
  return makeBox(
    'moov',
    withNumbers(film, [
      [AT.length, longest],
      [film.length - 4, SOUND_TRACK + 1],
    ]),
    ...[changeBoxes(track, changes), changeBoxes(soundTrack, soundChanges), ...(texts ? [texts] : [])],
  )
}

const SOUND_TRACK = 2

/** Where the pictures and the sound of each turn begin; a turn without any has no place. */
function placeTurns(turns: readonly Turn[], from: number) {
  const places = { pictures: new Array<number>(), sound: new Array<number>() }
  let at = from
  for (const { pictures, sound } of turns) {
    places.pictures.push(at)
    at += sumOf(pictures)
    if (sound.length > 0) places.sound.push(at)
    at += sumOf(sound)
  }
  return places
}

/** The tables of all pictures, behind what describes them (`stsd`). */
function listPictures(
  before: Buffer,
  {
    pictures,
    ticksAFrame,
    turns,
    places,
  }: Pick<ToIndex, 'pictures' | 'ticksAFrame' | 'turns'> & { readonly places: readonly number[] },
): Buffer {
  const wholes = pictures.flatMap(({ isWhole }, index) => (isWhole ? [index + 1] : []))
  const later = countRuns(pictures.map((picture) => picture.later))
  return makeBox(
    'stbl',
    findBox(before, 'stsd') ?? Buffer.alloc(0),
    makeTable('stts', [1, pictures.length, ticksAFrame]),
    makeTable('stss', [wholes.length, ...wholes]),
    makeTable('ctts', [later.length, ...later.flatMap(({ value, count }) => [count, value])]),
    listTurns(turns.map((turn) => turn.pictures)),
    makeTable('stsz', [0, pictures.length, ...pictures.map(({ size }) => size)]),
    makeTable('stco', [places.length, ...places]),
  )
}

/** How many samples lie in each turn (`stsc`): told where it is another number than before. */
function listTurns(turns: readonly (readonly Sample[])[]): Buffer {
  let first = 1
  const runs = countRuns(turns.map((samples) => samples.length).filter(Boolean))
  const entries = runs.flatMap(({ value, count }) => {
    first += count
    return [first - count, value, 1]
  })
  return makeTable('stsc', [runs.length, ...entries])
}

function countRuns(values: readonly number[]): { value: number; count: number }[] {
  const runs: { value: number; count: number }[] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (run?.value === value) run.count += 1
    else runs.push({ value, count: 1 })
  }
  return runs
}
