import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ErrorBody, Sound, Video } from '@hookreel/contract'
import { createEmbeddedComposer, createEmbeddedNarrator } from '@hookreel/crew'
import { createRandom } from '@hookreel/film'
import { encodeWav, planLength } from '@hookreel/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeService } from '../fakes/fake-service.ts'
import type { FakeService } from '../fakes/fake-service.ts'
import { createHearingServices, newMood } from '../fakes/hearing-services.ts'
import { KEYS } from '../fakes/models/text-services.ts'
import { findProgram, getProgram } from '../../launcher/find-program.ts'
import {
  checkCredentials,
  isEnded,
  makeDataDir,
  ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

const run = promisify(execFile)
const HEARD_RATE = 16_000
const LINES = [
  'Venus spins slowly.',
  'The Sun is heavy.',
  'A dead star weighs more.',
  'Its light needs minutes.',
]
/** As a person would pause: not as the film's own voices do. */
const PAUSES = [1.1, 0.3, 0.8, 0.6]
let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let settings: Record<string, string>
let listener: FakeService
const mood = newMood()
let anna: Person
let recording: Uint8Array<ArrayBuffer>
let rate = 16_000
/** When the first word of each line begins in the recording, and its last one ends. */
const begins: number[] = []
const ends: number[] = []

beforeAll(async () => {
  folder = await makeDataDir()
  listener = await startFakeService(createHearingServices(mood))
  settings = { OPENAI_API_KEY: KEYS.openai, OPENAI_BASE_URL: `${listener.url}/openai`, MODERATION: 'off' }
  server = await startStoryServer(folder.dataDir, settings)
  anna = await signUp(server.url, 'anna@example.org')
  recording = await record()
})
afterAll(async () => {
  await server?.stop()
  await listener?.close()
  await folder?.remove()
})

/** Not what the film's own aligner reads with, where that is there. */
const SPEAKER = findProgram('espeak-ng') === undefined ? 'flite-awb' : 'espeak-en-us-m3'

/** The script by a voice of this machine, with pauses of its own, in noise 20 dB under it. */
async function record(): Promise<Uint8Array<ArrayBuffer>> {
  const narrator = createEmbeddedNarrator({ espeakPath: findProgram('espeak-ng') })
  const random = createRandom(3)
  const pieces: number[] = Array<number>(11_000).fill(0)
  for (const [index, text] of LINES.entries()) {
    const line = await narrator.speakLine({ text, voiceId: SPEAKER, pace: 1 })
    rate = line.sampleRate
    begins.push(pieces.length / rate + (line.words[0]?.startSeconds ?? 0))
    ends.push(pieces.length / rate + (line.words.at(-1)?.endSeconds ?? 0))
    pieces.push(...line.samples, ...Array<number>(Math.round((PAUSES[index] ?? 0) * rate)).fill(0))
  }
  const loud = pieces.filter((sample) => Math.abs(sample) > 0.01)
  const level = Math.sqrt(loud.reduce((sum, sample) => sum + sample ** 2, 0) / loud.length) / 10
  const noisy = Float32Array.from(pieces, (sample) => sample + level * Math.sqrt(12) * (random.next() - 0.5))
  return new Uint8Array(encodeWav(noisy, rate, 1))
}

async function sendMusic(): Promise<Sound> {
  const bed = await createEmbeddedComposer().composeBed({ mood: 'playful', seconds: 5, seed: 2 })
  const body = new Uint8Array(encodeWav(bed.samples, bed.sampleRate, 2))
  return post('music?name=song.wav&whose=mine', body)
}

/** What a program says of a film, with its raw output. */
async function play(film: string, ...args: string[]) {
  const all = ['-hide_banner', '-nostats', ...args.slice(0, 2), '-i', film, ...args.slice(2)]
  return run(getProgram('ffmpeg'), all, { encoding: 'buffer', maxBuffer: 2 ** 24 })
}

const send = (body: Uint8Array<ArrayBuffer>) => post('voice?name=take.wav', body)

async function post(to: string, body: Uint8Array<ArrayBuffer>): Promise<Sound> {
  const answer = await fetch(`${server.url}/api/sounds/${to}`, {
    method: 'POST',
    headers: { cookie: anna.cookie, origin: server.url },
    body,
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Sound
}

const order = (sound: Sound, script: string, who = anna, music: object = { isOn: false }) =>
  who.call('POST', '/api/videos', {
    ...{ ...ORDER, script, voiceId: sound.voiceId, duration: 'script', choices: { music } },
  })

/** When the captions of a film say each of these words first, in seconds. */
function findCues(vtt: string): { text: string; seconds: number }[] {
  return [...vtt.matchAll(/(\d+):(\d+)[.:](\d+)(?:\.(\d+))? --> [^\n]*\n([^\n]+(?:\n[^\n]+)*)/g)].map(
    (found) => {
      const time = /^(?:(\d+):)?(\d+):(\d+\.\d+)/.exec(found[0])
      const seconds = Number(time?.[1] ?? 0) * 3600 + Number(time?.[2]) * 60 + Number(time?.[3])
      return { text: (found[5] ?? '').replaceAll(/\s+/g, ' '), seconds }
    },
  )
}

test('a recording of one’s own becomes a film whose captions and scenes follow the voice, over music of one’s own', async () => {
  const [sound, music] = [await send(recording), await sendMusic()]
  const own = { isOn: true, volume: 1, own: { soundId: music.id } }
  const ordered = await order(sound, LINES.join(' '), anna, own)
  expect(ordered.status).toBe(201)
  const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null, voiceName: 'take.wav' })
  // As long as what was said, with its pauses, from the first word on.
  const said = recording.length / 2 / rate - (begins[0] ?? 0)
  expect(video.durationSeconds).toBeGreaterThan(said - 1.2)
  expect(video.durationSeconds).toBeLessThan(said + 1.5)

  const subtitles = await anna.call('GET', `/api/videos/${video.id}/subtitles?format=vtt`)
  const cues = findCues(await subtitles.response.text())
  const beginOf = (word: string) => cues.find(({ text }) => text.startsWith(word))?.seconds ?? NaN
  // Both from the first line on; captions may come a frame or two before their word.
  for (const [index, word] of [
    [1, 'The'],
    [2, 'A dead'],
    [3, 'Its'],
  ] as const)
    expect(
      Math.abs(beginOf(word) - beginOf('Venus') - ((begins[index] ?? 0) - (begins[0] ?? 0))),
    ).toBeLessThan(0.15)

  const { url } = (await anna.call('GET', `/api/videos/${video.id}/file`)).body as { url: string }
  const file = new Uint8Array(await (await fetch(server.url + url)).arrayBuffer())
  const film = join(folder.dataDir, 'own.mp4')
  await writeFile(film, file)
  const heard = await play(film, '-ss', '0', '-af', 'ebur128', '-f', 'null', '-')
  const report = heard.stderr.toString().split('Summary:').at(-1) ?? ''
  const loudness = Number(/I:\s+(-[\d.]+) LUFS/.exec(report)?.[1])
  expect(Math.abs(loudness + 14)).toBeLessThan(1)

  // The voice leads; the film begins a moment before its first word.
  const first = beginOf('Venus') - (begins[0] ?? 0)
  const raw = ['-map', '0:a:0', '-f', 'f32le', '-ac', '1', '-ar', `${HEARD_RATE}`, '-']
  const { stdout } = await play(film, '-ss', '0', ...raw)
  const whole = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length))
  const levelOf = (from = 0, to = 0) => {
    const part = whole.subarray(
      Math.round((first + from) * HEARD_RATE),
      Math.round((first + to) * HEARD_RATE),
    )
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  }
  for (const [index, begin] of begins.entries()) {
    const spoken = levelOf(begin, ends[index])
    expect(Math.abs(spoken + 13.5)).toBeLessThan(2)
    if (index > 0) expect(levelOf((ends[index - 1] ?? 0) + 0.1, begin - 0.1)).toBeLessThan(spoken - 6)
  }
  // When it has ended there is the music alone.
  expect(levelOf((ends.at(-1) ?? 0) + 0.4, Infinity)).toBeGreaterThan(-60)

  // Each line has a picture of its own, and something is seen in it.
  const seen = await Promise.all(
    begins.map(async (begin) => {
      const at = (first + begin + 0.3).toFixed(2)
      const gray = ['-frames:v', '1', '-vf', 'scale=90:160,format=gray', '-f', 'rawvideo', '-']
      return (await play(film, '-ss', at, ...gray)).stdout
    }),
  )
  const differ = (one: Uint8Array, other: Uint8Array) =>
    one.reduce((sum, pixel, at) => sum + Math.abs(pixel - (other[at] ?? 0)), 0) / one.length
  for (const [index, frame] of seen.entries()) {
    const mean = frame.reduce((sum, pixel) => sum + pixel, 0) / frame.length
    expect(differ(frame, Buffer.alloc(frame.length, mean))).toBeGreaterThan(15)
    for (const other of seen.slice(index + 1)) expect(differ(frame, other)).toBeGreaterThan(10)
  }
  const { body } = await checkCredentials(server, anna, 'own.mp4', file)
  for (const kind of ['voice', 'music'])
    expect(JSON.stringify(body)).toContain(`"kind":"${kind}","origin":"own"`)
})

test('what does not say the script makes no film and costs nothing, and somebody else’s recording is not found', async () => {
  const sound = await send(recording)
  const { balance } = (await anna.call('GET', '/api/credits')).body as { balance: number }
  const other = 'Stop throwing away your coffee grounds. Mix them with old soap. Your roses love them too.'
  const ordered = await order(sound, other)
  const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'failed', failure: { code: 'voice_failed' } })
  expect(video.failure?.message).toContain('The script was not heard in the recording')
  expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance })

  const bert = await signUp(server.url, 'bert@example.org')
  const stolen = await order(sound, LINES.join(' '), bert)
  expect([stolen.status, (stolen.body as ErrorBody).error.code]).toEqual([404, 'sound_not_found'])
  const shorter = { ...sound, voiceId: `own:${sound.id}:1` }
  const cheaper = await order(shorter, LINES.join(' '))
  expect([cheaper.status, (cheaper.body as ErrorBody).error.code]).toEqual([404, 'sound_not_found'])
  expect(planLength('One.', `own:${sound.id}:65.2`, 15).orderedSeconds).toBe(65)
})

test('a server that is killed while a service writes a recording down never has it asked twice, and the credit comes back', async () => {
  const sound = await send(recording)
  const { balance } = (await anna.call('GET', '/api/credits')).body as { balance: number }
  mood.faults = [{ kind: 'silent' }]
  const asked = () => listener.asked.filter(({ path }) => path.endsWith('/transcriptions')).length
  const path = `/api/sounds/${sound.id}/transcript`
  expect((await anna.call('POST', path, { credits: 1 })).status).toBe(201)
  await expect.poll(asked, { timeout: 60_000 }).toBe(1)
  expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: balance - 1 })
  await server.kill()
  server = await startStoryServer(folder.dataDir, settings)
  anna.follow(server.url)

  const read = async () => {
    return ((await anna.call('GET', `/api/sounds/${sound.id}`)).body as Sound).transcript
  }
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toBe('failed')
  expect((await read())?.message).toContain('not asked a second time')
  expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance })
  expect(asked()).toBe(1)
})
