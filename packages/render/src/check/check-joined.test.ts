import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMachineFfmpeg } from '../../../../launcher/find-program.ts'
import { makeOnce } from '../../../../tests/builders/make-once.ts'
import { readStretches } from '../encode/read-stretches.ts'
import { joinSlices } from '../encode/join-slices.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { npmFfmpegPath } from '../ffmpeg/npm-ffmpeg-path.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { encodeSound } from '../sound/encode-sound.ts'
import { analyzeJoined } from './analyze-joined.ts'
import { checkFilm } from './check-film.ts'
import { listen } from './listen.ts'
import { lookAtFrames, type DrawnStretch } from './look-at-frames.ts'
import { glanceAtSegments, watchSegments } from './watch-segments.ts'

const packaged = await npmFfmpegPath()
const SEGMENT_SECONDS = 2
const FRAMES = SEGMENT_SECONDS * 30
const folder = await mkdtemp(join(tmpdir(), 'hookreel-joined-'))
let ffmpeg: Ffmpeg
const at = (name: string) => join(folder, name)
const expected = {
  frameSize: { width: 160, height: 284 },
  frameCount: 3 * FRAMES,
  seconds: 3 * SEGMENT_SECONDS,
}

/** A segment of two seconds, or of the frames that its name ends with; `later`: from which second of the pattern on. */
const makeSegment = makeOnce(
  async (name: string, later: number, change: string = '', form: string[] = []) => {
    const picture = `testsrc2=s=160x284:r=30:d=${later + SEGMENT_SECONDS + 1},trim=start=${later},setpts=PTS-STARTPTS${change}`
    const x264 = '-c:v libx264 -profile:v high -preset veryfast -bf 3 -pix_fmt yuv420p -frames:v'.split(' ')
    const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ')
    await runFfmpeg(ffmpeg, [
      '-f',
      'lavfi',
      '-i',
      picture,
      ...x264,
      `${framesOf(name)}`,
      ...colour,
      ...form,
      at(name),
    ])
  },
)

const framesOf = (name: string) => Number(/-(\d\d)\.mp4$/.exec(name)?.[1] ?? FRAMES)
const slicesOf = (names: readonly string[]) =>
  names.map((name) => ({ file: at(name), frameCount: framesOf(name) }))

/** The sound of so many segments as it is joined with them. */
const soundOf = makeOnce(async (sound: string, count: number) => {
  const outputFile = at(`${count}-${sound}.m4a`)
  await encodeSound({ ffmpeg, soundFile: at(sound), seconds: count * SEGMENT_SECONDS, outputFile })
  return outputFile
})

let films = 0
/** A film that is read by several tests: none changes it. */
const joinSegments = makeOnce(async (segments: readonly string[], sound: string = 'sound.wav') => {
  const soundFile = await soundOf(sound, segments.length)
  const outputFile = at(`film-${++films}.mp4`)
  await joinSlices({ ffmpeg, slices: slicesOf(segments), soundFile, outputFile })
  return outputFile
})

/** What watching a film whole tells, without anything known of its segments. */
const judgeWhole = makeOnce((file: string) => checkFilm({ ffmpeg, file, expected }))

async function watchAnew(segments: readonly string[]) {
  const watched = await watchSegments({ ffmpeg, segments: slicesOf(segments) })
  if (watched === undefined) throw new Error('the segments could not be watched')
  return watched
}
const watch = makeOnce(watchAnew)

const GOOD = ['a.mp4', 'b.mp4', 'c.mp4']
const still = (from: number, to: number) => `,loop=${to - from}:1:${from},setpts=N/30/TB`
const fill = (colour: string, from: number, to: number) =>
  `,drawbox=t=fill:c=${colour}:enable='between(n,${from},${to})'`

/** What is wrong, where, and what makes the first two segments so. */
const WRONG_PICTURES = [
  ['black_picture', 'across a join', fill('black', 52, 59), fill('black', 0, 8)],
  ['black_picture', 'in one segment', fill('black', 20, 38), ''],
  ['frozen_picture', 'across a join', fill('teal', 25, 59), fill('teal', 0, 40)],
  ['frozen_picture', 'all of one segment and on', still(0, 59), still(0, 10)],
] as const

async function makeWrong(code: string, where: string, first: string, second: string): Promise<string[]> {
  const [one, two] = [`${code}-${where}-1.mp4`, `${code}-${where}-2.mp4`]
  await makeSegment(one, 0, first)
  await makeSegment(two, where === 'all of one segment and on' ? 0 : SEGMENT_SECONDS, second)
  return [one, two, 'c.mp4']
}

beforeAll(async () => {
  ffmpeg = await findFfmpeg()
  for (const [index, name] of GOOD.entries()) await makeSegment(name, index * SEGMENT_SECONDS)
  const sound = (name: string, change: string) =>
    runFfmpeg(ffmpeg, [
      ...['-f', 'lavfi', '-i', `sine=f=440:r=48000:d=6,${change},aformat=channel_layouts=stereo`],
      ...['-c:a', 'pcm_s16le', at(name)],
    ])
  await sound('sound.wav', 'volume=7.8dB')
  await sound('quiet.wav', 'volume=-4dB')
  await sound('silent.wav', "volume=7.8dB,volume=0:enable='between(t,1,3.4)'")
})
afterAll(() => rm(folder, { recursive: true }))

describe('a film whose segments were watched', () => {
  test('is fit without being decoded again, with the facts that watching it whole gives', async () => {
    const file = await joinSegments(GOOD)
    const segments = await watch(GOOD)
    const known = await analyzeJoined({ ffmpeg, file, segments })
    const whole = await judgeWhole(file)
    expect(whole.problems).toEqual([])
    expect(known).toEqual(whole.facts)
    expect(await checkFilm({ ffmpeg, file, expected, segments })).toEqual(whole)
  })

  test('is read while its segments are still being watched, and is watched whole where that does not tell', async () => {
    const file = await joinSegments(GOOD)
    const whole = await judgeWhole(file)
    expect(await analyzeJoined({ ffmpeg, file, segments: watchAnew(GOOD) })).toEqual(whole.facts)
    const nothing = Promise.resolve(undefined)
    expect(await analyzeJoined({ ffmpeg, file, segments: nothing })).toBeUndefined()
    expect(await checkFilm({ ffmpeg, file, expected, segments: nothing })).toEqual(whole)
  })

  test('is known again whatever order its segments were watched in, each by itself or together', async () => {
    const file = await joinSegments(GOOD)
    const together = await watch(GOOD.toReversed())
    const alone = [...(await watch(['a.mp4'])), ...(await watch(['b.mp4'])), ...(await watch(['c.mp4']))]
    for (const segments of [together.toReversed(), alone])
      expect(await analyzeJoined({ ffmpeg, file, segments })).toBeDefined()
  })

  test('is known where its segments were joined as one stream, and is not when one of them is another', async () => {
    const inFragments = '-movflags +frag_keyframe+delay_moov+default_base_moof'.split(' ')
    const names = GOOD.map((name) => `stream-${name}`)
    for (const [index, name] of names.entries())
      await makeSegment(name, index * SEGMENT_SECONDS, '', inFragments)
    expect(await readStretches(slicesOf(names))).toBeDefined()
    const file = await joinSegments(names)
    const segments = await watch(names)
    const whole = await judgeWhole(file)
    expect(whole.problems).toEqual([])
    expect(await analyzeJoined({ ffmpeg, file, segments })).toEqual(whole.facts)
    const other = await joinSegments(names.toReversed())
    expect(await analyzeJoined({ ffmpeg, file: other, segments })).toBeUndefined()
  })

  test('is known again where its segments are no whole milliseconds long', async () => {
    const names = ['odd-61.mp4', 'odd-58.mp4', 'odd-61.mp4']
    for (const name of new Set(names)) await makeSegment(name, 1)
    const file = await joinSegments(names)
    const [last, ...others] = (await watch(names.toReversed())).toReversed()
    const segments = [...(await watch(names.slice(0, 1))), ...others]
    expect(last).toEqual(segments[0])
    expect(await analyzeJoined({ ffmpeg, file, segments })).toBeDefined()
    expect((await checkFilm({ ffmpeg, file, expected, segments })).problems).toEqual([])
  })

  test.for([
    ['npm', packaged],
    ['this machine', findMachineFfmpeg()],
  ] as const)('is known again by the ffmpeg of %s', async ([, ffmpegPath], { skip }) => {
    if (ffmpegPath === undefined) {
      skip('it has none')
      return
    }
    const file = await joinSegments(GOOD)
    const segments = await watch(GOOD)
    const other = await findFfmpeg({ ffmpegPath })
    expect(await analyzeJoined({ ffmpeg: other, file, segments })).toBeDefined()
  })
})

describe('a film whose sound was heard before it was joined', () => {
  const hear = makeOnce(async (sound: string) => listen({ ffmpeg, file: await soundOf(sound, GOOD.length) }))

  test('is fit without being listened to again, with the facts that watching it whole gives', async () => {
    const file = await joinSegments(GOOD)
    const [segments, heard] = [await watch(GOOD), await hear('sound.wav')]
    const whole = await judgeWhole(file)
    expect(await analyzeJoined({ ffmpeg, file, segments, heard })).toEqual(whole.facts)
    expect(await checkFilm({ ffmpeg, file, expected, segments, heard })).toEqual(whole)
  })

  test('is watched whole when its sound is another, late or damaged, and what is wrong is said', async () => {
    const good = await joinSegments(GOOD)
    const [segments, heard] = [await watch(GOOD), await hear('sound.wav')]
    const late = ['-i', good, '-itsoffset', '0.1', '-i', good, ...'-map 0:v -map 1:a -c copy'.split(' ')]
    await runFfmpeg(ffmpeg, [...late, at('heard-late.mp4')])
    const bytes = await readFile(good)
    const place = bytes.indexOf(
      (await readFile(await soundOf('sound.wav', GOOD.length))).subarray(4000, 4016),
    )
    expect(place).toBeGreaterThan(0)
    bytes.set([0x55, 0xaa, 0x55], place)
    await writeFile(at('heard-damaged.mp4'), bytes)
    const quiet = await joinSegments(GOOD, 'quiet.wav')
    for (const file of [at('heard-late.mp4'), at('heard-damaged.mp4'), quiet])
      expect(await analyzeJoined({ ffmpeg, file, segments, heard })).toBeUndefined()
    const { problems } = await checkFilm({ ffmpeg, file: quiet, expected, segments, heard })
    expect(problems.map(({ code }) => code)).toEqual(['wrong_loudness'])
  })

  test('is not fit because all of it is known: a sound that was silent for too long is said to be', async () => {
    const file = await joinSegments(GOOD, 'silent.wav')
    const [segments, heard] = [await watch(GOOD), await hear('silent.wav')]
    const known = await analyzeJoined({ ffmpeg, file, segments, heard })
    expect(known?.silentStretches).toHaveLength(1)
    const { problems } = await checkFilm({ ffmpeg, file, expected, segments, heard })
    expect(problems.map(({ code }) => code)).toContain('silent_stretch')
  })
})

describe('what is wrong with a film is found although its segments were watched:', () => {
  /** Whether the segments alone would have let it pass, and what the check says with them and without. */
  async function judge(file: string, segments: readonly string[]) {
    const watched = await watch(segments)
    const isKnown = await analyzeJoined({ ffmpeg, file, segments: watched }).then(
      (facts) => facts !== undefined,
      () => false,
    )
    const [withThem, whole] = [
      await checkFilm({ ffmpeg, file, expected, segments: watched }),
      await judgeWhole(file),
    ].map(({ problems }) => problems.map(({ code }) => code))
    return { isKnown, withThem, whole }
  }

  test.each([
    ['segments in another order', ['a.mp4', 'c.mp4', 'b.mp4'], []],
    ['a segment twice', ['a.mp4', 'b.mp4', 'b.mp4'], []],
    ['a segment too few', ['a.mp4', 'b.mp4'], ['wrong_frame_count', 'wrong_length']],
    ['a segment too many', [...GOOD, 'c.mp4'], ['wrong_frame_count', 'wrong_length']],
  ])('%s', async (_, joined, codes) => {
    const found = await judge(await joinSegments(joined), GOOD)
    // What is whole by itself but not what was ordered is not taken for it; what the whole film shows is said.
    expect(found).toEqual({ isKnown: false, withThem: codes, whole: codes })
  })

  test.each(WRONG_PICTURES)('%s %s', async (code, where, first, second) => {
    const segments = await makeWrong(code, where, first, second)
    const found = await judge(await joinSegments(segments), segments)
    expect(found).toEqual({ isKnown: false, withThem: [code], whole: [code] })
  })

  test.each([
    ['wrong_loudness', 'quiet.wav'],
    ['silent_stretch', 'silent.wav'],
  ])('%s', async (code, sound) => {
    const { withThem, whole } = await judge(await joinSegments(GOOD, sound), GOOD)
    expect(withThem).toEqual(whole)
    expect(withThem).toContain(code)
  })

  test.each([
    ['slow_start', ['-i', 'good.mp4', '-map', '0', '-c', 'copy']],
    ['no_sound', ['-i', 'good.mp4', '-map', '0:v', '-c', 'copy', '-movflags', '+faststart']],
    ['no_picture', ['-i', 'good.mp4', '-map', '0:a', '-c', 'copy', '-movflags', '+faststart']],
  ])('%s', async (code, args) => {
    const good = await joinSegments(GOOD)
    const file = at(`${code}.mp4`)
    await runFfmpeg(ffmpeg, [...args.map((word) => (word === 'good.mp4' ? good : word)), file])
    const { withThem, whole } = await judge(file, GOOD)
    expect(withThem).toEqual(whole)
    expect(withThem).toEqual([code])
  })

  test('pictures a tenth of a second late are not taken for the segments', async () => {
    const good = await joinSegments(GOOD)
    const late = ['-i', good, '-itsoffset', '0.1', '-i', good, ...'-map 1:v -map 0:a -c copy'.split(' ')]
    await runFfmpeg(ffmpeg, [...late, at('late.mp4')])
    expect((await judge(at('late.mp4'), GOOD)).isKnown).toBe(false)
  })

  test('three other bytes in a picture are not taken for the segment', async () => {
    const damaged = at('damaged.mp4')
    const picture = (await readFile(at('b.mp4'))).subarray(-2000, -1900)
    const bytes = await readFile(await joinSegments(GOOD))
    const place = bytes.indexOf(picture)
    expect(place).toBeGreaterThan(0)
    bytes.set([0x55, 0xaa, 0x55], place)
    await writeFile(damaged, bytes)
    expect((await judge(damaged, GOOD)).isKnown).toBe(false)
  })
})

test('a segment with fewer frames than it should have tells nothing', async () => {
  const segments = [{ file: at('a.mp4'), frameCount: FRAMES + 1 }]
  expect(await watchSegments({ ffmpeg, segments })).toBeUndefined()
})

describe('segments whose frames were looked at as they were drawn', () => {
  /** As the thread that draws looks at them: here at what they decode to. */
  const look = makeOnce(async (name: string): Promise<DrawnStretch> => {
    const { frameSize } = expected
    const raw = '-map 0:v -f rawvideo -pix_fmt yuv420p -'.split(' ')
    const { stdout } = await runFfmpeg(ffmpeg, ['-i', at(name), ...raw])
    const size = frameSize.width * frameSize.height * 1.5
    const seen = lookAtFrames(frameSize, stdout.length / size)
    for (let from = 0; from < stdout.length; from += size) seen.add(stdout.subarray(from, from + size))
    return seen.finish()
  })
  const glance = async (
    names: readonly string[],
    drawnOf: (name: string) => Promise<DrawnStretch> = look,
  ) => {
    const segments = await Promise.all(
      slicesOf(names).map(async (slice, n) => ({ ...slice, drawn: await drawnOf(names[n] ?? '') })),
    )
    return glanceAtSegments({ ffmpeg, segments, scratchFile: at('scratch.gray') })
  }

  test('are known by a glance: the film is fit with the facts that watching it whole gives, and nothing is left behind', async () => {
    const file = await joinSegments(GOOD)
    const segments = await glance(GOOD)
    expect(segments?.map(({ digest }) => digest)).toEqual((await watch(GOOD)).map(({ digest }) => digest))
    expect(await analyzeJoined({ ffmpeg, file, segments: segments ?? [] })).toEqual(
      (await judgeWhole(file)).facts,
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('scratch'))).toEqual([])
    expect(await glance(['b.mp4'])).toEqual(segments?.slice(1, 2))
  })

  test.each(WRONG_PICTURES)('%s %s is found', async (code, where, first, second) => {
    const segments = await makeWrong(code, where, first, second)
    const file = await joinSegments(segments)
    const known = await glance(segments)
    expect(known).toHaveLength(3)
    expect(await analyzeJoined({ ffmpeg, file, segments: known ?? [] })).toBeUndefined()
    const { problems } = await checkFilm({ ffmpeg, file, expected, segments: known })
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  test('tell nothing when a picture is another one than was drawn, is damaged or missing, or none can be read', async () => {
    await makeSegment('other.mp4', 0, ',negate')
    expect(await glance(['a.mp4'], () => look('other.mp4'))).toBeUndefined()
    const bytes = await readFile(at('a.mp4'))
    const data = bytes.indexOf('mdat') + 4
    // What stands before the first picture is left.
    const damage = (from: number, to: number) => Buffer.from(bytes).fill(0x55, data + from, data + to)
    await writeFile(at('first.mp4'), damage(1200, 6000))
    const ofGood = () => look('a.mp4')
    expect(await glance(['first.mp4'], ofGood)).toBeUndefined()
    await writeFile(at('short.mp4'), bytes.subarray(0, data + 2000))
    await expect(glance(['short.mp4'], ofGood)).rejects.toMatchObject({ code: 'check_failed' })
    const segments = [{ file: at('a.mp4'), frameCount: FRAMES + 1, drawn: await look('a.mp4') }]
    expect(await glanceAtSegments({ ffmpeg, segments, scratchFile: at('scratch.gray') })).toBeUndefined()
  })
})
