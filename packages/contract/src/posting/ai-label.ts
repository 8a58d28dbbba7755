import type { FilmPart } from '@hookreel/film'
import type { NetworkId, PostOptions } from './post-options.ts'

/** What is known of how a film was made. */
export type KnownMaking =
  /** `isRecorded` false: as it was ordered. It is not made yet, or was before this was kept; a service that fails gives way to another. */
  | { readonly parts: readonly FilmPart[]; readonly isRecorded: boolean }
  /** It was sent here finished. */
  | 'unknown'

/** Whether a network's AI label belongs on a film, and why, in words for the person who posts it. */
export type AiLabel = { readonly isOn: boolean; readonly reason: string }

/** What each network wants labelled: pictures and clips by a model everywhere; a voice alone at YouTube only when it imitates somebody. */
const VOICE_COUNTS: Readonly<Record<NetworkId, boolean>> = { tiktok: true, instagram: true, youtube: false }

export function judgeAiLabel(network: NetworkId, making: KnownMaking): AiLabel {
  if (making === 'unknown')
    return {
      isOn: false,
      reason:
        'This film was sent here finished, so how it was made is not known. Turn it on if AI made any of it.',
    }
  const { parts, isRecorded } = making
  const byModel = parts.filter(({ origin }) => origin === 'model')
  const seen = byModel.filter(({ kind }) => kind === 'picture' || kind === 'clip')
  const heard = byModel.filter(({ kind }) => kind === 'voice' || kind === 'music')
  const isOn = seen.length > 0 || (VOICE_COUNTS[network] && heard.length > 0)
  return {
    isOn,
    reason: [
      isRecorded ? '' : 'As it was ordered:',
      byModel.length > 0 ? describe(byModel) : describeOthers(parts),
      !isOn && heard.length > 0
        ? 'YouTube asks for no label for an AI voice alone. Turn it on if the voice copies a real person’s.'
        : '',
      parts.some(({ kind, origin }) => kind === 'voice' && origin === 'own')
        ? 'The voice is your own recording.'
        : '',
      parts.some(({ kind, origin }) => origin === 'own' && (kind === 'picture' || kind === 'clip'))
        ? 'How your own pictures were made is not known here.'
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  }
}

const NAMES: Readonly<Record<FilmPart['kind'], readonly [one: string, several: string]>> = {
  picture: ['picture', 'pictures'],
  clip: ['clip', 'clips'],
  voice: ['the voice', 'the voice'],
  music: ['the music', 'the music'],
}

/** "AI made 3 pictures (OpenAI, gpt-image-2) and the voice (ElevenLabs)." */
function describe(parts: readonly FilmPart[]): string {
  const named = parts.map(({ kind, count, maker, model }) => {
    const [one, several] = NAMES[kind]
    const counted =
      count === null
        ? several
        : kind === 'voice' || kind === 'music'
          ? one
          : `${count} ${count === 1 ? one : several}`
    const by = [maker, model].filter((name) => name !== null).join(', ')
    return by === '' ? counted : `${counted} (${by})`
  })
  const last = named.pop()
  return `AI made ${named.length === 0 ? last : `${named.join(', ')} and ${last}`}.`
}

function describeOthers(parts: readonly FilmPart[]): string {
  const shown = new Set(
    parts.flatMap(({ kind, origin }) => (kind === 'picture' || kind === 'clip' ? origin : [])),
  )
  const pictures = [
    shown.has('code') ? 'drawn by rules' : '',
    shown.has('library') ? 'by photographers and filmmakers' : '',
    shown.has('own') ? 'your own' : '',
  ].filter((words) => words !== '')
  const what = pictures.length === 0 ? '' : ` Its pictures are ${pictures.join(', or ')}.`
  return `No AI model made any part of it.${what}`
}

/** What is really sent: where the person left the label to the film, as the film is. */
export type DecidedOptions = PostOptions & { readonly isAiGenerated: boolean }

/** A label that the person chose stays as it was chosen. */
export function decideAiLabel(options: PostOptions, making: KnownMaking): DecidedOptions {
  return {
    ...options,
    isAiGenerated: options.isAiGenerated ?? judgeAiLabel(options.network, making).isOn,
  }
}
