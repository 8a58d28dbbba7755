import { getPost, type Post, type PostOptions } from '@hookreel/contract'
import { useState } from 'react'
import { ApiError, call } from '../../../api/call.ts'
import { formatMoment } from '../../../lib/format.ts'

/** What of a post another page may change, too. */
export type PostState = { readonly options: PostOptions; readonly scheduledAt: string | null }
export type OtherField = {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly value: unknown
}

const stateOf = ({ options, scheduledAt }: Post): PostState => ({ options, scheduledAt })
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const LABELS: Readonly<Record<string, string>> = {
  caption: 'Caption',
  title: 'Title',
  description: 'Description',
  privacy: 'Who can see it',
  visibility: 'Visibility',
  mode: 'How it is sent',
  coverMs: 'Cover',
  isMadeForKids: 'Made for kids',
  isAiGenerated: 'AI label',
  scheduledAt: 'Time',
}

function wordsOf(name: string, value: unknown): string {
  if (name === 'scheduledAt') return typeof value === 'string' ? formatMoment(value) : 'No time'
  if (name === 'isAiGenerated' && value === null) return 'As the film is'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (name === 'coverMs')
    return typeof value === 'number' ? `At ${(value / 1000).toFixed(1)} s` : 'Left to the network'
  if (typeof value !== 'string' || value === '') return 'Nothing'
  return /^[A-Z_]+$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value
}

/** The fields of one state by their names. */
const fieldsOf = ({ options, scheduledAt }: PostState): Readonly<Record<string, unknown>> => ({
  ...options,
  scheduledAt,
})

/**
 * Follows what the editing of a post began from. When it turns out that another page changed the same, `others` holds what stands
 * there, and what was not touched here is taken over.
 */
export function useEditedPost(post: Post | undefined) {
  const [began, setBegan] = useState(post && stateOf(post))
  const [others, setOthers] = useState<readonly OtherField[]>([])
  return {
    began,
    others,
    settle: (saved: Post) => {
      setBegan(stateOf(saved))
      setOthers([])
    },
    forget: (name: string) => setOthers((before) => before.filter((field) => field.name !== name)),
    /** Answers the options as they stand here once what was not touched is taken over. */
    lookAgain: async (error: unknown, mine: PostOptions): Promise<PostOptions> => {
      if (!post || !began || !(error instanceof ApiError) || error.code !== 'changed_elsewhere') return mine
      const now = stateOf(await call(getPost, { params: { id: post.id } }))
      const [before, theirs, here] = [fieldsOf(began), fieldsOf(now), fieldsOf({ ...began, options: mine })]
      const changed = Object.keys(theirs).filter((name) => !isSame(theirs[name], before[name]))
      const untouched = changed.filter((name) => name in now.options && isSame(here[name], before[name]))
      setBegan(now)
      setOthers(
        changed
          .filter((name) => !untouched.includes(name) && !isSame(theirs[name], here[name]))
          .map((name) => ({
            name,
            label: LABELS[name] ?? 'Another choice',
            text: wordsOf(name, theirs[name]),
            value: theirs[name],
          })),
      )
      // All of one network: a post never changes it.
      return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) }
    },
  }
}
