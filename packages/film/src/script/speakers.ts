import { lookupTable } from '../lookup-table.ts'
import { voiceSourceOf } from '../recording-voice.ts'
import { genderOfName } from './name-gender.ts'
import type { Gender } from './name-gender.ts'
import { NO_VOICE } from './reading.ts'
import { baseLanguage } from './speech.ts'

/** A longer one is a sentence. */
export const SPEAKER_MAX_CHARACTERS = 30
/** So many different names have voices; a script with more is no talk between people but a list. */
export const SPEAKERS_MAX_COUNT = 4

/** `ANNA: `, also with the wide colon that needs no space. */
const TURN = /^([\p{L}][^:：\n]{0,29}?)(?::\s+|\s?：\s*)(?=\S)/u
/** Up to three words of letters, each beginning large where letters have a size. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}.'’-]*(?: [\p{Lu}\p{Lo}\p{N}][\p{L}\p{M}\p{N}.'’-]*){0,2}$/u
/** What begins a line of a list or of an explanation: these are read aloud. */
const LABELS = new Set(
  'after answer before body bonus caption chapter closing con conclusion cons cta day ending example fact fiction hook ingredients intro lesson level lie method myth night note now number opening option outro part point pro problem pros ps q question reality reason result rule scene secret section solution stage step summary text then tip title today truth update visual warning week year yesterday'.split(
    ' ',
  ),
)

/** Who speaks in a script without being called by a name. */
const ROLES: Readonly<Record<string, Gender>> = lookupTable({
  ...{
    mom: 'woman',
    mum: 'woman',
    girl: 'woman',
    woman: 'woman',
    wife: 'woman',
    daughter: 'woman',
    her: 'woman',
    she: 'woman',
  },
  ...{
    dad: 'man',
    boy: 'man',
    man: 'man',
    husband: 'man',
    son: 'man',
    grandpa: 'man',
    him: 'man',
    he: 'man',
  },
})

/** A name of a script, and the voice that speaks its lines. */
export type SpeakerVoice = { readonly name: string; readonly voiceId: string }

/** What one of them says until another one speaks; null: the film's own voice. */
export type Turn = { readonly speaker: string | null; readonly text: string }

/** Names are the same however large they are written. */
export function isSameSpeaker(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase()
}

/**
 * The names that begin lines of a script, in the order of their first words; none unless two to four different ones speak. Names in
 * capitals count, others and short ones ("UK", "A") where two of them come back: "Tip: do this" is a sentence, and so is a list of towns.
 */
export function findSpeakers(script: string): string[] {
  const names = script.split('\n').flatMap((line) => nameOf(line) ?? [])
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name.toUpperCase(), (counts.get(name.toUpperCase()) ?? 0) + 1)
  if (counts.size < 2 || counts.size > SPEAKERS_MAX_COUNT) return []
  const isLarge = names.every(
    (name) => name.length > 2 && name === name.toUpperCase() && name !== name.toLowerCase(),
  )
  const returning = [...counts.values()].filter((count) => count > 1).length
  return isLarge || returning > 1 ? [...counts.keys()] : []
}

/** The names that begin lines of scenes: all of them together tell who speaks. */
export function findSpeakersOfScenes(scenes: readonly { readonly narration: string }[]): string[] {
  return findSpeakers(scenes.map(({ narration }) => narration).join('\n'))
}

/** Whether a line begins with what could be the name of a speaker. */
export function beginsWithName(line: string): boolean {
  return nameOf(line) !== undefined
}

function nameOf(line: string): string | undefined {
  const name = TURN.exec(line.trim())?.[1]?.trim()
  if (name === undefined || !NAME.test(name)) return undefined
  return LABELS.has(name.split(' ')[0]?.toLowerCase() ?? '') ? undefined : name
}

/** Who says what, line by line, without the names. A script in which no names speak is one turn. */
export function readTurns(script: string, names: readonly string[] = findSpeakers(script)): Turn[] {
  if (names.length === 0) return [{ speaker: null, text: script }]
  return script.split('\n').flatMap((line): Turn[] => {
    const text = line.trim()
    if (text === '') return []
    const name = nameOf(text)
    const speaker = name === undefined ? undefined : names.find((known) => isSameSpeaker(known, name))
    return speaker === undefined
      ? [{ speaker: null, text }]
      : [{ speaker, text: text.replace(TURN, '').trim() }]
  })
}

/** The script as it is heard: without the names of those who speak. */
export function dropSpeakers(script: string): string {
  const turns = readTurns(script)
  return turns.map(({ text }) => text).join('\n')
}

/** Lines as they are written in a script: each turn on a line of its own, after its name. */
export function writeTurns(lines: readonly Turn[]): string {
  return lines
    .map(({ speaker, text }, at) => {
      const before = lines[at - 1]
      const start = before === undefined ? '' : '\n'
      if (before !== undefined && before.speaker === speaker) return ` ${text}`
      return `${start}${speaker === null ? '' : `${speaker}: `}${text}`
    })
    .join('')
}

/** The script of scenes: one text, or where names speak, each scene on lines of its own. */
export function joinNarrations(narrations: readonly string[]): string {
  const lines = narrations.join('\n')
  return findSpeakers(lines).length > 0 ? lines : narrations.join(' ')
}

/** A voice as far as it is chosen by what it is like. */
export type Castable = { readonly id: string; readonly language: string; readonly gender: string }

/** Those who sound as if in one room: the voices of the same service, or of this machine, in the same language. */
export function listFittingVoices<Voice extends Castable>(
  voiceId: string,
  voices: readonly Voice[],
): Voice[] {
  const own = voices.find(({ id }) => id === voiceId)
  if (!own || voiceId === NO_VOICE) return []
  const base = ({ language }: Castable) => baseLanguage(language)
  return voices.filter(
    (voice) =>
      voice.id !== NO_VOICE &&
      voiceSourceOf(voice.id) === voiceSourceOf(voiceId) &&
      base(voice) === base(own),
  )
}

/**
 * A voice for each name of a script: the chosen ones where they fit, else one that differs from all others: by the sex that the name
 * tells, by gender, by accent. The film's own voice speaks the lines without a name, else for the first name that it suits.
 */
export function castSpeakers(
  script: string,
  voiceId: string,
  voices: readonly Castable[],
  chosen: readonly SpeakerVoice[] = [],
): SpeakerVoice[] {
  if (voiceId === NO_VOICE) return []
  const names = findSpeakers(script)
  const fitting = listFittingVoices(voiceId, voices)
  const wishes = chosen.filter((wish) => fitting.some(({ id }) => id === wish.voiceId))
  const isTold = readTurns(script, names).some(({ speaker }) => speaker === null)
  const isTaken = isTold || wishes.some((wish) => wish.voiceId === voiceId)
  const own = fitting.find(({ id }) => id === voiceId)
  const wishOf = (name: string) => wishes.find((wish) => isSameSpeaker(wish.name, name))
  const suited = names.find((name) => own !== undefined && !wishOf(name) && !isOtherSex(name, own))
  const all = suited === undefined || isTaken ? wishes : [...wishes, { name: suited, voiceId }]
  return castNames(names, voiceId, voices, all)
}

/** A voice for each of these names: the wished ones, else one that differs from the film's own and from all others. */
export function castNames(
  names: readonly string[],
  voiceId: string,
  voices: readonly Castable[],
  wishes: readonly SpeakerVoice[] = [],
): SpeakerVoice[] {
  const fitting = listFittingVoices(voiceId, voices)
  const cast = new Map(
    names.map((name) => [name, wishes.find((wish) => isSameSpeaker(wish.name, name))?.voiceId]),
  )
  for (const name of names) {
    const taken = [voiceId, ...[...cast.values()].filter((id) => id !== undefined)]
    const picked = cast.get(name) ?? pickOther(taken, fitting, (voice) => isOtherSex(name, voice))?.id
    cast.set(name, picked ?? voiceId)
  }
  return names.map((name) => ({ name, voiceId: cast.get(name) ?? voiceId }))
}

/** The one that suits and is least like those that are taken. */
export function pickOther(
  takenIds: readonly string[],
  voices: readonly Castable[],
  isUnsuited: (voice: Castable) => boolean,
): Castable | undefined {
  const taken = voices.filter(({ id }) => takenIds.includes(id))
  const likeness = (voice: Castable) =>
    1000 * takenIds.filter((id) => id === voice.id).length +
    100 * Number(isUnsuited(voice)) +
    10 * taken.filter(({ gender }) => gender === voice.gender).length +
    taken.filter(({ gender, language }) => gender === voice.gender && language === voice.language).length
  return voices.toSorted((a, b) => likeness(a) - likeness(b))[0]
}

function isOtherSex(name: string, { gender }: Castable): boolean {
  const sex = genderOfName(name.split(' ')) ?? ROLES[name.toLowerCase()]
  return (sex === 'woman' && gender === 'male') || (sex === 'man' && gender === 'female')
}
