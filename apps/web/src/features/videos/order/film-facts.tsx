import type { Style, Video } from '@hookreel/contract'
import { musicWith } from '@hookreel/film'
import type { ReactNode } from 'react'
import { describeDuration, type KnownLength } from './describe-duration.ts'
import { FactRow } from './fact-row.tsx'

/** What a film is made of, ordered or about to be. `children`: further rows. */
export function FilmFacts(props: {
  film: Pick<Video, 'duration' | 'resolution' | 'aspectRatio' | 'format'> & {
    readonly voiceId: string | null
    readonly choices: Pick<Video['choices'], 'music'>
  }
  /** Where that is known. */
  length?: KnownLength | undefined
  style: Style | undefined
  voiceName: string
  className: string
  children?: ReactNode
}) {
  const { film } = props
  return (
    <dl className={`${props.className} divide-y border-y text-sm`}>
      <FactRow name="Style">{props.style?.name ?? 'Cinematic'}</FactRow>
      <FactRow name="Voice">{props.voiceName}</FactRow>
      <FactRow name="Duration">{describeDuration(film.duration, props.length)}</FactRow>
      <FactRow name="Resolution">
        {film.resolution}, {film.aspectRatio}
      </FactRow>
      <FactRow name="Format">{film.format.toUpperCase()}</FactRow>
      <FactRow name="Background music">
        {musicWith(film.voiceId ?? '', film.choices.music).isOn ? 'Yes' : 'No'}
      </FactRow>
      {props.children}
    </dl>
  )
}
