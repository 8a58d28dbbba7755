import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFilm } from './check-film.ts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { npmFfmpegPath } from '../ffmpeg/npm-ffmpeg-path.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'

const SECONDS = 4
const GOOD = {
  picture: `testsrc2=s=160x284:r=30:d=${SECONDS}`,
  sound: `sine=f=440:r=48000:d=${SECONDS},volume=7.8dB,aformat=channel_layouts=stereo`,
  encoding: [
    '-c:v libx264 -profile:v high -preset veryfast -pix_fmt yuv420p'.split(' '),
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' '),
    `-c:a aac -ar 48000 -ac 2 -t ${SECONDS}`.split(' '),
  ].flat(),
  container: ['-movflags', '+faststart'],
}
const expected = {
  frameSize: { width: 160, height: 284 },
  frameCount: SECONDS * 30,
  seconds: SECONDS,
}
const folder = await mkdtemp(join(tmpdir(), 'hookreel-check-'))
afterAll(() => rm(folder, { recursive: true }))

async function makeFilm(name: string, changes: Partial<typeof GOOD> = {}): Promise<string> {
  const { picture, sound, encoding, container } = { ...GOOD, ...changes }
  const file = join(folder, `${name}.mp4`)
  const sources = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound]
  await runFfmpeg(await findFfmpeg(), [...sources, ...encoding, ...container, file])
  return file
}

async function problemsOf(file: string): Promise<string[]> {
  const { problems } = await checkFilm({ ffmpeg: await findFfmpeg(), file, expected })
  return problems.map(({ code }) => code)
}

describe('the check before delivery', () => {
  let goodFilm = ''
  beforeAll(async () => {
    goodFilm = await makeFilm('good')
  })

  test('a good film is fit, and its facts are told', async () => {
    const { problems, isFit, facts } = await checkFilm({
      ffmpeg: await findFfmpeg(),
      file: goodFilm,
      expected,
    })
    expect(problems).toEqual([])
    expect(isFit).toBe(true)
    expect(facts).toMatchObject({
      frameCount: 120,
      hasFastStart: true,
      audio: { codec: 'aac', sampleRate: 48_000 },
    })
    expect(facts?.loudnessLufs).toBeCloseTo(-14, 0)
  })

  test('the ffmpeg that npm installed comes to the same result', async () => {
    const path = await npmFfmpegPath()
    if (path === undefined) throw new Error('npm installed no ffmpeg here')
    const report = await checkFilm({
      ffmpeg: await findFfmpeg({ ffmpegPath: path }),
      file: goodFilm,
      expected,
    })
    expect(report.problems).toEqual([])
    expect(report.facts?.frameCount).toBe(120)
  })

  test('an ffmpeg that cannot look for frozen pictures finds them all the same', async () => {
    const ffmpeg = await findFfmpeg()
    const plain = {
      ...ffmpeg,
      filters: new Set([...ffmpeg.filters].filter((name) => name !== 'freezedetect')),
    }
    const file = await makeFilm('still', { picture: `color=teal:s=160x284:r=30:d=${SECONDS}` })
    const { problems } = await checkFilm({ ffmpeg: plain, file, expected })
    expect(problems.map(({ code }) => code)).toEqual(['frozen_picture'])
  })

  test.each([
    ['black', 'pictures', { picture: `${GOOD.picture},drawbox=t=fill:c=black:enable='between(t,1,1.8)'` }],
    ['still', 'pictures', { picture: `color=teal:s=160x284:r=30:d=${SECONDS}` }],
    ['silent', 'sound', { sound: GOOD.sound.replace('7.8dB', "7.8dB,volume=0:enable='between(t,1,3.4)'") }],
  ] as const)(
    'what is %s is fit where its owner gave the %s, and only there',
    async (name, given, change) => {
      const file = await makeFilm(`own-${name}`, change)
      const check = (own: { sound: boolean; pictures: boolean }) =>
        findFfmpeg().then((ffmpeg) => checkFilm({ ffmpeg, file, expected: { ...expected, own } }))
      const none = { sound: false, pictures: false }
      expect((await check({ ...none, [given]: true })).isFit).toBe(true)
      expect((await check({ sound: true, pictures: true, [given]: false })).isFit).toBe(false)
    },
  )

  test.each([
    ['black_picture', { picture: `${GOOD.picture},drawbox=t=fill:c=black:enable='between(t,1,1.8)'` }],
    ['frozen_picture', { picture: `${GOOD.picture},loop=75:1:30,trim=duration=${SECONDS},setpts=N/30/TB` }],
    [
      'silent_stretch',
      { sound: GOOD.sound.replace('volume=7.8dB', "volume=7.8dB,volume=0:enable='between(t,1,3.4)'") },
    ],
    ['wrong_loudness', { sound: GOOD.sound.replace('7.8dB', '-4dB') }],
    ['sound_peaks', { sound: GOOD.sound.replace('7.8dB', '22dB') }],
    ['slow_start', { container: [] }],
    ['wrong_frame_size', { picture: GOOD.picture.replace('160x284', '284x160') }],
    ['wrong_frame_rate', { picture: GOOD.picture.replace('r=30', 'r=25') }],
    ['wrong_frame_count', { picture: GOOD.picture.replace(`d=${SECONDS}`, 'd=3.9') }],
    ['wrong_length', { encoding: [...GOOD.encoding.slice(0, -1), '3'] }],
    [
      'wrong_picture_format',
      {
        encoding: GOOD.encoding.map((word) =>
          word === 'yuv420p' ? 'yuv444p' : word === 'high' ? 'high444' : word,
        ),
      },
    ],
    [
      'wrong_picture_format',
      { encoding: GOOD.encoding.map((word) => (word === 'bt709' ? 'smpte170m' : word)) },
    ],
    ['wrong_sound_format', { encoding: GOOD.encoding.map((word) => (word === '48000' ? '44100' : word)) }],
    ['no_sound', { encoding: [...GOOD.encoding, '-an'] }],
    ['no_picture', { encoding: [...GOOD.encoding, '-vn'] }],
  ])('a film is not delivered with %s', async (code, changes) => {
    expect(await problemsOf(await makeFilm(code, changes))).toContain(code)
  })

  test('a cut-off file and a file of nonsense are unreadable, with a reason', async () => {
    const cut = await makeFilm('cut', { container: [] })
    await truncate(cut, 20_000)
    const nonsense = join(folder, 'nonsense.mp4')
    await writeFile(nonsense, 'not a film')
    for (const file of [cut, nonsense, join(folder, 'absent.mp4')])
      expect(await problemsOf(file)).toEqual(['unreadable'])
  })
})
