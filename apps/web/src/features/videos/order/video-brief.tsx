import type { Style, Video } from '@hookreel/contract'
import { Card } from '../../../components/card.tsx'
import type { KnownLength } from './describe-duration.ts'
import { FilmFacts } from './film-facts.tsx'

/** Its own length, and until it is made the one that it will probably have. */
function lengthOf({ durationSeconds, plannedSeconds }: Video): KnownLength | undefined {
  if (durationSeconds !== null) return { seconds: durationSeconds, isMeasured: true }
  return plannedSeconds === undefined ? undefined : { seconds: plannedSeconds, isMeasured: false }
}

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
        length={lengthOf(video)}
        style={style}
        voiceName={video.voiceName}
        className="mt-1.5"
      />
    </Card>
  )
}
