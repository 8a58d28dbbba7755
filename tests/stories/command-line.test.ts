import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeMachineEncoder } from '../fakes/machine-encoder.ts'
import { listenOnLoopback } from '../fakes/listen-on-loopback.ts'
import { openHookreel } from './open-hookreel.ts'
import { encodeWav } from '@hookreel/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const SMALL = ['--resolution', '420p', '--seconds', '15']
const NOTES = `The old baker lit her oven at four every morning. People came from three villages for her bread.
She never wrote the recipe down. When she died, nobody could bake it again. Then a jar of her starter was found in the cellar.
It was still alive after two years. Now the line is longer than ever.`

/** Four seconds. */
const writeTone = () => Float32Array.from({ length: 8 * 48_000 }, (_, at) => 0.3 * Math.sin((at >> 1) / 25))

describe('the command line', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hookreel-cli-'))
    writeFileSync(path.join(folder, 'notes.txt'), NOTES)
    writeFileSync(path.join(folder, 'empty.txt'), ' \n')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const { hookreel, tryCommands } = openHookreel(() => folder)

  test('makes a film from a prompt: plain lines of progress, the file on the last line', async () => {
    const made = await hookreel([
      'make',
      '5 space facts that will blow your mind',
      ...SMALL,
      '--out',
      'reel.mp4',
    ])
    expect(made).toMatchObject({ code: 0 })
    expect(made.out.trim().split('\n').at(-1)).toBe(path.join(folder, 'reel.mp4'))
    expect(made.err).toMatch(/^ *\d+ % {2}speaking/m)
    expect(made.err).toMatch(/^ *\d+ % {2}rendering/m)
    expect(made.err).not.toContain('\r')
    expect(statSync(path.join(folder, 'reel.mp4')).size).toBeGreaterThan(50_000)
  })

  test('makes a film from notes, and says in JSON what it made', async () => {
    const args = [
      'make',
      '--notes',
      'notes.txt',
      '--style',
      'crayon_drawing',
      ...SMALL,
      '--out',
      'bread.mp4',
      '--json',
      ...['--music', 'sea.wav', '--music-whose', 'commons', '--music-author', 'Ann'],
      ...['--music-licence', 'CC BY 4.0', '--music-page', 'https://example.org/sea'],
    ]
    writeFileSync(path.join(folder, 'sea.wav'), encodeWav(writeTone(), 48_000, 2))
    const made = await hookreel(args)
    expect(made).toMatchObject({ code: 0 })
    const film = JSON.parse(made.out) as { file: string; seconds: number; script: string; credits: object[] }
    expect(film.credits).toContainEqual(
      expect.objectContaining({ work: 'https://example.org/sea', author: 'Ann', isOwed: true }),
    )
    expect(film.file).toBe(path.join(folder, 'bread.mp4'))
    expect(Math.abs(film.seconds - 15)).toBeLessThanOrEqual(15 * 0.12)
    for (const sentence of film.script.split(/(?<=\.) /))
      expect(NOTES.replaceAll('\n', ' ')).toContain(sentence)
  })

  test('ends with code 2 and says what to give for a topic that the writer knows nothing about', async () => {
    const ended = await hookreel(['make', 'history of tea in Turkey', '--out', 'tea.mp4'])
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(ended.err).toContain('history of tea in Turkey')
    expect(ended.err).not.toMatch(/^\s+at /m)
    expect(ended.err).toContain('--notes')
    expect(ended.err).toContain('--script')
  })

  test('says what is wrong with an option, with code 2 and without a stack', async () => {
    const wrong = [
      ['make', 'space', '--seconds', '31'],
      ['make', 'space', '--style', 'oil'],
      ['make', 'space', '--voice', 'nobody'],
      ['make', 'space', '--seed', '-1'],
      ['make', 'space', '--colour', 'red'],
      ['make', '--notes', 'gone.txt'],
      ['make', '--script', 'empty.txt'],
      // Nobody's music is taken without a word on whose it is, and what is none not at all.
      ['make', 'space', '--music', 'notes.txt'],
      ['make', 'space', '--music', 'notes.txt', '--music-whose', 'mine'],
      ['make', 'space', '--music', './gone.wav', '--music-whose', 'mine'],
      ['make', 'space', '--music', 'notes.txt', '--music-whose', 'commons', '--music-author', 'Ann'],
      ['make', 'space', '--music-whose', 'mine'],
      ['make', 'space', '--shorten-silences'],
      ['make', 'space', '--script', 'notes.txt', '--voice-over', 'notes.txt', '--language', 'German'],
      ['make'],
      ['dance'],
    ]
    // Two are seen from outside. Each process takes a second of a core to start: the others are told in one.
    for (const args of [wrong[4] ?? [], ['dance']]) {
      const ended = await hookreel(args)
      expect([args, ended.code]).toEqual([args, 2])
      expect(ended.err).not.toContain('    at ')
      expect(ended.err.trim()).not.toBe('')
    }
    const answers = await tryCommands(wrong)
    expect(answers).toHaveLength(wrong.length)
    for (const [index, args] of wrong.entries()) {
      const { message, exitCode } = answers[index] ?? {}
      expect([args, exitCode]).toEqual([args, 2])
      expect(message?.trim()).not.toBe('')
      expect(message).not.toContain('    at ')
      // A text in another language than the recording is not paid for.
      if (args.includes('--language')) expect(message).toContain('cannot be given with --voice-over')
    }
  })

  test('is reached through the launcher, with and without the dashes that npm takes away', async () => {
    const launcher = path.resolve(import.meta.dirname, '../../run.cjs')
    const list = (args: readonly string[]): Promise<string> =>
      new Promise((resolve) => {
        execFile(process.execPath, [launcher, 'hookreel', ...args], (_, out) => resolve(out))
      })
    const plain = await list(['styles', '--json'])
    expect(JSON.parse(plain)).toHaveProperty('styles')
    expect(await list(['--', 'styles', '--json'])).toBe(plain)
  })

  test('lists ideas, voices and styles', async () => {
    const ideas = JSON.parse((await hookreel(['ideas', 'ocean facts', '--count', '4', '--json'])).out) as {
      ideas: unknown[]
    }
    const voices = JSON.parse((await hookreel(['voices', '--json'])).out) as { voices: { id: string }[] }
    const styles = await hookreel(['styles'])
    expect(ideas.ideas).toHaveLength(4)
    expect(voices.voices.map(({ id }) => id)).toContain('flite-slt')
    expect(styles.out.trim().split('\n')).toHaveLength(6)
  })

  test('doctor says what is lacking, what that means and how it is had, of the tests’ programs too when asked', async () => {
    const bare = mkdtempSync(path.join(tmpdir(), 'hookreel-bare-'))
    const ends = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const openai = await listenOnLoopback((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'gpt-9', shutdown_date: ends }] }))
    })
    const doctor = await hookreel(['doctor', '--tests'], {
      ...{ PATH: bare, ESPEAK_PATH: '', WRITER_ORDER: 'openai', NARRATOR_ORDER: 'embedded' },
      ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${openai.url}/v1`, OPENAI_TEXT_MODEL: 'gpt-9' },
    })
    await openai.close()
    expect(doctor.out).toMatch(
      new RegExp(`^plainer +ai services +OpenAI switches gpt-9 \\(texts\\) off on ${ends}\\.`, 'm'),
    )
    expect(doctor.out).toMatch(
      /^plainer +espeak-ng +not found: apt install espeak-ng, or name it in ESPEAK_PATH; without it the embedded voices speak English only$/m,
    )
    expect(doctor.out).toMatch(/^plainer +npm +not found; without it what is installed goes on/m)
    expect(doctor.out).toMatch(/^(ok|plainer) +postgresql /m)
    expect(doctor.code).toBe(0)
    const heard = await hookreel(['doctor', '--voice', 'flite-slt'])
    expect(heard.out).not.toContain('postgresql')
    expect(heard.out).toMatch(/^(ok|plainer) +flite-slt +\d+ words a minute/m)
    rmSync(bare, { recursive: true })
  })

  test('doctor tries the encoder that is wanted, and says why x264 stays; another name is refused', async () => {
    const machine = await writeMachineEncoder('fit')
    const environment = { FFMPEG_PATH: machine.ffmpegPath, ENCODER: 'nvenc' }
    const fitting = await hookreel(['doctor', '--voice', 'natural-voice:af_heart'], environment)
    expect(fitting.out).toMatch(/^ok +encoder +NVIDIA NVENC, quality 21$/m)
    expect(fitting.out).toMatch(
      /^plainer +natural-voice:af_heart +spoken by the server alone.*hookreel admin natural-voice check af_heart$/m,
    )
    await machine.turn('missing')
    const doctor = await hookreel(['doctor'], environment)
    expect(doctor.out).toMatch(
      /^plainer +encoder +x264, on the processor; NVIDIA NVENC is not used: ffmpeg stopped/m,
    )
    expect(doctor.code).toBe(0)
    await machine.remove()
    const [wrong] = await tryCommands([['doctor']], { ENCODER: 'h264' })
    expect(wrong).toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('ENCODER must be one of: auto, x264'),
    })
  })

  test('without an ffmpeg that runs, doctor and make say how to get one', async () => {
    const environment = { FFMPEG_PATH: '/nonexistent/ffmpeg' }
    const doctor = await hookreel(['doctor'], environment)
    expect(doctor.code).toBe(1)
    expect(doctor.out).toMatch(/^missing +ffmpeg/m)
    const make = await hookreel(['make', 'space facts', ...SMALL], environment)
    expect(make.code).toBe(1)
    expect(make.err).toContain('/nonexistent/ffmpeg')
    expect(make.err).not.toContain('    at ')
  })
})
