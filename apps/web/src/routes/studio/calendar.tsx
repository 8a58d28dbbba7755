import type { Post } from '@hookreel/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChartColumn, Clock, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { channelsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Agenda } from '../../features/calendar/agenda.tsx'
import type { BoardProps } from '../../features/calendar/board-context.ts'
import { CalendarBoard } from '../../features/calendar/calendar-board.tsx'
import { arrangeDays, type FreeSlot } from '../../features/calendar/calendar-entries.ts'
import { CalendarLegend } from '../../features/calendar/calendar-legend.tsx'
import { slotsQuery } from '../../features/posts/calendar-queries.ts'
import { CalendarToolbar, questionOf, viewOf } from '../../features/calendar/calendar-toolbar.tsx'
import { timeOfDrop } from '../../features/calendar/drop-time.ts'
import { MonthGrid } from '../../features/calendar/month-grid.tsx'
import { movePost } from '../../features/calendar/move-post.ts'
import { dropSlot } from '../../features/calendar/move-slot.ts'
import { readTimeZone, rememberTimeZone } from '../../lib/days/time-zone.ts'
import { UndatedPosts } from '../../features/calendar/undated-posts.tsx'
import { WeekGrid } from '../../features/calendar/week-grid.tsx'
import { useNarrow } from '../../features/ideas/use-narrow.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageActions, PageTitle } from '../../features/shell/page-title.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { Route } from './+types/calendar'

const PostDialog = lazyPart(() => import('../../features/calendar/post-dialog.tsx'))
const SlotsDialog = lazyPart(() => import('../../features/calendar/slots-dialog.tsx'))
const ChooseVideo = lazyPart(() => import('../../features/calendar/choose-video.tsx'))

export const handle = { title: 'Content Calendar' }
export const meta = () => [{ title: 'Content Calendar | Hookreel' }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const zone = readTimeZone()
  void queryClient.prefetchQuery(questionOf(viewOf(new URL(request.url).searchParams, zone), zone))
  void queryClient.prefetchQuery(channelsQuery)
  return null
}

export default function CalendarPage() {
  const cache = useQueryClient()
  const [search] = useSearchParams()
  const [zone, setZone] = useState(readTimeZone)
  const isNarrow = useNarrow()
  const view = viewOf(search, zone)
  const calendar = useQuery(questionOf(view, zone))
  const channels = useQuery(channelsQuery)
  const slots = useQuery(slotsQuery(zone))
  const [opened, setOpened] = useState<Post | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [choosing, setChoosing] = useState<{ slot: FreeSlot | null; isOpen: boolean }>({
    slot: null,
    isOpen: false,
  })
  // A window stays once it was there, so that it can close and give the focus back.
  const [wasChosen, setWasChosen] = useState(false)
  const [wereSlots, setWereSlots] = useState(false)
  const [areSlotsOpen, setAreSlotsOpen] = useState(false)
  const choose = (slot: FreeSlot | null) => {
    setWasChosen(true)
    setChoosing({ slot, isOpen: true })
  }
  const slotsOf = (channelId: string | undefined) =>
    slots.data?.channels.find((one) => one.channelId === channelId)
  const days = arrangeDays(calendar.data, view.days, zone)
  const accounts = channels.data?.channels ?? []
  const board: BoardProps = {
    zone,
    channels: accounts,
    isMovable: !isNarrow,
    onOpen: (post) => {
      setOpened(post)
      setIsOpen(true)
    },
    onChoose: choose,
  }
  return (
    <>
      <PageTitle
        title="Content Calendar"
        aside={
          <PageActions>
            <Link to={href('/analytics')} className={buttonLook({ variant: 'secondary' })}>
              <ChartColumn /> Analytics
            </Link>
            <Button
              variant="secondary"
              onClick={() => {
                setWereSlots(true)
                setAreSlotsOpen(true)
              }}
            >
              <Clock /> Posting times
            </Button>
            <Button onClick={() => choose(null)}>
              <Plus /> New post
            </Button>
          </PageActions>
        }
      >
        What goes out, when and where.
      </PageTitle>
      <CalendarToolbar
        view={view}
        zone={zone}
        onZone={(next) => {
          rememberTimeZone(next)
          setZone(next)
        }}
      />
      {calendar.error && (
        <LoadError
          className="mb-4"
          title="Failed to load your calendar"
          error={calendar.error}
          onRetry={() => void calendar.refetch()}
        />
      )}
      <CalendarBoard
        zone={zone}
        onDrop={(post, place) => {
          const drop = timeOfDrop(post, place, days, zone)
          if (!drop) return
          if ('refusal' in drop) toast.error('Could not be moved', { description: drop.refusal })
          else void movePost(cache, post, drop.at, zone)
        }}
        onDropSlot={(slot, day) => {
          const own = slotsOf(slot.channelId)
          if (own) void dropSlot(cache, own, { slot, day, zone })
        }}
      >
        <Card className="overflow-hidden" aria-busy={calendar.isPending || calendar.isPlaceholderData}>
          {calendar.isPending ? (
            <Skeleton className="h-96 rounded-none" />
          ) : isNarrow ? (
            <Agenda days={days} isWholeMonth={view.kind === 'month'} board={board} />
          ) : view.kind === 'month' ? (
            <MonthGrid days={days} month={view.day} board={board} />
          ) : (
            <WeekGrid days={days} board={board} />
          )}
        </Card>
        {!calendar.isPending && <UndatedPosts posts={calendar.data?.undated ?? []} board={board} />}
      </CalendarBoard>
      {/* Nothing stands below a board whose height is not known yet; what comes with another answer is last. */}
      {!calendar.isPending && (
        <CalendarLegend
          note={slots.data?.note}
          isEmpty={calendar.data?.posts.length === 0 && calendar.data.undated.length === 0}
        />
      )}
      {channels.data && accounts.length === 0 && (
        <p className="mt-4 rounded-xl border border-dashed px-4 py-3 text-sm text-muted">
          No account is connected yet, so nothing can go out.{' '}
          <Link
            to={`${href('/settings')}?tab=export`}
            className="font-medium text-primary-ink underline underline-offset-4"
          >
            Connect one
          </Link>
        </p>
      )}
      {opened && (
        <Suspense>
          <PostDialog
            key={opened.id}
            post={opened}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            zone={zone}
            free={calendar.data?.free ?? []}
          />
        </Suspense>
      )}
      {wereSlots && (
        <Suspense>
          <SlotsDialog
            channels={accounts}
            zone={zone}
            open={areSlotsOpen}
            onClose={() => setAreSlotsOpen(false)}
          />
        </Suspense>
      )}
      {wasChosen && (
        <Suspense>
          <ChooseVideo
            slot={choosing.slot}
            channel={accounts.find(({ id }) => id === choosing.slot?.channelId)}
            slots={slotsOf(choosing.slot?.channelId)}
            zone={zone}
            open={choosing.isOpen}
            onClose={() => setChoosing({ ...choosing, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
