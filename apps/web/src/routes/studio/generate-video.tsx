import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { Route } from './+types/generate-video'
import { FilmCast } from '../../features/cast/film-cast.tsx'
import { queryClient } from '../../api/query-client.ts'
import { isStopped } from '../../api/call.ts'
import { pricingQuery, profileQuery, stylesQuery, voicesQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { naturalVoiceQuery } from '../../features/natural-voice/natural-voice-query.ts'
import { StoryboardSection } from '../../features/storyboards/storyboard-section.tsx'
import { isBehind } from '../../features/storyboards/is-behind.ts'
import { sortMoves } from '../../features/storyboards/moving-words.ts'
import { storyboardQuery } from '../../features/storyboards/storyboard-query.ts'
import { useEstimate } from '../../features/storyboards/use-estimate.ts'
import { useStoryboard } from '../../features/storyboards/use-storyboard.ts'
import { CaptionSection } from '../../features/videos/captions/caption-section.tsx'
import { GenerationCard } from '../../features/videos/order/generation-card.tsx'
import { IdeaSection } from '../../features/videos/order/idea-section.tsx'
import { useOrder } from '../../features/videos/order/order-draft.ts'
import { useSubject } from '../../features/videos/order/order-subject.ts'
import { MusicSection } from '../../features/videos/order/music-section.tsx'
import { OutputSection } from '../../features/videos/order/output-section.tsx'
import { countBlanks } from '../../features/videos/order/script-measure.ts'
import { useLength } from '../../features/videos/order/use-length.ts'
import { useStartVideo } from '../../features/videos/order/use-start-video.ts'
import { StartFailure } from '../../features/videos/order/start-failure.tsx'
import { StylePicker } from '../../features/videos/styles/style-picker.tsx'
import { VideoBrief } from '../../features/videos/order/video-brief.tsx'
import { useRecordingVoice } from '../../features/sounds/recordings-query.ts'
import { VoicesOfFilm } from '../../features/videos/voices/voices-of-film.tsx'

export const handle = { title: 'Generate Video' }
export const meta = () => [{ title: 'Generate Video | Hookreel' }]

/** Progress, player and what is done with a film: not before one is ordered. */
const loadState = () => import('../../features/videos/renders/generation-state.tsx')
const GenerationState = lazyPart(loadState)

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (new URL(request.url).searchParams.has('videoId')) loadState().catch(() => undefined)
  void queryClient.prefetchQuery(stylesQuery)
  void queryClient.prefetchQuery(voicesQuery)
  return null
}

function StateSkeleton() {
  return (
    <Card className="grid gap-3 p-5 md:p-6" aria-hidden>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="w-28" />
      <Skeleton className="mt-3 h-96" />
    </Card>
  )
}

export default function GenerateVideo() {
  const [search, setSearch] = useSearchParams()
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const styles = useQuery(stylesQuery)
  const voices = useQuery(voicesQuery)
  const { subject, origin, video, error, isVideoMissing, key } = useSubject(search)
  const storyboardId = search.get('storyboardId')
  // Asked for by `useStoryboard`, which needs the order.
  const kept = useQuery({ ...storyboardQuery(storyboardId ?? ''), enabled: false })
  const natural = useQuery(naturalVoiceQuery)
  const { order, change } = useOrder(key, subject, profile.data, {
    ...{ offered: styles.data?.pictures, board: kept.data, origin },
    serverVoiceId: natural.data?.voiceId,
  })
  const style = styles.data?.styles.find((candidate) => candidate.id === order.style)
  const own = useRecordingVoice(order.voiceId)
  const voice = own ?? voices.data?.voices.find((candidate) => candidate.id === order.voiceId)
  const length = useLength(order, kept.data, origin?.id)
  const costs = pricing.data?.creditCosts
  const moving = sortMoves(kept.data?.scenes ?? []).moving
  // What a change costs is told with its new moving scenes.
  const movingCredits = origin ? 0 : moving.length * (costs?.video_moving ?? 0)
  const filmCost = length?.credits ?? costs?.video_generation
  const cost = filmCost === undefined ? undefined : filmCost + movingCredits
  const aside = useRef<HTMLElement>(null)
  /** False from an order until its progress is brought into view. */
  const isShown = useRef(true)
  const preview = useRef<HTMLDivElement>(null)

  const storyboard = useStoryboard({
    id: storyboardId,
    order,
    title: subject?.title ?? '',
    onId: (id) => {
      const next = new URLSearchParams(search)
      next.set('storyboardId', id)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
    onScript: (script) => change({ script }),
  })
  const estimate = useEstimate(order, voice, storyboard.board)
  // A preview has spoken it: what it plays is what is said.
  const spoken = storyboard.board && !isBehind(storyboard.board, order) ? storyboard.board.voice : null
  const known = spoken
    ? { seconds: spoken.seconds, isMeasured: true }
    : length && { seconds: length.seconds, isMeasured: false }
  const blanks = countBlanks(order.script)

  const showVideo = (id: string | null) => {
    const next = new URLSearchParams(search)
    if (id) next.set('videoId', id)
    else next.delete('videoId')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const start = useStartVideo(cost, (started) => {
    showVideo(started.id)
    isShown.current = false
  })
  const bringIntoView = useCallback(() => {
    if (isShown.current) return
    isShown.current = true
    aside.current?.scrollIntoView({ block: 'start' })
  }, [])
  const isOpened = origin !== undefined && storyboard.board !== undefined
  // What a change is about stands below everything that was chosen before.
  useEffect(() => {
    if (isOpened) preview.current?.scrollIntoView({ block: 'start' })
  }, [isOpened])
  // What stood in the way of an order is old once the order, or what it is made from, has changed.
  const forgetFailure = useEffectEvent(() => {
    if (start.isError) start.reset()
  })
  const ordered = JSON.stringify([order, storyboard.board?.script])
  useEffect(() => forgetFailure(), [ordered])
  const generate = (isRepeatMeant = false, atMostCredits = cost, of = subject) => {
    if (!of || start.isPending) return
    // Asked for again when it is shown.
    loadState().catch(() => undefined)
    const meant = { isRepeatMeant, atMostCredits }
    start.mutate({ order, subject: of, storyboard: storyboard.upToDate, changeOf: origin?.id, ...meant })
  }
  const again = () => {
    start.reset()
    showVideo(null)
  }

  if (error)
    return (
      <Alert
        tone="danger"
        title={isVideoMissing ? 'Video not found.' : 'Failed to load the video idea.'}
        action={
          <Link
            to={isVideoMissing ? href('/my-videos') : href('/my-ideas')}
            className="font-medium underline underline-offset-4"
          >
            {isVideoMissing ? 'My Videos' : 'Back to ideas'}
          </Link>
        }
      >
        {isVideoMissing ? 'It was deleted, or this address is not complete.' : error.message}
      </Alert>
    )
  return (
    <>
      <Link
        to={href('/generate-ideas')}
        className="-mt-2 mb-3 inline-flex min-h-10 items-center gap-1.5 rounded-md text-small font-medium text-muted hover:text-foreground md:min-h-8"
      >
        <ArrowLeft className="size-4" aria-hidden /> Back to ideas
      </Link>
      <PageTitle title={origin ? 'Change Video' : 'Generate Video'} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-1 gap-4">
          {video ? (
            <VideoBrief
              video={video}
              style={styles.data?.styles.find((candidate) => candidate.id === video.style)}
            />
          ) : (
            <>
              <IdeaSection
                subject={subject}
                script={order.script}
                voiceId={order.voiceId}
                onScript={(script) => change({ script })}
              />
              <StylePicker value={order.style} onChange={(style) => change({ style })} />
              <CaptionSection
                captions={order.choices.captions}
                style={order.style}
                shape={order.aspectRatio}
                voiceId={order.voiceId}
                onChange={(captions) => change({ choices: { ...order.choices, captions } })}
              />
              <VoicesOfFilm order={order} isOwn={own !== undefined} onChange={change} />
              <FilmCast
                title={subject?.title ?? ''}
                script={order.script}
                castOff={order.choices.castOff ?? []}
                onChange={(castOff) => change({ choices: { ...order.choices, castOff } })}
              />
              <MusicSection
                ofStyle={style?.mood}
                choices={order.choices}
                voiceId={order.voiceId}
                onChange={(choices) => change({ choices: { ...order.choices, ...choices } })}
              />
              <OutputSection
                order={order}
                length={length}
                known={known}
                pictures={styles.data?.pictures ?? []}
                onChange={change}
              />
              <StoryboardSection
                ref={preview}
                storyboard={storyboard}
                captions={order.choices.captions}
                music={order.choices.music}
                estimate={estimate}
                movingCredits={costs?.video_moving}
                hint={
                  !subject
                    ? 'The idea is being loaded'
                    : !order.script.trim()
                      ? 'No script available for this video idea'
                      : blanks > 0
                        ? 'Fill the blanks of the script to see a preview'
                        : voice
                          ? null
                          : 'Please select a voice to continue'
                }
                onDuration={(duration) => change({ duration })}
              />
            </>
          )}
        </div>
        <aside
          ref={aside}
          aria-label="Generation"
          className={classNames('scroll-mt-20 lg:sticky lg:top-20', video && 'max-lg:order-first')}
        >
          {video ? (
            <Suspense fallback={<StateSkeleton />}>
              <GenerationState video={video} onAgain={again} />
              <WhenShown key={video.id} act={bringIntoView} />
            </Suspense>
          ) : (
            <GenerationCard
              order={order}
              length={known}
              isLoading={!subject}
              style={style}
              voice={voice}
              cost={cost}
              change={origin && { length, board: storyboard.board }}
              servicesMicrodollars={
                (estimate?.microdollars ?? 0) +
                moving.reduce((sum, { moveMicrodollars }) => sum + (moveMicrodollars ?? 0), 0)
              }
              balance={profile.data?.aiCredits}
              blanks={blanks}
              isBusy={start.isPending}
              onStop={start.stop}
              failure={
                start.error &&
                !isStopped(start.error) && (
                  <StartFailure
                    error={start.error}
                    onRepeat={() => generate(true)}
                    onAgree={(credits) => generate(false, credits)}
                    onWithoutIdea={() => generate(false, cost, subject && { ...subject, ideaId: null })}
                  />
                )
              }
              onGenerate={() => generate()}
              hasPreview={storyboard.board !== undefined || storyboard.isComing}
              onPreview={() => {
                if (storyboard.board || storyboard.isComing)
                  preview.current?.scrollIntoView({ block: 'start' })
                else storyboard.create.mutate()
              }}
              isPreviewBusy={storyboard.create.isPending}
            />
          )}
        </aside>
      </div>
    </>
  )
}

/** Acts once what it stands beside has been loaded, and the page is as long as it stays. */
function WhenShown(props: { act: () => void }) {
  const { act } = props
  useEffect(act, [act])
  return null
}
