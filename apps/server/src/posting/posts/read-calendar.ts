import { DAY_SECONDS, NETWORK_RULES } from '@hookreel/contract'
import type { Calendar } from '@hookreel/contract'
import { DateTime } from 'luxon'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { listFreeSlots } from './slots/find-free-slots.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { PostChannel } from './post-channels.ts'
import type { PostDeps } from './post-deps.ts'
import { countPostsBetween, listPostsBetween, listPostTimes, listUndatedPosts } from './calendar.queries.ts'
import { presentPosts } from './present-post.ts'
import { readSlots } from './slots/read-slots.ts'

const UNDATED_POSTS = 100
/** A page looks again whenever one of its posts changes. Two thousand posts of the longest words take 0.6 s of the one thread, and count as ten looks. */
const LOOKS_PER_MINUTE = 240
const POSTS_A_LOOK = 200

type Asked = { readonly from: string; readonly to: string; readonly timeZone: string }
type Span = { readonly from: Date; readonly to: Date }

/** The posts of some days of a time zone, with the free slots and the daily limits in them. */
export async function readCalendar(deps: PostDeps, userId: string, asked: Asked): Promise<Calendar> {
  const { db } = deps
  const days = listDays(asked)
  const span = { from: days[0]?.from ?? deps.clock.now(), to: days.at(-1)?.to ?? deps.clock.now() }
  const looks = createRateLimit(deps, 'looks at calendars', LOOKS_PER_MINUTE)
  const weight = Math.ceil((await countPostsBetween(db, userId, span)) / POSTS_A_LOOK)
  await looks.take(userId, 'You looked at too many planned posts within a minute.', Math.max(1, weight))
  const dated = await listPostsBetween(db, userId, span)
  const undated = await listUndatedPosts(db, userId, UNDATED_POSTS)
  const channels = (await deps.channels.list(userId)).filter(({ isConnected }) => isConnected)
  const taken = await listPostTimes(db, {
    channelIds: channels.map(({ id }) => id),
    from: addSeconds(span.from, -DAY_SECONDS),
    to: addSeconds(span.to, DAY_SECONDS),
  })
  return {
    posts: await presentPosts(deps, userId, dated),
    undated: await presentPosts(deps, userId, undated),
    free: await findFree(deps, userId, channels, { ...asked, span, taken }),
    limits: channels.flatMap((channel) => days.map((day) => limitOf(channel, day, taken))),
  }
}

type Day = Span & { readonly day: string }

/** Days as they are in the zone: 23 to 25 hours. */
function listDays({ from, to, timeZone: zone }: Asked): Day[] {
  const days: Day[] = []
  const last = DateTime.fromISO(to, { zone })
  for (let day = DateTime.fromISO(from, { zone }); day <= last; day = day.plus({ days: 1 }))
    days.push({
      day: day.toISODate() ?? from,
      from: day.toJSDate(),
      to: day.plus({ days: 1 }).toJSDate(),
    })
  return days
}

async function findFree(
  deps: PostDeps,
  userId: string,
  channels: readonly PostChannel[],
  facts: { timeZone: string; span: Span; taken: readonly { channelId: string; at: Date }[] },
): Promise<Calendar['free']> {
  const now = deps.clock.now()
  const span = { from: facts.span.from > now ? facts.span.from : now, to: facts.span.to }
  if (span.from >= span.to) return []
  const { channels: slots } = await readSlots(deps, userId, channels, facts.timeZone)
  return channels
    .flatMap(({ id, network }) => {
      const own = slots.find(({ channelId }) => channelId === id)
      const taken = facts.taken.filter(({ channelId }) => channelId === id).map(({ at }) => at)
      return own
        ? listFreeSlots(own, network, span, taken).map((at) => ({ channelId: id, at: at.toISOString() }))
        : []
    })
    .sort((a, b) => a.at.localeCompare(b.at))
}

function limitOf(
  { id, network }: PostChannel,
  { day, from, to }: Day,
  taken: readonly { channelId: string; at: Date }[],
): Calendar['limits'][number] {
  const used = taken.filter(({ channelId, at }) => channelId === id && at >= from && at < to).length
  return { channelId: id, network, day, used, max: NETWORK_RULES[network].maxPostsPerDay }
}
