import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ErrorBody, Sound, Video } from '@hookreel/contract'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { createRandom } from '@hookreel/film'
import { encodeWav, planLength } from '@hookreel/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProgram } from '../../launcher/find-program.ts'
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
let anna: Person
let recording: Uint8Array<ArrayBuffer>
/** When each line begins in the recording, and the last word ends. */
const begins: number[] = []

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir)
  anna = await signUp(server.url, 'anna@example.org')
  recording = await record()
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

/** The script by a voice of this machine, with pauses of its own, in noise. */
async function record(): Promise<Uint8Array<ArrayBuffer>> {
  const narrator = createEmbeddedNarrator()
  const random = createRandom(3)
  const pieces: number[] = Array<number>(11_000).fill(0)
  for (const [index, text] of LINES.entries()) {
    const line = await narrator.speakLine({ text, voiceId: 'flite-awb', pace: 1 })
    begins.push(pieces.length / line.sampleRate + (line.words[0]?.startSeconds ?? 0))
    pieces.push(...line.samples, ...Array<number>(Math.round((PAUSES[index] ?? 0) * line.sampleRate)).fill(0))
  }
  const noisy = Float32Array.from(pieces, (sample) => sample + 0.006 * (random.next() - 0.5))
  return new Uint8Array(encodeWav(noisy, 16_000, 1))
}

async function send(body: Uint8Array<ArrayBuffer>): Promise<Sound> {
  const answer = await fetch(`${server.url}/api/sounds/voice?name=take.wav`, {
    method: 'POST',
    headers: { cookie: anna.cookie, origin: server.url },
    body,
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Sound
}

const order = (sound: Sound, script: string, who = anna) =>
  who.call('POST', '/api/videos', {
    ...{ ...ORDER, script, voiceId: sound.voiceId, duration: 'script' },
    choices: { music: { isOn: false } },
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

test('a recording of one’s own becomes a film whose captions and scenes follow the voice', async () => {
  const sound = await send(recording)
  const ordered = await order(sound, LINES.join(' '))
  expect(ordered.status).toBe(201)
  const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null, voiceName: 'take.wav' })
  // As long as what was said, with its pauses, from the first word on.
  const said = recording.length / 2 / 16_000 - (begins[0] ?? 0)
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
  const heard = await run(getProgram('ffmpeg'), [
    '-hide_banner',
    '-nostats',
    '-i',
    film,
    '-af',
    'ebur128',
    '-f',
    'null',
    '-',
  ])
  const loudness = Number(
    /I:\s+(-[\d.]+) LUFS/.exec(heard.stderr.slice(heard.stderr.lastIndexOf('Summary:')))?.[1],
  )
  expect(Math.abs(loudness + 14)).toBeLessThan(1)
  const { body } = await checkCredentials(server, anna, 'own.mp4', file)
  expect(JSON.stringify(body)).toContain('"kind":"voice","origin":"own"')
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
