import { hasBlanks } from '@hookreel/film'
import { explainMissingVoice } from '@hookreel/crew'
import type { Voice } from '@hookreel/crew'
import {
  castSpeakers,
  deliveryTakenBy,
  hasTooManyVoices,
  joinNarrations,
  listFittingVoices,
  NO_VOICE,
} from '@hookreel/film'
import type { Delivery, SpeakerVoice } from '@hookreel/film'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { listVoicesOf } from '../sounds/recording-voice.ts'

type Asked = { readonly voiceId: string; readonly speakers: readonly SpeakerVoice[] }

/** Refuses words that these voices cannot speak: `voice_unknown`, `script_blank`, `script_unspeakable`. */
export async function checkWords(
  deps: Pick<Deps, 'narrator' | 'db'>,
  userId: string,
  asked: Asked,
  texts: readonly string[],
): Promise<void> {
  judgeWords(deps, await listVoicesOf(deps, userId, asked.voiceId), asked, texts)
}

/** As checkWords, with the voices already loaded: for use inside a transaction. The voice that speaks. */
export function judgeWords(
  { narrator }: Pick<Deps, 'narrator'>,
  voices: readonly Voice[],
  { voiceId, speakers }: Asked,
  texts: readonly string[],
): Voice {
  const voice = voices.find(({ id }) => id === voiceId)
  if (!voice) throw new AppError('voice_unknown', { fields: { voiceId: 'Choose another voice.' } })
  judgeSpeakers(voices, { voiceId, speakers })
  if (texts.some(hasBlanks)) throw new AppError('script_blank')
  const missing = explainMissingVoice(texts.join(' '), voices, voiceId)
  if (missing !== undefined) throw new AppError('script_unspeakable', { message: missing })
  if (texts.some((text) => !narrator.canSpeak(text, voiceId)))
    throw new AppError('script_unspeakable', {
      message: `${voice.name} speaks ${voice.language} and cannot read this script. Choose another voice.`,
    })
  return voice
}

/** The voices of one film come from one place: one service, or this machine, and one language. Throws `voice_unknown`. */
export function judgeSpeakers(voices: readonly Voice[], { voiceId, speakers }: Asked): void {
  if (voiceId === NO_VOICE) return
  const fitting = listFittingVoices(voiceId, voices)
  const stranger = speakers.find((speaker) => !fitting.some(({ id }) => id === speaker.voiceId))
  if (stranger)
    throw new AppError('voice_unknown', {
      fields: { speakers: `Choose a voice for ${stranger.name} from where the film’s own voice comes from.` },
    })
}

type SaidScene = { readonly narration: string; readonly delivery?: Delivery | undefined }

/**
 * The voices that scenes were given come from where the film's own comes from, can read their words, and are few enough. Throws
 * `voice_unknown`, `script_unspeakable` with the scene, and `voices_too_many`.
 */
export function judgeSceneVoices(
  { narrator }: Pick<Deps, 'narrator'>,
  voices: readonly Voice[],
  { voiceId, speakers }: Asked,
  scenes: readonly SaidScene[],
): void {
  if (!deliveryTakenBy(voiceId).voiceId) return
  const fitting = listFittingVoices(voiceId, voices)
  for (const [index, { narration, delivery }] of scenes.entries()) {
    if (delivery?.voiceId === undefined) continue
    const voice = fitting.find(({ id }) => id === delivery.voiceId)
    if (!voice) {
      const message = `The voice of scene ${index + 1} does not speak in this film. Choose one from where the film’s own voice comes from.`
      throw new AppError('voice_unknown', { message, fields: { scenes: message } })
    }
    if (!narrator.canSpeak(narration, voice.id))
      throw new AppError('script_unspeakable', {
        message: `${voice.name} cannot read the words of scene ${index + 1}. Choose another voice for it.`,
      })
  }
  const script = joinNarrations(scenes.map(({ narration }) => narration))
  const film = { voiceId, speakers: castSpeakers(script, voiceId, voices, speakers) }
  if (hasTooManyVoices(scenes, film)) throw new AppError('voices_too_many')
}
