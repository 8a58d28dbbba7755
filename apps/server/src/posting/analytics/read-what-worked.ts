import { DAY_SECONDS } from '@hookreel/contract'
import type { getWhatWorked, Hook } from '@hookreel/contract'
import type { z } from 'zod'
import { COMPARED_AGE_DAYS, comparePosts, listComparedDays, meanTimes } from './compare-posts.ts'
import type { ComparedPost } from './compare-posts.ts'
import { listMeasuredPosts } from './figures.queries.ts'
import { HOOK_NAMES } from './hook-of.ts'
import { judgeChance } from './judge-chance.ts'
import { addSeconds } from '../../platform/clock.ts'
import { countLook, nameHook, type ReadDeps } from './read-analytics.ts'

type WhatWorked = z.output<typeof getWhatWorked.output>

const DAYS = 180
/** Of fewer nothing can be said that chance would not say as well. */
const ENOUGH_POSTS = 8
const ENOUGH_IN_GROUP = 3
/** How often chance alone may make it. */
const CLEAR = 0.05
const LIKELY = 0.2
/** A video so far above the usual is an example, whatever made it. */
const OUTSTANDING = 1.5
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

/** What the user's own figures say for the next ideas, and how sure that is; nothing as long as they say too little. */
export async function readWhatWorked(deps: ReadDeps, userId: string): Promise<WhatWorked> {
  const { db, clock } = deps
  const now = clock.now()
  const since = addSeconds(now, -DAYS * DAY_SECONDS)
  await countLook(deps, userId, since)
  const posts = await listMeasuredPosts(db, userId, since)
  const compared = comparePosts(posts, await listComparedDays(db, userId, since), now)
  const count = { compared: compared.length }
  if (compared.length < ENOUGH_POSTS)
    return {
      ...count,
      hint: null,
      sureness: 'too_little',
      reason: `Too little to tell: ${compared.length} of at least ${ENOUGH_POSTS} posts can be compared, which takes their figures after ${COMPARED_AGE_DAYS} days and others like them on the same network.`,
      examples: [],
    }
  const examples = findOutstanding(compared)
  const best = findBestHook(compared)
  const hints = [
    ...(best ? [ADVICE[best.hook]] : []),
    ...(examples.length > 0
      ? [`in the manner of ${examples.map(({ title }) => `“${title}”`).join(', ')}`]
      : []),
  ]
  return {
    ...count,
    hint: hints.length === 0 ? null : `What worked before: ${hints.join('; ')}.`,
    sureness: best?.sureness ?? 'too_little',
    reason: best
      ? explain(best, compared.length)
      : `Too little to tell: among ${compared.length} posts that can be compared, no way to begin stands out more than chance would make it.`,
    examples,
  }
}

type BestHook = {
  readonly hook: Hook
  readonly sureness: 'clear' | 'likely'
  readonly times: number
  readonly posts: number
  readonly chance: number
}

/** The way to begin that chance explains least; of several that are tried one is good by chance so much more often. */
function findBestHook(compared: readonly ComparedPost[]): BestHook | undefined {
  const newestLast = compared.toSorted(
    (one, other) =>
      Number(one.post.sentAt) - Number(other.post.sentAt) || one.post.id.localeCompare(other.post.id),
  )
  const named = newestLast.flatMap(({ post, times }) => {
    const hook = nameHook(post)?.key
    return hook === undefined ? [] : [{ hook, times }]
  })
  const groups = [...Map.groupBy(named, ({ hook }) => hook)].filter(
    ([, members]) => members.length >= ENOUGH_IN_GROUP && named.length - members.length >= ENOUGH_IN_GROUP,
  )
  const judged = groups.map(([hook, members]) => {
    const rest = named.filter((one) => one.hook !== hook)
    const logs = (posts: typeof named) => posts.map(({ times }) => Math.log(times))
    const chance = Math.min(1, judgeChance(logs(members), logs(rest)) * groups.length)
    return { hook, chance, times: meanTimes(members), posts: members.length }
  })
  const [best] = judged.toSorted((one, other) => one.chance - other.chance)
  if (!best || best.chance > LIKELY || best.times <= 1) return undefined
  return { ...best, sureness: best.chance <= CLEAR ? 'clear' : 'likely' }
}

function explain({ hook, sureness, times, posts, chance }: BestHook, count: number): string {
  const often = Math.max(1, Math.round(chance * 100))
  const sure = sureness === 'clear' ? 'Clear' : 'Likely, not sure'
  return `${sure}: ${HOOK_NAMES[hook].toLowerCase()} at the start had ${times.toFixed(1)} times the usual views of its network (${posts} of ${count} posts, each after ${COMPARED_AGE_DAYS} days). Chance alone would make that ${often} ${often === 1 ? 'time' : 'times'} in 100.`
}

/** The videos furthest above the usual. */
function findOutstanding(compared: readonly ComparedPost[]): WhatWorked['examples'] {
  const videos = Map.groupBy(
    compared.filter(({ post }) => post.videoId !== null && post.title !== null),
    ({ post }) => post.videoId ?? '',
  )
  return [...videos]
    .map(([videoId, members]) => ({
      videoId,
      title: members[0]?.post.title ?? '',
      views: members.reduce((sum, { post }) => sum + post.views, 0),
      times: meanTimes(members),
    }))
    .filter(({ times }) => times >= OUTSTANDING)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, EXAMPLES)
    .map(({ videoId, title, views }) => ({ videoId, title, views }))
}
