import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { encodeWav } from '@hookreel/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeService } from '../../fakes/fake-service.ts'
import type { FakeService } from '../../fakes/fake-service.ts'
import { createHearingServices, newMood } from '../../fakes/hearing-services.ts'
import { startFakePictures } from '../../fakes/pictures.ts'
import type { FakePictures } from '../../fakes/pictures.ts'
import { createSpeechServices, ELEVENLABS_KEY } from '../../fakes/speech-services.ts'
import { createTextServices, KEYS } from '../../fakes/models/text-services.ts'

const ENTRY = path.resolve(import.meta.dirname, '../../../apps/cli/src/hookreel.ts')

type Ended = { readonly code: number; readonly out: string; readonly err: string }
type Made = { readonly script: string; readonly services: { service: string; microdollars: number }[] }

const mood = { ...newMood(), text: 'The sea rises twice a day. The moon pulls it.' }
let folder: string
let words: FakeService
let pictures: FakePictures

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hookreel-cli-services-'))
  words = await startFakeService(
    createTextServices([]),
    createSpeechServices([]),
    createHearingServices(mood),
  )
  pictures = await startFakePictures()
})
afterAll(async () => {
  await words?.close()
  await pictures?.close()
  rmSync(folder, { recursive: true, force: true })
})

function hookreel(args: readonly string[], more: Record<string, string> = {}): Promise<Ended> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const env = {
    OPEN_WEB: 'off',
    ...{ PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: path.join(folder, 'data') },
    ...{ OPENAI_API_KEY: KEYS.openai, OPENAI_BASE_URL: `${words.url}/openai`, NARRATOR_ORDER: 'elevenlabs' },
    ...{ ELEVENLABS_API_KEY: ELEVENLABS_KEY, ELEVENLABS_BASE_URL: `${words.url}/elevenlabs` },
    ...{ FAL_KEY: 'fal-key', FAL_BASE_URL: pictures.url, ILLUSTRATOR_ORDER: 'fal' },
    ...more,
  }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ENTRY, ...args],
      { env, cwd: folder },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}
const ideas = (more: Record<string, string> = {}, ...options: string[]) =>
  hookreel(['ideas', 'ocean facts', '--count', '1', '--json', ...options], more)
const writtenBy = ({ out }: Ended) =>
  (JSON.parse(out) as { ideas: { writtenBy?: string }[] }).ideas[0]?.writtenBy

describe('the command line with keys of services', () => {
  test('makes a film by them, tells what it cost, and pays nothing when it is repeated', async () => {
    const args = ['make', 'tides', '--seconds', '15', '--resolution', '420p', '--pictures', 'generated']
    const make = async () => {
      const ended = await hookreel([...args, '--voice', 'elevenlabs:rachel', '--json'])
      expect(ended).toMatchObject({ code: 0 })
      return JSON.parse(ended.out) as Made
    }
    const made = await make()
    expect(made.script).toContain('tides surprises almost everybody')
    const paid = made.services.filter(({ microdollars }) => microdollars > 0)
    expect(paid.map(({ service }) => service).sort()).toEqual(['ElevenLabs', 'OpenAI', 'fal'])
    const day = JSON.parse(readFileSync(path.join(folder, 'data/spending.json'), 'utf8')) as object
    expect(day).toEqual({
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      microdollars: paid.reduce((sum, { microdollars }) => sum + microdollars, 0),
    })

    const again = await make()
    expect(again.script).toBe(made.script)
    expect(again.services.filter(({ microdollars }) => microdollars > 0)).toEqual([])
  })

  test('a recording without a script is written down once, beside it, to be read over', async () => {
    const voice = { text: mood.text, voiceId: 'flite-slt', pace: 1 }
    const { samples, sampleRate } = await createEmbeddedNarrator().speakLine(voice)
    writeFileSync(path.join(folder, 'me.wav'), encodeWav(samples, sampleRate, 1))
    const write = (more: Record<string, string> = {}, ...options: string[]) =>
      hookreel(['make', '--voice-over', 'me.wav', ...options], more)
    const none = await write({}, '--offline')
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('--voice-over needs --script')])
    expect(existsSync(path.join(folder, 'me.txt'))).toBe(false)

    const written = await write()
    expect(written).toMatchObject({ code: 2, out: '' })
    expect(written.err).toMatch(/^OpenAI writes down \d seconds for about \$0\.000\d\./)
    expect(written.err).toContain('hookreel make --script "me.txt" --voice-over "me.wav"')
    expect(readFileSync(path.join(folder, 'me.txt'), 'utf8')).toBe(`${mood.text}\n`)
    expect(mood.billed).toHaveLength(1)

    // What its owner changed stays, and the same recording is not paid again.
    writeFileSync(path.join(folder, 'me.txt'), 'Changed.')
    const again = await write()
    expect(again.err).toContain('me.txt is there already and was left as it is')
    expect(readFileSync(path.join(folder, 'me.txt'), 'utf8')).toBe('Changed.')
    expect(mood.billed).toHaveLength(1)

    // Where its text cannot be written, as by its name here, that is said.
    const long = 'm'.repeat(252)
    copyFileSync(path.join(folder, 'me.wav'), path.join(folder, `${long}.w`))
    const stuck = await hookreel(['make', '--voice-over', `${long}.w`])
    expect([stuck.code, stuck.err]).toEqual([
      1,
      `${long}.txt cannot be written. What is said is kept: try again, or copy the recording to a folder that can be written to.\n`,
    ])
    expect(mood.billed).toHaveLength(1)
  })

  test('--language names the languages that are spoken here, and no others', async () => {
    const film = ['make', 'Tides', '--script', 'tongue.txt', '--language', 'Klingon']
    writeFileSync(path.join(folder, 'tongue.txt'), 'The sea rises. The moon pulls it.')
    const { code, err } = await hookreel(film, { NARRATOR_ORDER: 'embedded' })
    expect([code, err]).toEqual([2, expect.stringContaining('is spoken by no voice here: ')])
    expect(err).toContain('English')
    expect(err).not.toContain('Any language')
  })

  test(
    '--language has a script translated once and spoken by a voice of that language',
    { tags: ['espeak-ng'] },
    async () => {
      writeFileSync(path.join(folder, 'sea.txt'), 'The sea rises. The moon pulls it.')
      const film = ['make', 'Tides', '--script', 'sea.txt', '--resolution', '420p', '--json']
      const make = (language: string, more: Record<string, string> = {}, ...options: string[]) =>
        hookreel([...film, '--language', language, ...options], { NARRATOR_ORDER: 'embedded', ...more })
      const alone = await make('German', { WRITER_ORDER: 'embedded' })
      expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('needs a service that writes')])
      writeFileSync(path.join(folder, 'short.txt'), 'Ebb, flow.')
      const short = await hookreel(
        ['make', 'Tides', '--script', 'short.txt', '--language', 'German', '--voice', 'nobody'],
        { NARRATOR_ORDER: 'embedded', WRITER_ORDER: 'embedded' },
      )
      expect(short.err).toContain('--voice "nobody" is not one of')
      const asked = () => words.asked.filter(({ body }) => JSON.stringify(body).includes('German')).length
      const made = await make('german')
      expect(made).toMatchObject({ code: 0 })
      expect(JSON.parse(made.out)).toMatchObject({
        ...{ title: 'Übersetzt: Tides', script: 'Übersetzt: The sea rises. The moon pulls it.' },
      })
      expect(asked()).toBe(1)
      // Neither asks again: what is wrong with the voice is seen after.
      for (const language of ['English', 'German'])
        expect((await make(language, {}, '--voice', 'nobody')).err).toContain(
          '--voice "nobody" is not one of',
        )
      expect(asked()).toBe(1)
    },
  )

  test('asks none of them with --offline', async () => {
    const asked = words.asked.length
    const ended = await ideas({}, '--offline')
    expect(ended).toMatchObject({ code: 0 })
    expect(writtenBy(ended)).toBeUndefined()
    expect(words.asked).toHaveLength(asked)
    const refused = await hookreel(['make', 'tides', '--pictures', 'generated', '--offline'])
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(refused.err).toContain('--pictures generated needs a service')
  })

  test('keeps the budget of a day', async () => {
    const DATA_DIR = path.join(folder, 'poor')
    expect(writtenBy(await ideas({ DATA_DIR }))).toBe('OpenAI')
    const written = () => words.asked.filter(({ path }) => path.endsWith('/responses')).length
    const before = written()
    const ended = await ideas({ DATA_DIR, AI_BUDGET_PER_USER: '0' })
    expect(ended).toMatchObject({ code: 0 })
    expect(writtenBy(ended)).toBeUndefined()
    // Moderation is asked all the same: it costs nothing.
    expect(written()).toBe(before)
  })

  test('refuses what the operator wants no videos about, before anything is asked', async () => {
    const asked = words.asked.length
    const refused = await ideas({ MODERATION_WORDS: 'ocean facts' })
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(refused.err).toContain('No videos are made about this here.')
    const film = await hookreel(['make', 'ocean facts', '--offline'], { MODERATION_WORDS: 'ocean' })
    expect(film).toMatchObject({ code: 2, out: '' })
    expect(words.asked).toHaveLength(asked)
  })

  test('says which settings are wrong', async () => {
    const ended = await ideas({ AI_BUDGET_PER_USER: 'much', OPENAI_BASE_URL: 'nowhere' })
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(ended.err).toContain('AI_BUDGET_PER_USER: must be a number of US dollars')
    expect(ended.err).toContain('OPENAI_BASE_URL: must be an address')
  })
})
