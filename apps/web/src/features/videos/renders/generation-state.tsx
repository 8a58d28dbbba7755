import type { Video } from '@hookreel/contract'
import { ProgressCard } from './progress-card.tsx'
import { FailedCard, ResultCard } from './result-card.tsx'
import { isInProgress, isReady } from '../video-words.ts'

/** What became of an ordered film: in the making, ready, or failed. */
export default function GenerationState({ video, onAgain }: { video: Video; onAgain: () => void }) {
  if (isInProgress(video)) return <ProgressCard video={video} />
  if (isReady(video)) return <ResultCard video={video} onAgain={onAgain} />
  return <FailedCard video={video} onAgain={onAgain} />
}
