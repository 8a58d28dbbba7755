import { join } from 'node:path'
import { musicWith, NO_VOICE, readRecordingVoice, type Timeline } from '@hookreel/film'
import { checkFilm } from '@hookreel/render'
import type { Ffmpeg, HeardSound } from '@hookreel/render'
import type { FilmOrder } from '../film-order.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { FilmToCheck } from './render-film.ts'
import { orFailAs } from '../studio-error.ts'

const CHECK_VERSION = 2

/** What the finished file was found to lack; empty when it may be delivered. */
export type Verdict = { readonly problems: readonly { readonly code: string; readonly message: string }[] }

type OwnMaterial = { readonly sound: boolean; readonly pictures: boolean }

/** What of a film its owner gave: only a recording or a piece of music of one's own is heard, pictures or clips of one's own are seen. */
export function ownMaterialOf({ voiceId, choices }: FilmOrder): OwnMaterial | undefined {
  const { storyboard } = choices
  const music = musicWith(voiceId, choices.music)
  const hasOurMusic = music.isOn && music.volume > 0 && !music.own
  const isSpokenByUs = voiceId !== NO_VOICE && readRecordingVoice(voiceId) === undefined
  const sound = !hasOurMusic && !isSpokenByUs
  const pictures = storyboard?.scenes.some(({ upload }) => upload !== null) ?? false
  return sound || pictures ? { sound, pictures } : undefined
}

/** Looks at the finished file itself: streams, frames, length, loudness, black, frozen and silent stretches. */
export async function checkFinishedFilm(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: Pick<FilmToCheck, 'file' | 'watched'> & {
    readonly timeline: Timeline
    /** What its encoded sound was heard to be. */
    readonly heard: HeardSound
    /** What of it its owner gave. */
    readonly own: OwnMaterial | undefined
  },
): Promise<Verdict> {
  const { frameSize, frameCount, frameRate } = film.timeline
  const expected = {
    frameSize,
    frameCount,
    seconds: frameCount / frameRate,
    ...(film.own && { own: film.own }),
  }
  const input = { file: film.file, expected, version: CHECK_VERSION }
  return rememberStep<Verdict>(place, 'check', input, async () => {
    const { signal } = place
    const file = join(place.partsFolder, film.file)
    const report = await orFailAs('check_failed', 'The finished film could not be checked.', signal, () =>
      checkFilm({ ffmpeg, file, expected, segments: film.watched, heard: film.heard, signal }),
    )
    const problems = report.problems.map(({ code, message }) => ({ code, message }))
    return { data: { problems: report.isFit ? [] : problems }, files: [] }
  })
}
