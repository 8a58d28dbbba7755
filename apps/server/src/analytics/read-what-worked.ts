import type { getWhatWorked, Hook } from '@hookreel/contract'
import type { z } from 'zod'
import { listMeasuredPosts } from './figures.queries.ts'
import type { MeasuredPost } from './figures.queries.ts'
import { HOOK_NAMES } from './hook-of.ts'
import { addSeconds, DAY_SECONDS } from '../posts/moments.ts'
import type { PostDeps } from '../posts/post-deps.ts'
import { group, nameHook } from './read-analytics.ts'

type WhatWorked = z.output<typeof getWhatWorked.output>

const DAYS = 180
/** Fewer say more about chance. */
const ENOUGH_POSTS = 5
const ENOUGH_IN_GROUP = 2
/** Less than this above the rest is no difference that anyone should follow. */
const CLEARLY_BETTER = 1.2
const EXAMPLES = 3

/** As an instruction to a writer. */
const ADVICE: Readonly<Record<Hook, string>> = {
  question: 'open with a question',
  number: 'open with a number or a list',
  story: 'open with the beginning of a story',
  challenge: 'open with a challenge to the viewer',
  secret: 'open with a secret or a little known truth',
  command: 'open by telling the viewer to look or imagine',
  statement: 'open with a plain, strong statement',
}

/** What the user's own figures say for the next ideas; nothing as long as they say too little. */
export async function readWhatWorked(
  { db, clock }: Pick<PostDeps, 'db' | 'clock'>,
  userId: string,
): Promise<WhatWorked> {
  const since = addSeconds(clock.now(), -DAYS * DAY_SECONDS)
  const posts = (await listMeasuredPosts(db, userId, since)).filter(({ figuresAt }) => figuresAt !== null)
  if (posts.length < ENOUGH_POSTS)
    return {
      hint: null,
      reason: `Too little is known: ${posts.length} of at least ${ENOUGH_POSTS} live posts have figures.`,
      examples: [],
    }
  const mean = posts.reduce((sum, { views }) => sum + views, 0) / posts.length
  const examples = bestVideos(posts, mean)
  const [best] = group(posts, nameHook).filter((hook) => hook.posts >= ENOUGH_IN_GROUP)
  const isClear = best !== undefined && best.viewsPerPost >= mean * CLEARLY_BETTER
  const hints = [
    ...(isClear ? [ADVICE[best.key]] : []),
    ...(examples.length > 0
      ? [`in the manner of ${examples.map(({ title }) => `“${title}”`).join(', ')}`]
      : []),
  ]
  return {
    hint: hints.length === 0 ? null : `What worked before: ${hints.join('; ')}.`,
    reason: isClear
      ? `${HOOK_NAMES[best.key]} at the start: ${Math.round(best.viewsPerPost)} views a post, all posts together ${Math.round(mean)}.`
      : `No way to begin stands out among your ${posts.length} posts.`,
    examples,
  }
}

/** The most viewed videos, as far as they are above the rest. */
function bestVideos(posts: readonly MeasuredPost[], mean: number): WhatWorked['examples'] {
  return group(posts, ({ videoId, title }) =>
    videoId === null || title === null ? undefined : { key: videoId, name: title },
  )
    .filter(({ viewsPerPost }) => viewsPerPost >= mean * CLEARLY_BETTER)
    .slice(0, EXAMPLES)
    .map(({ key, name, views }) => ({ videoId: key, title: name, views }))
}
