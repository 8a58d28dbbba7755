import { getStyle, MADE_HERE, musicWith } from '@hookreel/film'
import type { PartMaker } from '@hookreel/film'
import { fitMusic, readMusic } from '@hookreel/render'
import type { Narration } from '../narration/time-narration.ts'
import { writeSamples } from '../part-files.ts'
import type { ProductionContext } from '../production-context.ts'
import { rememberStep } from '../remember-step.ts'
import { orFailAs, StudioError } from '../studio-error.ts'
import { composeMusic } from './compose-music.ts'
import type { BedPart } from './compose-music.ts'
import { pieceFor } from './piece-for-film.ts'

/** Raised when the same piece is fitted to a film otherwise. */
const FIT_VERSION = 1

/** The music of a film, composed or of the person's own, and whose it is; undefined where none plays. Throws StudioError `music_failed`, or `own_music_unfit`. */
export async function makeMusic(
  production: ProductionContext,
  narration: Pick<Narration, 'voiceId' | 'seconds'>,
): Promise<(BedPart & { readonly maker: PartMaker }) | undefined> {
  const music = musicWith(narration.voiceId, production.order.choices.music)
  if (!music.isOn || music.volume <= 0) return undefined
  if (music.own) {
    const { own, fitted } = await fitOwnMusic(production, narration.seconds)
    return { ...fitted, credits: own.credits, maker: own.maker }
  }
  const { place, crew } = production
  const request = requestOf(production, narration)
  const lastChordSeconds = crew.composer.engine.listBeats(request).at(-1)
  return { ...(await composeMusic(place, crew, request)), lastChordSeconds, maker: MADE_HERE }
}

/** When the music of a film beats, if its scenes are to change with it. */
export async function beatsToCutOn(
  production: ProductionContext,
  narration: Pick<Narration, 'voiceId' | 'seconds'>,
): Promise<readonly number[]> {
  const music = musicWith(narration.voiceId, production.order.choices.music)
  if (!music.snapsToBeats || !music.isOn || music.volume <= 0) return []
  if (music.own) return (await fitOwnMusic(production, narration.seconds)).fitted.beats
  return production.crew.composer.engine.listBeats(requestOf(production, narration))
}

function requestOf({ order }: ProductionContext, { seconds }: Pick<Narration, 'seconds'>) {
  const { mood } = order.choices.music
  return {
    mood: mood === 'style' ? getStyle(order.style).mood : mood,
    seed: order.seed,
    ...pieceFor(seconds),
  }
}

/** The piece that was chosen, as long as the film. */
async function fitOwnMusic({ order, place, ffmpeg }: ProductionContext, seconds: number) {
  const own = order.ownMusic
  if (!own)
    throw new StudioError(
      'own_music_unfit',
      'The music that was chosen is not there any more. Choose another piece, or composed music.',
    )
  const { signal, partsFolder } = place
  const fromSeconds = order.choices.music.own?.fromSeconds ?? 0
  const request = { file: own.file, fromSeconds, seconds }
  const input = { ...request, version: FIT_VERSION }
  const fitted = await rememberStep<Omit<BedPart, 'credits'> & { readonly beats: readonly number[] }>(
    place,
    'own-music',
    input,
    async (key) =>
      orFailAs('own_music_unfit', 'The music that was chosen cannot be used.', signal, async () => {
        const sent = await readMusic({ ffmpeg, ...request, folder: partsFolder, signal })
        const { samples, beats } = fitMusic(sent.samples, sent.sampleRate, seconds)
        const file = `music/${key}.f32`
        await writeSamples(partsFolder, file, samples)
        return { data: { file, sampleRate: sent.sampleRate, beats }, files: [file] }
      }),
  )
  return { own, fitted }
}
