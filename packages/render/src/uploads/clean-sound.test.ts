import { ChildProcess } from 'node:child_process'
import diagnostics from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { measureLoudness } from '../sound/measure-loudness.ts'
import { decodeWav } from '../../../../tests/builders/decode-wav.ts'
import { encodeWav } from '../sound/wav.ts'
import { cleanSound, type SoundRequest } from './clean-sound.ts'

let folder: string
let ffmpeg: Ffmpeg
let spoken: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-sound-'))
  ffmpeg = await findFfmpeg()
  spoken = join(folder, 'spoken.wav')
  await writeFile(spoken, encodeWav(speakLike(), 16_000, 1))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Four seconds of syllables with pauses between them, as far as levels and spectra tell. */
function speakLike(): Float32Array {
  return Float32Array.from({ length: 64_000 }, (_, i) => {
    const t = i / 16_000
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * t)) * (t % 1.3 < 1 ? 1 : 0)
    const tones = [1, 2, 3, 5, 9].reduce(
      (sum, times) => sum + Math.sin(2 * Math.PI * 137 * times * t) / times,
      0,
    )
    return 0.25 * syllable * tones
  })
}

/** As fine as microphones hear: a click is as short there as it was. */
const RATE = 48_000

async function speakFinely(): Promise<Float32Array> {
  return decodeWav(await readFile(await make('fine.wav', `-ar ${RATE}`))).samples
}

/** A breath: air through a mouth, softer at its ends. */
function soundBreath(length: number): Float32Array {
  return soundAir(length).map((air, i) => 0.06 * air * Math.sin((Math.PI * i) / length))
}

function soundAir(length: number): Float32Array {
  let [state, last] = [7, 0]
  return Float32Array.from({ length }, () => {
    state = Math.imul(state, 1_103_515_245) + 12_345
    last = 0.8 * last + 0.2 * ((state >> 16) / 2 ** 15)
    return last
  })
}

function level(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** How sharp the sharpest edge is: words and breaths have none. */
function findEdge(samples: Float32Array): number {
  return samples.reduce((most, sample, i) => {
    const [before, earlier] = [samples[i - 1], samples[i - 2]]
    if (before === undefined || earlier === undefined) return most
    return Math.max(most, Math.abs(sample - 2 * before + earlier))
  }, 0)
}

/** The spoken sentence, made into something else by ffmpeg's words. */
async function make(name: string, settings: string, source = ['-i', spoken]): Promise<string> {
  const file = join(folder, name)
  await runFfmpeg(ffmpeg, [...source, ...settings.split(' ').filter((word) => word !== ''), file])
  return file
}

/** The spoken sentence with a title in its head. */
async function entitle(title: string): Promise<string> {
  const file = join(folder, 'entitled.wav')
  const sound = await readFile(spoken)
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(body.length, 4)
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
  }
  const list = chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('INAM', Buffer.from(`${title}\0`))]))
  await writeFile(file, chunk('RIFF', Buffer.concat([sound.subarray(8, 36), list, sound.subarray(36)])))
  return file
}

const generate = (what: string) => ['-f', 'lavfi', '-i', what]

async function clean(
  sentFile: string,
  wishes: Partial<Pick<SoundRequest, 'isCleaned' | 'isShortened' | 'kind'>> = {},
) {
  const soundFile = join(folder, 'kept.wav')
  await rm(soundFile, { force: true })
  const kept = await cleanSound({
    ffmpeg,
    sentFile,
    soundFile,
    ...{ kind: 'voice', isCleaned: true, ...wishes },
    maxSeconds: 10,
  })
  return { kept, soundFile }
}

describe('a recording that a person sends', () => {
  // Fifteen minutes take seconds of the processor: everybody else who asks this process for something would wait for them. That no
  // other module measures is an arrow (`sounds-are-examined-apart`).
  test('is measured in a process of its own, and not in the one that was asked', async () => {
    const started: ChildProcess[] = []
    const note = (message: unknown) => {
      const isStart = typeof message === 'object' && message !== null && 'process' in message
      if (isStart && message.process instanceof ChildProcess) started.push(message.process)
    }
    diagnostics.subscribe('child_process', note)
    onTestFinished(() => void diagnostics.unsubscribe('child_process', note))
    const { kept } = await clean(spoken)
    expect(kept.seconds).toBeCloseTo(4, 1)
    const measuring = started.filter(({ spawnargs }) => spawnargs.join(' ').includes('examine-worker.ts'))
    expect(measuring.map(({ exitCode }) => exitCode)).toEqual([0])
  })

  test.each([
    ['phone.m4a', '-c:a aac'],
    ['old.mp3', '-b:a 96k'],
    ['browser.webm', '-c:a libopus'],
    ['free.ogg', '-c:a libvorbis'],
    ['whole.flac', ''],
    ['misnamed.txt', '-b:a 96k -f mp3'],
    ['quiet.wav', '-af volume=-38dB'],
  ])('as %s is kept as a WAV of one channel, about as loud as any other', async (name, settings) => {
    const { kept, soundFile } = await clean(await make(name, settings))
    expect(kept.seconds).toBeGreaterThan(3)
    const { channels, sampleRate } = decodeWav(await readFile(soundFile))
    expect([channels, sampleRate]).toEqual([1, 48_000])
    const { loudnessLufs } = await measureLoudness({ ffmpeg, source: soundFile })
    expect(loudnessLufs).toBeGreaterThan(-22.5)
    expect(loudnessLufs).toBeLessThan(-17.5)
  })

  test('whose title reads like what ffmpeg says of streams keeps nobody waiting', async () => {
    // Thirty kilobytes of it held the process that was asked for hours.
    const title = `${'Video: a'.repeat(2000)}${', b, 1x1'.repeat(2000)}`
    const { kept } = await clean(await entitle(title.match(/.{1,250}/g)?.join('\r') ?? ''))
    expect(kept.seconds).toBeCloseTo(4, 1)
  })

  test('in a video, or beside the picture of an album, is its sound alone', async () => {
    const picture = generate('testsrc2=s=96x160:d=1')
    const film = await make('clip.mp4', '-pix_fmt yuv420p -c:a aac', [...picture, '-i', spoken])
    expect((await clean(film)).kept.seconds).toBeGreaterThan(3)
    const cover = await make('cover.png', '-frames:v 1', picture)
    const album = await make('album.mp3', '-map 0 -map 1 -c:v copy', ['-i', spoken, '-i', cover])
    expect((await clean(album)).kept.seconds).toBeGreaterThan(3)
  })

  test('whose two channels cancel each other is heard by one of them', async () => {
    const turned = await make('turned.wav', '-af pan=stereo|c0=c0|c1=-1*c0')
    const { kept, soundFile } = await clean(turned)
    expect(kept.seconds).toBeCloseTo(4, 1)
    const { samples } = decodeWav(await readFile(soundFile))
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(0.1)
  })

  test('loses hum and noise and none of its length; what is not to be cleaned keeps them', async () => {
    const hum = generate('aevalsrc=0.012*sin(628.3*t)+0.01*sin(942.5*t)+0.006*sin(1256.6*t)')
    const noise = generate('anoisesrc=a=0.004:r=16000')
    const mixed = await make(
      'noisy.wav',
      '-filter_complex [0]apad=pad_dur=1[a];[a][1][2]amix=3:duration=first',
      [...['-i', spoken], ...hum, ...noise],
    )
    const levelOfEnd = async (isCleaned: boolean, file = mixed) => {
      const { kept, soundFile } = await clean(file, { isCleaned })
      const { samples } = decodeWav(await readFile(soundFile))
      expect(samples.length / 48_000).toBeCloseTo(kept.seconds, 3)
      const end = samples.subarray(-30_000, -4_000)
      const power = end.reduce((sum, sample) => sum + sample * sample, 0) / end.length
      return { level: 10 * Math.log10(power), kept }
    }
    const dirty = await levelOfEnd(false)
    const cleaned = await levelOfEnd(true)
    expect(cleaned.kept.humHertz).toBe(50)
    expect(dirty.level - cleaned.level).toBeGreaterThan(6)

    // White noise alone, 20 dB under the voice.
    const white = await make(
      'white.wav',
      '-filter_complex [0]apad=pad_dur=1[a];[a][1]amix=2:duration=first:normalize=0',
      [...['-i', spoken], ...generate('anoisesrc=a=0.02:r=16000')],
    )
    const [loud, quiet] = [await levelOfEnd(false, white), await levelOfEnd(true, white)]
    expect(loud.level).toBeGreaterThan(-46)
    expect(loud.level - quiet.level).toBeGreaterThan(5)
  })

  test('loses the click of a cable, and keeps the breath between two sentences and its last moment', async () => {
    const sentence = await speakFinely()
    const breathAt = sentence.length + RATE / 2
    const whole = new Float32Array(2 * sentence.length + 2 * RATE)
    whole.set(sentence)
    whole.set(soundBreath(RATE / 4), breathAt)
    whole.set(sentence, sentence.length + 2 * RATE)
    // The room, 20 dB under the breath.
    for (const [i, air] of soundAir(whole.length).entries()) whole[i] = (whole[i] ?? 0) + 0.004 * air
    // Of one to five samples: in words, in pauses, and on the breath.
    const clicks = [0.31, 1.45, 4.1, 4.6, 5.4, 7.2].map((seconds) => Math.round(seconds * RATE))
    for (const [at, click] of clicks.entries())
      for (let i = 0; i < 1 + 2 * (at % 3); i += 1)
        whole[click + i] = (whole[click + i] ?? 0) + (i % 2 === 0 ? 0.5 : -0.4)
    // Anyone who stops the recording at once is heard to the end.
    for (let i = 1; i <= RATE / 40; i += 1) whole[whole.length - i] = 0.3 * Math.sin(i / 40)
    const file = join(folder, 'clicks.wav')
    await writeFile(file, encodeWav(whole, RATE, 1))
    const read = async (isCleaned: boolean) => {
      const { soundFile } = await clean(file, { isCleaned })
      return decodeWav(await readFile(soundFile)).samples
    }
    const [dirty, cleaned] = [await read(false), await read(true)]
    // Filters may take some milliseconds more.
    const part = (samples: Float32Array, from: number, length: number) =>
      samples.subarray(from - RATE / 100, from + length + RATE / 20)
    for (const click of clicks) {
      const edges = [dirty, cleaned].map((samples) => findEdge(part(samples, click, 5))) as [number, number]
      expect(edges[0] / edges[1], `at ${click / RATE} s`).toBeGreaterThan(8)
    }
    // Against the words: their level is set anew.
    const breathOf = (samples: Float32Array) =>
      level(part(samples, breathAt, RATE / 4)) - level(part(samples, 2 * RATE, RATE))
    expect(Math.abs(breathOf(dirty) - breathOf(cleaned))).toBeLessThan(2)
    const [spoken, kept] = [dirty, cleaned].map((samples) => level(samples.subarray(-RATE / 10)))
    expect(Math.abs((spoken ?? 0) - (kept ?? 0))).toBeLessThan(2)
  })

  test('with nothing to be heard, torn, too short, too long or without sound is refused with the reason', async () => {
    const film = await make('mute.mp4', '-t 1 -pix_fmt yuv420p', generate('testsrc2=s=96x160'))
    const empty = join(folder, 'empty.wav')
    await writeFile(empty, '')
    const cases: [string, RegExp][] = [
      [empty, /^This file is empty\.$/],
      [await make('silent.wav', '-t 2', generate('anullsrc')), /silent/],
      [await make('torn.wav', '-af volume=34dB'), /clipped/],
      [await make('short.wav', '-t 0.2'), /0\.2 seconds/],
      [await make('long.mp3', '-t 20', generate('sine')), /at most/],
      [film, /no sound in this file/],
    ]
    for (const [file, why] of cases) {
      await expect(clean(file), file).rejects.toMatchObject({ code: 'upload_refused' })
      await expect(clean(file), file).rejects.toThrow(why)
    }
  })

  test('that names other files, lies about its kind or is damaged is refused, and leaves nothing', async () => {
    const write = async (name: string, bytes: string | Uint8Array) => {
      const file = join(folder, name)
      await writeFile(file, bytes)
      return file
    }
    const cut = await make('cut.m4a', '-c:a aac')
    await truncate(cut, 900)
    const files = [
      await write('list.mp3', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
      await write('concat.wav', "ffconcat version 1.0\nfile '/etc/passwd'\n"),
      await write('program.wav', new Uint8Array(5000).fill(0x7f)),
      await write('head.wav', (await readFile(spoken)).subarray(0, 40)),
      await write('ogg.ogg', `OggS${'\0'.repeat(4000)}`),
      await write('empty.wav', ''),
      cut,
    ]
    for (const file of files) {
      await expect(clean(file), file).rejects.toMatchObject({ code: 'upload_refused' })
      expect(existsSync(join(folder, 'kept.wav'))).toBe(false)
    }
    expect((await readdir(folder)).filter((name) => /raw|writing/.test(name))).toEqual([])
  })
})

test('music keeps its two channels and its level', async () => {
  const file = await make('music.mp3', '-t 2', generate('aevalsrc=0.05*sin(2000*t)|0.02*sin(3000*t):s=44100'))
  const { soundFile } = await clean(file, { kind: 'music' })
  expect(decodeWav(await readFile(soundFile)).channels).toBe(2)
  const { truePeakDbtp } = await measureLoudness({ ffmpeg, source: soundFile })
  expect(truePeakDbtp).toBeLessThan(-20)
})

describe('long pauses', () => {
  /** Where it is loud and where it is not, in stretches of 20 ms, as lengths in seconds. */
  const measurePauses = (samples: Float32Array, sampleRate: number) => {
    const step = Math.round(sampleRate * 0.02)
    const peaks = Array.from({ length: Math.floor(samples.length / step) }, (_, at) =>
      samples.subarray(at * step, (at + 1) * step).reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    )
    const most = Math.max(...peaks)
    const [pauses, words] = [[0], [0]]
    for (const peak of peaks) {
      const isWord = peak > most * 0.2
      const [grows, ends] = isWord ? [words, pauses] : [pauses, words]
      grows[grows.length - 1] = (grows.at(-1) ?? 0) + 0.02
      if ((ends.at(-1) ?? 0) > 0) ends.push(0)
    }
    return { longest: Math.max(...pauses), spoken: words.reduce((sum, one) => sum + one, 0) }
  }
  const LONG = '[0:a]adelay=800,apad=pad_dur=2[one];[1:a]atrim=0:2.6[two];[one][two]concat=n=2:v=0:a=1'
  const NOISES = [
    ['silence', LONG],
    [
      'noise',
      `${LONG}[both];anoisesrc=r=16000:a=0.012:d=20[noise];[both][noise]amix=duration=first:normalize=0`,
    ],
  ] as const

  test.each(NOISES)(
    'in %s are shortened to 0.6 seconds when that is wanted; every word stays',
    async (name, filters) => {
      const whole = await make(`${name}.wav`, `-filter_complex ${filters}`, ['-i', spoken, '-i', spoken])
      for (const isCleaned of [true, false]) {
        const read = async (isShortened: boolean) => {
          const { soundFile, kept } = await clean(whole, { isCleaned, isShortened })
          const { samples, sampleRate } = decodeWav(await readFile(soundFile))
          expect(kept.seconds).toBeCloseTo(samples.length / sampleRate, 2)
          return { ...measurePauses(samples, sampleRate), seconds: kept.seconds }
        }
        const [long, short] = [await read(false), await read(true)]
        expect(long.longest).toBeGreaterThan(1.8)
        expect(short.longest).toBeLessThan(0.72)
        expect(long.seconds - short.seconds).toBeGreaterThan(1.4)
        // In steps of 20 ms, which begin elsewhere.
        expect(Math.abs(long.spoken - short.spoken)).toBeLessThan(0.25)
      }
      expect((await readdir(folder)).filter((name) => /\.(?:raw|level|short)$/.test(name))).toEqual([])
    },
  )
})
