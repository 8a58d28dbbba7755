import { z } from 'zod'
import type { InstagramConfig } from '../../../../config/network-config.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { NetworkError } from '../network-error.ts'
import type { PostOrder, PostStanding } from '../network.ts'
import { pollingSeconds, recall, standAfter, wait } from '../remember-step.ts'
import { findInstagramLink, findInstagramPost } from './find-instagram-post.ts'
import { makeContainer, publishContainer, readContainer, recallContainer } from './instagram-container.ts'
import type { Container } from './instagram-container.ts'
import { explainContainer, InstagramRefusal } from './instagram-errors.ts'
import { quotaReached, readInstagramQuota } from './read-instagram.ts'

type Order = PostOrder<'instagram'>
/** Containers that are made anew when Meta fails by itself. */
const TRIES = 3
/** Reels can take longer than the five minutes of the documents. */
const GIVE_UP_MS = 15 * 60_000
/** So long a publish whose answer was lost may still be at work. */
const PUBLISH_MS = 180_000
const EARLY_WAIT_SECONDS = 10

/** Makes the container, waits until Instagram has worked on it, and publishes it once. */
export function sendInstagramPost(
  config: InstagramConfig,
  clock: Clock,
  order: Order,
): Promise<PostStanding> {
  return standAfter(async () => {
    const media = await recall(order.memory, 'media', z.string())
    if (media !== undefined) return describeLive(config, order, media)
    const known = await recallContainer(order)
    // A container that nobody knows of posts nothing: making another one doubles nothing.
    return goOn(config, clock, order, known?.isSent ? known : await begin(config, clock, order))
  })
}

async function begin(config: InstagramConfig, clock: Clock, order: Order): Promise<Container> {
  const quota = await readInstagramQuota(config, order.access)
  if (quota.used >= quota.total) throw quotaReached(quota.total)
  return makeContainer(config, order, clock.now())
}

async function goOn(
  config: InstagramConfig,
  clock: Clock,
  order: Order,
  container: Container,
): Promise<PostStanding> {
  const { status_code: code, status } = await readContainer(config, order, container.id)
  const ageMs = clock.now().getTime() - container.madeAtMs
  const begunMs = await recall(order.memory, 'publish', z.number())
  if (code === 'PUBLISHED') return findPublished(config, order)
  if (code === 'FINISHED') {
    const sinceMs = begunMs === undefined ? Infinity : clock.now().getTime() - begunMs
    if (sinceMs < PUBLISH_MS) return wait(EARLY_WAIT_SECONDS)
    // A publish without an answer is looked for before it is done; a container can be published only once.
    const found = begunMs === undefined ? undefined : await findInstagramPost(config, order)
    return found ?? publish(config, clock, order, container)
  }
  if (code === 'IN_PROGRESS' && ageMs < GIVE_UP_MS) return wait(pollingSeconds(ageMs))
  const refusal = code === 'ERROR' ? explainContainer(status) : takesTooLong(code)
  return startAnew(order, refusal)
}

/** A failed container has posted nothing and never will: where Meta failed by itself, another one is made. */
async function startAnew({ memory }: Order, refusal: NetworkError): Promise<PostStanding> {
  const tries = (await recall(memory, 'tries', z.number())) ?? 1
  const isWorthIt = refusal instanceof InstagramRefusal && refusal.mayPassAnew
  if (!isWorthIt || tries >= TRIES) return { state: 'failed', error: refusal }
  await memory.write('tries', tries + 1)
  await memory.write('container', null)
  return wait(EARLY_WAIT_SECONDS)
}

async function publish(
  config: InstagramConfig,
  clock: Clock,
  order: Order,
  container: Container,
): Promise<PostStanding> {
  order.signal?.throwIfAborted()
  // Written before it is asked for: anyone who comes after a kill knows that it may have been done.
  await order.memory.write('publish', clock.now().getTime())
  try {
    const media = await publishContainer(config, order, container.id)
    await order.memory.write('media', media)
    return await describeLive(config, order, media)
  } catch (error) {
    if (!(error instanceof InstagramRefusal)) throw error
    if (error.isNotReady) {
      await order.memory.write('publish', null)
      return wait(EARLY_WAIT_SECONDS)
    }
    // "Blocked as spam" may come for a post that went live.
    const { status_code: code } = await readContainer(config, order, container.id)
    if (code === 'PUBLISHED') return findPublished(config, order)
    throw error
  }
}

/** It is live; which post it is, its caption tells. */
async function findPublished(config: InstagramConfig, order: Order): Promise<PostStanding> {
  const live: PostStanding = { state: 'live', id: null, link: null, note: null }
  try {
    const found = await findInstagramPost(config, order)
    if (found?.state === 'live' && found.id !== null) await order.memory.write('media', found.id)
    return found ?? live
  } catch (error) {
    if (!(error instanceof NetworkError) || error.problem === 'expired_token') throw error
    return live
  }
}

async function describeLive(config: InstagramConfig, order: Order, id: string): Promise<PostStanding> {
  return { state: 'live', id, link: await findInstagramLink(config, order.access, id), note: null }
}

function takesTooLong(code: string): NetworkError {
  const message =
    code === 'EXPIRED'
      ? 'The video lay at Instagram for a day without being posted. Try again.'
      : 'Instagram did not finish working on the video. Nothing was posted; try again.'
  return new NetworkError('unavailable', message, { action: 'retry', raw: code })
}
