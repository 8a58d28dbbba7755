import { deliveryTakenBy, giveVoice } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { isSameSpeaker, listFittingVoices, pickOther, readTurns } from './speakers.ts'
import type { Castable, SpeakerVoice } from './speakers.ts'

/** So many voices are told apart; scenes bring no more than these into a film. */
export const FILM_VOICES_MAX = 4

/** A scene as far as it tells who says it. */
type SaidScene = { readonly narration: string; readonly delivery?: Delivery | undefined }
/** Who speaks in a film where a scene has no voice of its own: its voice, and those of all names that begin lines. */
type FilmVoices = { readonly voiceId: string; readonly speakers?: readonly SpeakerVoice[] | undefined }

/** Who says a line: the voice that its scene was given, else that of the name which begins it, else the film's. A recording, and no voice, are alone. */
export function voiceOfLine(
  { voiceId, speakers = [] }: FilmVoices,
  speaker: string | null,
  delivery: Delivery | undefined,
): string {
  if (!deliveryTakenBy(voiceId).voiceId) return voiceId
  const named = speaker === null ? undefined : speakers.find(({ name }) => isSameSpeaker(name, speaker))
  return delivery?.voiceId ?? named?.voiceId ?? voiceId
}

/** The voices that are heard in these scenes, in the order of their first words. */
export function listHeardVoices(scenes: readonly SaidScene[], film: FilmVoices): string[] {
  const names = (film.speakers ?? []).map(({ name }) => name)
  const heard = scenes.flatMap(({ narration, delivery }) =>
    readTurns(narration, names).map(({ speaker }) => voiceOfLine(film, speaker, delivery)),
  )
  return [...new Set(heard)]
}

/** Whether the voices of scenes make more than a film may have. Names alone may: four of them, and the film's own voice. */
export function hasTooManyVoices(scenes: readonly SaidScene[], film: FilmVoices): boolean {
  const heard = listHeardVoices(scenes, film)
  if (heard.length <= FILM_VOICES_MAX) return false
  const withoutThem = scenes.map(({ narration }) => ({ narration }))
  return heard.length > listHeardVoices(withoutThem, film).length
}

/**
 * Scenes in a film that another voice speaks now. Their own voices stay where they go with it; any other becomes one that does, of the same
 * gender if there is one, and is told apart from all others as far as there are enough. Where nobody speaks they are kept as they are.
 */
export function recastScenes<Scene extends { readonly delivery?: Delivery | undefined }>(
  scenes: readonly Scene[],
  { voiceId, speakers = [] }: FilmVoices,
  voices: readonly Castable[],
): Scene[] {
  const fitting = listFittingVoices(voiceId, voices)
  const chosen = new Set(scenes.flatMap(({ delivery }) => delivery?.voiceId ?? []))
  const kept = [...chosen].filter((id) => fitting.some((voice) => voice.id === id))
  if (!deliveryTakenBy(voiceId).voiceId || kept.length === chosen.size) return [...scenes]
  const taken = [voiceId, ...speakers.map((speaker) => speaker.voiceId), ...kept]
  const cast = new Map<string, string | undefined>(kept.map((id) => [id, id]))
  for (const id of chosen) {
    if (cast.has(id)) continue
    const gender = voices.find((voice) => voice.id === id)?.gender
    const other = pickOther(taken, fitting, (voice) => gender !== undefined && voice.gender !== gender)?.id
    cast.set(id, other === voiceId ? undefined : other)
    if (other !== undefined) taken.push(other)
  }
  return scenes.map((scene) =>
    scene.delivery?.voiceId === undefined
      ? scene
      : { ...scene, delivery: giveVoice(scene.delivery, cast.get(scene.delivery.voiceId)) },
  )
}
