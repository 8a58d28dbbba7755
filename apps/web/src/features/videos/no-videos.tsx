import { Clapperboard, Search, Sparkles } from 'lucide-react'
import { href, Link } from 'react-router'
import { Button, buttonLook } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { isFiltered, type VideoView } from './video-queries.ts'

/** Why there is no video, and the way on. */
export function NoVideos({ view, onReset }: { view: VideoView; onReset: () => void }) {
  if (isFiltered(view))
    return (
      <EmptyState
        icon={Search}
        title="No video matches"
        action={
          <Button variant="secondary" onClick={onReset}>
            Show all videos
          </Button>
        }
      >
        Try other words, or another status or style.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Clapperboard}
      title="No videos generated yet"
      className="rounded-card border border-dashed py-16"
      action={
        <Link to={href('/generate-ideas')} className={buttonLook()}>
          <Sparkles /> Generate Video Ideas
        </Link>
      }
    >
      Pick one of your ideas, choose a style and a voice, and the finished video appears here. Or drop a video
      that you have onto this page.
    </EmptyState>
  )
}
