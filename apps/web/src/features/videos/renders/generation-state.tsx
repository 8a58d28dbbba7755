import type { Video } from '@hookreel/contract'
import { Card } from '../../../components/card.tsx'
import { FilmPlayer } from '../player/film-player.tsx'
import { isInProgress, isReady } from '../video-words.ts'
import { ProgressHead, ProgressSteps } from './progress-card.tsx'
import { FailedCard, ResultActions, ResultHead } from './result-card.tsx'

/** What became of an ordered film: in the making, ready, or failed. The player stays while one becomes the other. */
export default function GenerationState({ video, onAgain }: { video: Video; onAgain: () => void }) {
  if (!isInProgress(video) && !isReady(video)) return <FailedCard video={video} onAgain={onAgain} />
  return (
    <Card className="p-5 md:p-6">
      {isReady(video) ? <ResultHead video={video} /> : <ProgressHead video={video} />}
      <FilmPlayer key={video.id} video={video} className="mx-auto mt-4 max-h-[70dvh] max-w-full" />
      {isReady(video) ? <ResultActions video={video} onAgain={onAgain} /> : <ProgressSteps video={video} />}
    </Card>
  )
}
