import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findProgram } from '../../../../../launcher/find-program.ts'
import { baseLanguage, NO_VOICE } from '@hookreel/film'
import type { Narrator } from '../narrator.ts'
import { createEmbeddedNarrator } from './embedded-narrator.ts'
import { toReading } from './written-reading.ts'

/** These run the real program. */
const narrator = createEmbeddedNarrator({ espeakPath: findProgram('espeak-ng') })
/** All but the one that says nothing. */
const listSpeaking = async (of: Narrator) => (await of.listVoices()).filter(({ id }) => id !== NO_VOICE)

/** A sentence with a comma in each language, none of them trivial to read. */
const SENTENCES: Readonly<Record<string, string>> = {
  English: 'Space is silent, because no air carries sound.',
  German: 'Im Weltall ist es still, weil keine Luft den Schall trägt.',
  Spanish: 'El espacio es silencioso, porque no hay aire.',
  French: 'L’espace est silencieux, car il n’y a pas d’air.',
  Italian: 'Lo spazio è silenzioso, perché non c’è aria.',
  Portuguese: 'O espaço é silencioso, porque não há ar.',
  Dutch: 'De ruimte is stil, want er is geen lucht.',
  Polish: 'W kosmosie panuje cisza, ponieważ nie ma powietrza.',
  Russian: 'В космосе тихо, потому что там нет воздуха.',
  Ukrainian: 'У космосі тихо, бо там немає повітря.',
  Turkish: 'Uzay sessizdir, çünkü hava yoktur.',
  Swedish: 'Rymden är tyst, eftersom det inte finns luft.',
  Norwegian: 'Verdensrommet er stille, fordi det ikke er luft.',
  Danish: 'Rummet er stille, fordi der ikke er luft.',
  Finnish: 'Avaruus on hiljainen, koska siellä ei ole ilmaa.',
  Greek: 'Το διάστημα είναι σιωπηλό, γιατί δεν υπάρχει αέρας.',
  Czech: 'Vesmír je tichý, protože tam není vzduch.',
  Hungarian: 'Az űr csendes, mert nincs levegő.',
  Romanian: 'Spațiul este tăcut, pentru că nu există aer.',
  Hindi: 'अंतरिक्ष शांत है, क्योंकि वहाँ हवा नहीं है।',
  Indonesian: 'Luar angkasa sunyi, karena tidak ada udara.',
  Korean: '우주는 조용합니다, 공기가 없기 때문입니다.',
}

describe('the voices of the embedded narrator', { tags: ['espeak-ng'] }, () => {
  test('are 59 in 22 languages, as README.md says, each told apart', async () => {
    const voices = await listSpeaking(narrator)
    expect(voices.length).toBe(59)
    expect(new Set(voices.map(({ language }) => baseLanguage(language))).size).toBe(22)
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
    expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length)
    expect(voices.map(({ language }) => language)).toContain('English (US)')
    for (const { description } of voices) expect(description).toContain('Draft voice')
  })

  test('are each another one to hear: no two of a language say the same sound', async () => {
    const heard = new Map<string, string>()
    for (const { id, language } of await listSpeaking(narrator)) {
      if (!id.startsWith('espeak-')) continue
      const { samples } = await narrator.speakLine({ text: '2', voiceId: id, pace: 1 })
      const sound = `${language} ${createHash('sha256').update(samples).digest('hex')}`
      expect(heard.get(sound), id).toBeUndefined()
      heard.set(sound, id)
    }
  })

  test('speak every word in every language, in order, with a pause at the comma', async () => {
    const voices = await listSpeaking(narrator)
    const firstOfEach = [...new Map(voices.map((voice) => [baseLanguage(voice.language), voice])).values()]
    for (const { id, language } of firstOfEach) {
      const text = SENTENCES[baseLanguage(language)] ?? ''
      expect(narrator.canSpeak(text, id), language).toBe(true)
      const { words, samples, sampleRate } = await narrator.speakLine({ text, voiceId: id, pace: 1 })
      expect(words.map((word) => word.text).join(' '), language).toBe(text)
      const comma = words.findIndex((word) => word.text.endsWith(','))
      const pause = (words[comma + 1]?.startSeconds ?? 0) - (words[comma]?.endSeconds ?? 0)
      expect(pause, language).toBeGreaterThan(0.08)
      let before = 0
      for (const { text: word, startSeconds, endSeconds } of words) {
        expect(startSeconds, `${language} ${word}`).toBeGreaterThanOrEqual(before - 1e-6)
        expect(endSeconds, `${language} ${word}`).toBeGreaterThan(startSeconds)
        before = endSeconds
      }
      expect(before, language).toBeLessThanOrEqual(samples.length / sampleRate)
    }
  })

  test('are many different ones: two of a language do not sound the same', async () => {
    const say = (voiceId: string) => narrator.speakLine({ text: 'Guten Morgen', voiceId, pace: 1 })
    const [anna, jonas] = await Promise.all([say('espeak-de-f2'), say('espeak-de-m3')])
    expect(anna.samples).not.toEqual(jonas.samples)
  })

  test('keep to the pace that is asked', async () => {
    const text = 'Der Mond entfernt sich jedes Jahr ein kleines Stück von der Erde.'
    const say = (pace: number) => narrator.speakLine({ text, voiceId: 'espeak-de-f2', pace })
    const [slow, quick] = await Promise.all([say(0.85), say(1.25)])
    expect(quick.samples.length / slow.samples.length).toBeGreaterThan(0.6)
    expect(quick.samples.length / slow.samples.length).toBeLessThan(0.78)
  })

  test('do not read another script, and an abort stops them', async () => {
    expect(narrator.canSpeak('Привет', 'espeak-de-f2')).toBe(false)
    expect(narrator.canSpeak('Привет', 'espeak-ru-f2')).toBe(true)
    expect(narrator.canSpeak('---', 'espeak-ru-f2')).toBe(false)
    const request = { text: 'Wort '.repeat(300), voiceId: 'espeak-de-f2', pace: 1 }
    const stopped = narrator.speakLine(request, AbortSignal.abort(new Error('cancelled')))
    await expect(stopped).rejects.toThrow('cancelled')
  })
})

test('the voices of the embedded narrator are English alone where eSpeak NG is not installed', async () => {
  const voices = await listSpeaking(createEmbeddedNarrator({ espeakPath: '/nowhere/espeak-ng' }))
  expect(voices.length).toBeGreaterThan(0)
  for (const { language } of voices) expect(language).toMatch(/^English/)
})

test.each([
  ['de', 'am 12. März', 'am zwölften März'],
  ['de', 'z.B. 5 km', 'zum Beispiel 5 Kilometer'],
  ['de', 'um 14:30 los', 'um 14 Uhr 30 los'],
  ['de', 'um 14:30 Uhr', 'um 14 30 Uhr'],
  ['de', 'Salz & Brot 🔥', 'Salz und Brot '],
  ['es', 'El Sr. Gómez', 'El señor Gómez'],
  ['fr', 'à 9:00 pile', 'à 9 heures pile'],
  ['it', '#viaggio @anna', 'viaggio anna'],
  ['nl', 'https://www.example.nl/over/ons', 'example.nl'],
  ['en-gb', 'In 1984, 25%', 'In nineteen eighty four twenty five percent'.toLowerCase()],
])('in %s "%s" is read "%s"', (code, written, read) => {
  const said = toReading(written.split(' '), code)
  expect(said.map(({ spoken }) => spoken).join(' ')).toBe(read)
})
