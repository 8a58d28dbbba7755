import type { Profile, ProfileChange } from '@hookreel/contract'
import { useEffect, useRef } from 'react'
import { SETTING_NAMES, type SettingName } from './setting-words.ts'

/** Tells which settings become others without this page; what it sets itself is noted with what this answers. */
export function useOwnValues(
  profile: Profile,
  onOthers: (names: readonly SettingName[]) => void,
): (values: Partial<Profile>) => void {
  const known = useRef<Partial<Profile>>(profile)
  const tell = useRef(onOthers)
  useEffect(() => {
    tell.current = onOthers
  })
  useEffect(() => {
    const names = SETTING_NAMES.filter((name) => known.current[name] !== profile[name])
    known.current = profile
    if (names.length > 0) tell.current(names)
  }, [profile])
  return (values) => {
    known.current = { ...known.current, ...values }
  }
}

/** Which settings a change is of. */
export function namesOf(change: ProfileChange): SettingName[] {
  // A change has only the profile's own fields.
  return Object.keys(change) as SettingName[]
}

/** What a change says of a profile. */
export function withoutGaps(change: ProfileChange): Partial<Profile> {
  // What is undefined is not changed; everything else is as the profile has it.
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/** Some settings of a profile. */
export function pick(profile: Profile, names: readonly SettingName[]): Partial<Profile> {
  return Object.fromEntries(names.map((name) => [name, profile[name]]))
}

/** A change that leaves some settings alone. */
export function without(change: ProfileChange, names: readonly SettingName[]): ProfileChange {
  return Object.fromEntries(Object.entries(change).filter(([name]) => !names.some((one) => one === name)))
}
