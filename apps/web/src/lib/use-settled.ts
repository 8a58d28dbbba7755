import { useEffect, useState } from 'react'

/** Asks once the writing pauses, not at every letter. */
const TYPING_MS = 600

/** The value as it is once nobody has changed it for a moment. */
export function useSettled(value: string): string {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
