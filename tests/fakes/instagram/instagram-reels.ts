import { fetchAsMeta } from './fetch-as-meta.ts'
import { DAY_MS, fail, ok } from './instagram-answers.ts'
import type { InstagramMood } from './instagram-mood.ts'
import { hashBytes, textOf } from '../serve-network.ts'
import type { Asked, Told } from '../serve-network.ts'

export type Container = {
  readonly id: string
  readonly caption: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly madeAt: number
  sha256: string | undefined
  polls: number
  publishedAfter: number | undefined
  state: string
  status: string
}
export type InstagramPost = {
  readonly id: string
  readonly caption: string
  readonly sha256: string
  readonly createdAt: number
}

/** Reels on their way: a container is made, gets its film, is processed and published. */
export function createInstagramReels(mood: InstagramMood) {
  const containers: Container[] = []
  const posts: InstagramPost[] = []
  let count = 0

  const make = async ({ json }: Asked): Promise<Told> => {
    const fields = json as Record<string, unknown>
    if (fields['media_type'] !== 'REELS') return fail(100, 2207023)
    if (fields['is_ai_generated'] !== undefined && !mood.isAiLabelKnown)
      return fail(100, 0, '(#100) Unknown parameter is_ai_generated')
    const caption = textOf(fields['caption'])
    if (caption.length > 2200 || (caption.match(/#/g) ?? []).length > 30) return fail(36004, 2207010)
    const isSent = fields['upload_type'] === 'resumable'
    if (!isSent && typeof fields['video_url'] !== 'string') return fail(100, 0, 'video_url is required')
    const container: Container = {
      id: `1788${9_000_000_000_000 + (count += 1)}`,
      caption,
      fields,
      madeAt: mood.now(),
      sha256: undefined,
      polls: 0,
      publishedAfter: undefined,
      state: 'IN_PROGRESS',
      status: 'In Progress: Media is still being processed.',
    }
    containers.push(container)
    if (!isSent) {
      container.sha256 = mood.cannotFetch ? undefined : await fetchAsMeta(textOf(fields['video_url']))
      if (container.sha256 === undefined) end(container, 2207052)
    }
    return ok({ id: container.id })
  }

  const end = (container: Container, subcode: number): void => {
    container.state = 'ERROR'
    container.status = `Error: Media upload has failed with error code ${subcode}`
  }

  const receive = ({ headers, bytes, path }: Asked): Told => {
    const container = containers.find(({ id }) => path.endsWith(`/${id}`))
    const isRight = headers['offset'] === '0' && Number(headers['file_size']) === bytes.length
    if (!container || !isRight || !headers.authorization?.startsWith('OAuth '))
      return { status: 400, json: { debug_info: { retriable: false, type: 'x', message: 'bad upload' } } }
    container.sha256 = hashBytes(bytes)
    return ok({ success: true, message: 'Upload successful.' })
  }

  const readContainer = (container: Container): Told => {
    container.polls += 1
    if (container.publishedAfter !== undefined && container.polls > container.publishedAfter)
      container.state = 'PUBLISHED'
    if (
      container.state === 'IN_PROGRESS' &&
      container.sha256 !== undefined &&
      container.polls > mood.slowPolls
    ) {
      const { containerErrors } = mood
      if (containerErrors && containerErrors.times > 0) {
        containerErrors.times -= 1
        end(container, containerErrors.subcode)
      } else {
        container.state = 'FINISHED'
        container.status = 'Finished: Media has been uploaded and it is ready to be published.'
      }
    }
    if (container.state !== 'PUBLISHED' && mood.now() - container.madeAt > DAY_MS) container.state = 'EXPIRED'
    return ok({ status_code: container.state, status: container.status, id: container.id })
  }

  const publish = ({ json }: Asked): Told => {
    const { creation_id: id } = json as { creation_id?: string }
    const container = containers.find((one) => one.id === id)
    const { publishError } = mood
    mood.publishError = undefined
    if (!container) return fail(24, 2207006)
    if (publishError && !publishError.isDone) return fail(publishError.code, publishError.subcode)
    if (container.state !== 'FINISHED') return fail(9007, 2207027)
    if (mood.quota.used >= mood.quota.total) return fail(9, 2207042)
    container.publishedAfter = container.polls + mood.publishLag
    if (mood.publishLag === 0) container.state = 'PUBLISHED'
    mood.quota = { ...mood.quota, used: mood.quota.used + 1 }
    const post: InstagramPost = {
      id: `1792${8_000_000_000_000 + (count += 1)}`,
      caption: container.caption,
      sha256: container.sha256 ?? '',
      createdAt: mood.now(),
    }
    posts.push(post)
    return publishError ? fail(publishError.code, publishError.subcode) : ok({ id: post.id })
  }

  return { containers, posts, make, receive, publish, readContainer }
}
