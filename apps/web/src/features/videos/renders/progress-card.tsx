import type { Video } from '@hookreel/contract'
import { capitalize, FILM_STEPS } from '@hookreel/film'
import { Check } from 'lucide-react'
import { href, Link } from 'react-router'
import { Progress } from '../../../components/progress.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { formatPlural, formatWait } from '../../../lib/format.ts'
import { CancelVideo } from '../cancel-video.tsx'
import { nameStep } from '../video-words.ts'

/** A film in the making: how far it is, and how long it still takes. */
export function ProgressHead({ video }: { video: Video }) {
  const percent = Math.round(video.progress?.percent ?? 0)
  const remaining = video.progress ? video.progress.remainingSeconds : video.estimatedSeconds
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base font-semibold">
            {video.status === 'queued' ? 'Queued' : 'Making your video'}
          </h2>
          <p dir="auto" className="mt-0.5 truncate text-small text-muted">
            {video.title}
          </p>
        </div>
        <CancelVideo video={video} />
      </div>
      <p className="mt-5 text-4xl font-semibold tracking-tight tabular-nums">{percent}%</p>
      <Progress percent={percent} label="Progress of your video" className="mt-3 h-2" />
      <p className="mt-2 min-h-5 text-small text-muted tabular-nums">
        {remaining === null ? 'Working out how long it takes' : `${capitalize(formatWait(remaining))} left`}
      </p>
    </>
  )
}

/** What is drawn of it, and every step by name. */
export function ProgressSteps({ video }: { video: Video }) {
  const current = video.progress ? FILM_STEPS.indexOf(video.progress.step) : -1
  return (
    <>
      <SceneStrip video={video} />
      <ol className="mt-4 grid gap-2.5 text-sm" aria-label="Steps">
        {FILM_STEPS.map((step, index) => {
          const isDone = index < current
          const isHere = index === current
          return (
            <li
              key={step}
              aria-current={isHere ? 'step' : undefined}
              className={classNames(
                'flex items-center gap-2.5',
                !isHere && !isDone && 'text-muted',
                isHere && 'font-medium',
              )}
            >
              <span
                className={classNames(
                  'grid size-5 shrink-0 place-items-center rounded-full',
                  isDone && 'bg-ok-soft text-ok-ink',
                  isHere && 'text-primary-ink',
                  !isDone && !isHere && 'border',
                )}
              >
                {isDone && <Check className="size-3" aria-label="Done" />}
                {isHere && <Spinner className="size-4" />}
              </span>
              {nameStep(video, step)}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {video.progress ? nameStep(video, video.progress.step) : 'Queued'}
      </p>
      <p className="mt-5 border-t pt-4 text-small text-muted">
        You can leave this page. The video goes on and appears in{' '}
        <Link
          to={href('/my-videos')}
          className="font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          My Videos
        </Link>
        .
      </p>
    </>
  )
}

/** The scenes as they are drawn, in their order. */
function SceneStrip({ video }: { video: Video }) {
  const scenes = video.progress?.scenes ?? []
  if (scenes.length === 0) return null
  const drawn = scenes.filter((scene) => scene !== null).length
  return (
    <div className="mt-4">
      <p className="mb-2 text-small text-muted tabular-nums">
        {drawn} of {formatPlural(scenes.length, 'scene')} drawn
      </p>
      <ul aria-label="Scenes" className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5">
        {scenes.map((scene, index) => (
          // Scenes have no name but their place.
          <li
            key={index}
            className={classNames('overflow-hidden rounded-md', SCENE_SHAPES[video.aspectRatio])}
          >
            {scene === null ? (
              <span className="skeleton block size-full rounded-none" />
            ) : (
              <img
                src={scene}
                alt={`Scene ${index + 1}`}
                className="size-full object-cover transition-opacity duration-500 starting:opacity-0"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const SCENE_SHAPES: Record<Video['aspectRatio'], string> = {
  '9:16': 'aspect-9/16',
  '16:9': 'aspect-video',
  '1:1': 'aspect-square',
}
