import { updateProfile, type Profile, type ProfileChange } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError, call } from '../../api/call.ts'
import { profileQuery } from '../../api/queries.ts'

export type SettingName = keyof ProfileChange
type SaveState = 'saving' | 'saved'

export type Settings = {
  readonly profile: Profile
  readonly states: Readonly<Partial<Record<SettingName, SaveState>>>
  readonly errors: Readonly<Partial<Record<SettingName, string>>>
  /** `onSuccess` is told once it is saved: until then what was typed is kept. */
  readonly save: (change: ProfileChange, options?: { onSuccess?: () => void }) => void
}

const SAVED_SHOWN_MS = 2500

/**
 * Changes settings one by one: the page shows a change at once, `states` says beside the field how far it is, and what
 * the server refuses is taken back. `isLoud` also says it in a toast, for what people type.
 */
export function useSettings(profile: Profile): Settings {
  const cache = useQueryClient()
  const [states, setStates] = useState<Settings['states']>({})
  const [errors, setErrors] = useState<Settings['errors']>({})
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

  const save = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'profile' },
    mutationFn: (change: ProfileChange) => call(updateProfile, { body: change }),
    onMutate: async (change) => {
      const names = namesOf(change)
      await cache.cancelQueries(profileQuery)
      const before = cache.getQueryData(profileQuery.queryKey)
      cache.setQueryData(profileQuery.queryKey, (now) => (now ? { ...now, ...withoutGaps(change) } : now))
      show(names, 'saving')
      setErrors({})
      return { names, before }
    },
    onSuccess: (saved, _change, { names }) => {
      cache.setQueryData(profileQuery.queryKey, saved)
      show(names, 'saved')
      for (const name of names) {
        clearTimeout(timers.current.get(name))
        timers.current.set(
          name,
          setTimeout(() => show([name], undefined), SAVED_SHOWN_MS),
        )
      }
      if (names.some((name) => TYPED.includes(name))) toast.success('Profile updated successfully!')
    },
    onError: (error, _change, context) => {
      if (context?.before) cache.setQueryData(profileQuery.queryKey, context.before)
      show(context?.names ?? [], undefined)
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length > 0) return
      const isBug = error instanceof ApiError && error.code === 'internal'
      toast.error('Error', {
        description: isBug ? 'An unexpected error occurred.' : 'Failed to update profile. Please try again.',
      })
    },
  })
  return { profile, states, errors, save: save.mutate }
}

/** Fields that are typed and sent together; their success is told where it cannot be missed. */
const TYPED: readonly SettingName[] = ['firstName', 'lastName', 'displayName', 'handle']

function namesOf(change: ProfileChange): SettingName[] {
  // A change has only the profile's own fields.
  return Object.keys(change) as SettingName[]
}

function withoutGaps(change: ProfileChange): Partial<Profile> {
  // What is undefined is not changed; everything else is as the profile has it.
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
