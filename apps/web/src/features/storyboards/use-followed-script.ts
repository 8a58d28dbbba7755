import { useEffect, useRef } from 'react'
import { isSpokenSame } from './is-behind.ts'

/**
 * The scenes' words are the script: when they are changed, here or in another tab, a script that said the same as before says the
 * same again. One that the person has written further stays.
 */
export function useFollowedScript(
  boardScript: string | undefined,
  script: string,
  onScript: (script: string) => void,
): void {
  const last = useRef(boardScript)
  useEffect(() => {
    const before = last.current
    last.current = boardScript
    if (before === undefined || boardScript === undefined || before === boardScript) return
    if (isSpokenSame(script, before)) onScript(boardScript)
  }, [boardScript, script, onScript])
}
