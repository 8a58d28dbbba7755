import { useCallback, useState } from 'react'
import { draftKey } from './own-drafts.ts'

function read<Value>(key: string, initial: Value): Value {
  try {
    const stored = sessionStorage.getItem(draftKey(key))
    // Only this hook writes under the key, so what is there has the type it was written with.
    return stored === null ? initial : (JSON.parse(stored) as Value)
  } catch {
    return initial
  }
}

/** State that survives leaving the page and coming back, in this browser tab, until the person signs out. */
export function useSessionState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [held, setHeld] = useState(() => ({ key, value: read(key, initial) }))
  if (held.key !== key) setHeld({ key, value: read(key, initial) })
  const set = useCallback(
    (value: Value) => {
      setHeld({ key, value })
      try {
        sessionStorage.setItem(draftKey(key), JSON.stringify(value))
      } catch {
        // A full or forbidden storage only costs the memory, not the page.
      }
    },
    [key],
  )
  return [held.key === key ? held.value : initial, set]
}
