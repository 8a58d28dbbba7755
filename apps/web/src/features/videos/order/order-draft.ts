import type { Idea, Profile, Storyboard, Video } from '@hookreel/contract'
import {
  DEFAULT_CHOICES,
  PICTURE_SOURCES,
  usualPictures,
  voiceSourceOf,
  type FilmChoices,
  type FilmSpec,
  type StyleId,
} from '@hookreel/film'
import { useSessionState } from '../../../lib/session-state.ts'
import { recallOrder } from './remember-order.ts'
import { styleAsked, styleFitting } from './style-asked.ts'
import { recallCaptions } from '../captions/remember-captions.ts'

/** A film as it is being ordered; the voice may not be chosen yet. */
export type Order = Omit<FilmSpec, 'voiceId'> & {
  voiceId: string | null
  /** Language the voices are filtered by; null shows all. */
  language: string | null
}

/** What the video is about, from a saved idea or from the address. */
export type Subject = Pick<Idea, 'title' | 'summary' | 'caption' | 'script' | 'sources'> & {
  ideaId: string | null
  /** What its idea was asked for with. */
  prompt: string
  duration: Idea['duration'] | null
}

/** A person's own words are told whole. */
function usualDuration(subject: Subject | undefined, profile: Profile | undefined): Order['duration'] {
  if (subject !== undefined && subject.ideaId === null) return 'script'
  return profile?.defaultDuration ?? 30
}

/** A style that the prompt names is meant for this film; the last one is somebody's habit. */
const usualStyle = (prompt: string, last: StyleId | undefined): StyleId =>
  styleAsked(prompt) ?? last ?? styleFitting(prompt)

/**
 * The order as chosen so far: starts from its preview where there is one, else from the idea, the profile and the last order,
 * and keeps every change of the person for this tab, so that leaving the page and coming back loses nothing.
 */
export function useOrder(
  key: string,
  subject: Subject | undefined,
  profile: Profile | undefined,
  known: {
    /** Where pictures can come from here, once it is known. */
    readonly offered: readonly FilmChoices['pictures'][] | undefined
    /** The preview of the order: opened in another tab, or later, it is still what was chosen. */
    readonly board: Storyboard | undefined
    /** The finished video that is being changed: everything stays as it was. */
    readonly origin: Video | undefined
    /** The voice that the operator of the server chose for new films. */
    readonly serverVoiceId: string | null | undefined
  },
) {
  const { offered = PICTURE_SOURCES, board, origin, serverVoiceId = null } = known
  const [changes, setChanges] = useSessionState<Partial<Order>>(`video-order:${key}`, {})
  const last = recallOrder()
  // A voice chosen in the settings is meant for every film; the last one helps those who chose none, but no draft voice of
  // the time before the operator chose a better one.
  const isLastDraft = !last.voiceId || voiceSourceOf(last.voiceId) === undefined
  const lastVoice = isLastDraft ? (serverVoiceId ?? last.voiceId) : last.voiceId
  const usualVoice = profile?.preferredVoiceActor ?? lastVoice ?? null
  const isOtherVoice = board !== undefined && board.voiceId !== usualVoice && changes.voiceId === undefined
  const order: Order = {
    script: board?.script ?? subject?.script ?? '',
    style: board?.style ?? origin?.style ?? usualStyle(subject?.prompt ?? '', last.style),
    voiceId: board?.voiceId ?? origin?.voiceId ?? usualVoice,
    // The operator's choice may be in another language than the list begins with: then it shows all.
    language:
      isOtherVoice || (usualVoice !== null && usualVoice === serverVoiceId)
        ? null
        : profile?.preferredVoiceActor || !last.voiceId
          ? (profile?.preferredVoiceLanguage ?? null)
          : (last.language ?? null),
    duration: board?.duration ?? subject?.duration ?? usualDuration(subject, profile),
    resolution: board?.resolution ?? profile?.defaultResolution ?? '1080p',
    aspectRatio: board?.aspectRatio ?? profile?.preferredAspectRatio ?? '9:16',
    format: origin?.format ?? profile?.outputFormat ?? 'mp4',
    choices: {
      ...(origin ? origin.choices : { ...DEFAULT_CHOICES, captions: recallCaptions() }),
      ...(board && { sayings: board.sayings, speakers: board.speakers, castOff: board.castOff }),
    },
    ...changes,
  }
  // What was chosen once may not be offered any more.
  const wished = changes.choices?.pictures ?? board?.pictures ?? last.pictures
  const source =
    offered.find((pictures) => pictures === wished) ?? usualPictures(offered, subject?.sources ?? [])
  order.choices = { ...order.choices, pictures: source }
  const change = (more: Partial<Order>) => setChanges({ ...changes, ...more })
  return { order, change }
}
