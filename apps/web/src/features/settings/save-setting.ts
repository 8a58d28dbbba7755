import { updateProfile, type Profile, type ProfileChange } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError, call, isAway } from '../../api/call.ts'
import { profileQuery, SAVING_PROFILE } from '../../api/queries.ts'
import { namesOf, pick, useOwnValues, without, withoutGaps } from './setting-values.ts'
import { describeUnsaved, SETTING_LABELS, TYPED, type SettingName } from './setting-words.ts'

/** `elsewhere`: another page changed it just now. */
type SaveState = 'saving' | 'saved' | 'elsewhere'

export type Settings = {
  readonly profile: Profile
  readonly states: Readonly<Partial<Record<SettingName, SaveState>>>
  readonly errors: Readonly<Partial<Record<SettingName, string>>>
  /** What was chosen here and not saved, because another page had chosen otherwise meanwhile. */
  readonly behind: ProfileChange
  /** `onSuccess` is told once it is saved: until then what was typed is kept. */
  readonly save: (change: ProfileChange, options?: { onSuccess?: () => void }) => void
}

/** How long it is said beside the field. */
const SHOWN_MS = { saving: 60_000, saved: 2500, elsewhere: 10_000 } as const

/** A change, and what stood on this page before it. */
type Save = { readonly change: ProfileChange; readonly was: Partial<Profile> }

/**
 * Changes settings one by one: the page shows a change at once, `states` says beside the field how far it is, and what
 * the server refuses is taken back. `isLoud` also says it in a toast, for what people type.
 */
export function useSettings(profile: Profile): Settings {
  const cache = useQueryClient()
  const [states, setStates] = useState<Settings['states']>({})
  const [errors, setErrors] = useState<Settings['errors']>({})
  const [behind, setBehind] = useState<ProfileChange>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  const show = (names: readonly SettingName[], state: SaveState | undefined) =>
    setStates((before) => {
      const next = { ...before }
      for (const name of names) {
        if (state) next[name] = state
        else delete next[name]
      }
      return next
    })

  const mark = (names: readonly SettingName[], state: SaveState) => {
    show(names, state)
    for (const name of names) {
      clearTimeout(timers.current.get(name))
      timers.current.set(
        name,
        setTimeout(() => show([name], undefined), SHOWN_MS[state]),
      )
    }
  }
  const mine = useOwnValues(profile, (names) => mark(names, 'elsewhere'))

  const save = useMutation({
    mutationKey: SAVING_PROFILE,
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'profile' },
    mutationFn: ({ change, was }: Save) => call(updateProfile, { body: { ...change, was } }),
    onMutate: async ({ change }) => {
      const names = namesOf(change)
      await cache.cancelQueries(profileQuery)
      const before = cache.getQueryData(profileQuery.queryKey)
      mine(withoutGaps(change))
      cache.setQueryData(profileQuery.queryKey, (now) => (now ? { ...now, ...withoutGaps(change) } : now))
      for (const name of names) clearTimeout(timers.current.get(name))
      show(names, 'saving')
      setErrors({})
      setBehind((now) => without(now, names))
      return { names, before }
    },
    onSuccess: (saved, _change, { names }) => {
      mine(pick(saved, names))
      cache.setQueryData(profileQuery.queryKey, saved)
      mark(names, 'saved')
      // Another period takes notices back, on the cards of videos and above them.
      if (names.includes('dataRetentionPeriod'))
        for (const key of ['retention', 'videos', 'video']) void cache.invalidateQueries({ queryKey: [key] })
      if (names.some((name) => TYPED.includes(name))) toast.success('Profile updated successfully!')
    },
    onError: (error, { change }, context) => {
      const names = context?.names ?? []
      if (context?.before) {
        mine(pick(context.before, names))
        cache.setQueryData(profileQuery.queryKey, context.before)
      }
      show(names, undefined)
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length > 0) return
      if (error instanceof ApiError && error.code === 'changed_elsewhere') {
        setBehind((now) => ({ ...now, ...change }))
        void cache.invalidateQueries(profileQuery)
      }
      toast.error('Error', { description: reasonNotSaved(error, names) })
    },
  })
  const saveOver = (change: ProfileChange, options?: { onSuccess?: () => void }) =>
    save.mutate({ change, was: pick(profile, namesOf(change)) }, options)
  return { profile, states, errors, behind, save: saveOver }
}

function reasonNotSaved(error: Error, names: readonly SettingName[]): string {
  if (error instanceof ApiError && error.code === 'changed_elsewhere')
    return `Another page changed ${names.map((name) => SETTING_LABELS[name]).join(', ')} meanwhile. Both are shown there.`
  if (isAway(error)) return describeUnsaved(names, !navigator.onLine)
  const isBug = error instanceof ApiError && error.code === 'internal'
  return isBug ? 'An unexpected error occurred.' : 'Failed to update profile. Please try again.'
}
