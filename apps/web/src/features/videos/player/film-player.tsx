import { listRushes, type Video } from '@hookreel/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { videoFileQuery } from '../../../api/queries.ts'
import { classNames } from '../../../lib/class-names.ts'
import { isReady } from '../video-words.ts'
import { canGrow, GrowingFilm, type Rushes } from './growing-film.ts'
import { takeOver } from './take-over.ts'
import { SHAPES, VideoPlayer } from './video-player.tsx'

/** What of a film is played, from what comes first to what comes last. */
const TAKES = ['silent', 'sounding', 'file'] as const
type Take = (typeof TAKES)[number]

/** Plays a film from its first finished stretches on, and goes on as the finished one without a jump; nothing before there is any. */
export function FilmPlayer({ video, className }: { video: Video; className: string }) {
  const watchable = video.progress?.rushes ?? null
  const rushes = useQuery({
    queryKey: ['rushes', video.id, watchable],
    queryFn: ({ signal }) => call(listRushes, { params: { id: video.id }, signal }),
    enabled: watchable !== null,
    placeholderData: keepPreviousData,
  })
  const seconds = rushes.data?.seconds ?? null
  const file = useQuery({ ...videoFileQuery(video.id), enabled: isReady(video) })
  const best = bestOf(video, rushes.data, file.data?.url)
  const [shown, setShown] = useState<Take>()
  // A person who opens a finished film sees that alone.
  const [isFinishedFromStart] = useState(isReady(video))
  if (shown === undefined && best !== undefined) setShown(best)
  const coming = isLater(best, shown) ? best : undefined
  const players = useRef(new Map<Take, HTMLVideoElement>())

  useEffect(() => {
    const before = shown && players.current.get(shown)
    const next = coming && players.current.get(coming)
    if (!before || !next) return undefined
    const stop = new AbortController()
    takeOver(before, next, stop.signal).then(
      () => setShown(coming),
      () => undefined,
    )
    return () => stop.abort()
  }, [shown, coming])

  if (isFinishedFromStart || (shown === undefined && isReady(video)))
    return <VideoPlayer video={video} className={className} />
  if (shown === undefined) return null
  return (
    <>
      <div
        className={classNames(
          'relative overflow-hidden rounded-xl bg-black',
          SHAPES[video.aspectRatio],
          className,
        )}
      >
        {TAKES.filter((take) => take === shown || take === coming).map((take) => (
          <TakePlayer
            key={take}
            take={take}
            video={video}
            rushes={rushes.data}
            fileUrl={file.data?.url}
            isShown={take === shown}
            onPlayer={(player) => {
              if (player) players.current.set(take, player)
              else players.current.delete(take)
            }}
          />
        ))}
      </div>
      {watchable && seconds !== null && (
        <p className="mt-2 text-small text-muted tabular-nums">
          The first {Math.floor(watchable.seconds)} of {Math.round(seconds)} seconds can be watched.
          {!watchable.hasSound && ' The sound is still being mixed.'}
        </p>
      )}
    </>
  )
}

/** The best that can be played by now. */
function bestOf(video: Video, rushes: Rushes | undefined, fileUrl: string | undefined): Take | undefined {
  if (isReady(video)) return fileUrl === undefined ? undefined : 'file'
  if (!rushes || rushes.stretches.length === 0 || !canGrow()) return undefined
  return rushes.soundUrl === null ? 'silent' : 'sounding'
}

function isLater(take: Take | undefined, than: Take | undefined): boolean {
  if (take === undefined || than === undefined) return false
  return TAKES.indexOf(take) > TAKES.indexOf(than)
}

function TakePlayer(props: {
  take: Take
  video: Video
  rushes: Rushes | undefined
  fileUrl: string | undefined
  isShown: boolean
  onPlayer: (player: HTMLVideoElement | null) => void
}) {
  const { take, video, rushes, isShown } = props
  const player = useRef<HTMLVideoElement>(null)
  const growing = useRef<GrowingFilm>(null)

  useEffect(() => {
    if (take === 'file' || !player.current) return undefined
    const film = new GrowingFilm(player.current, take === 'sounding')
    growing.current = film
    return () => film.close()
  }, [take])
  useEffect(() => {
    if (rushes) growing.current?.add(rushes)
  }, [rushes])

  const said = isReady(video) ? 'Captions are part of the picture.' : 'It is still being made.'
  return (
    <video
      ref={(element) => {
        player.current = element
        props.onPlayer(element)
      }}
      {...(take === 'file' && { src: props.fileUrl })}
      controls={isShown}
      muted={!isShown}
      playsInline
      preload="auto"
      inert={!isShown}
      aria-label={`${video.title}. ${said}`}
      className={classNames('absolute inset-0 size-full', !isShown && 'opacity-0')}
    />
  )
}
