import type { Style, Video } from '@hookreel/contract'
import { Card } from '../../../components/card.tsx'
import { FilmFacts } from './film-facts.tsx'

/** What an ordered film is made of. It is settled by now: nothing here can be changed. */
export function VideoBrief({ video, style }: { video: Video; style: Style | undefined }) {
  return (
    <Card className="p-5 md:p-6">
      <h2 dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
        {video.title}
      </h2>
      {video.description && (
        <p dir="auto" className="wrap-anywhere mt-1.5 text-sm text-muted">
          {video.description}
        </p>
      )}
      <h3 className="mt-5 text-sm font-medium">Script</h3>
      <p dir="auto" className="wrap-anywhere mt-1.5 max-w-prose text-sm leading-relaxed whitespace-pre-line">
        {video.script}
      </p>
      <h3 className="mt-6 text-sm font-medium">Chosen</h3>
      <FilmFacts
        film={video}
        length={
          video.durationSeconds === null ? undefined : { seconds: video.durationSeconds, isMeasured: true }
        }
        style={style}
        voiceName={video.voiceName}
        className="mt-1.5"
      />
    </Card>
  )
}
