import { useEffect } from 'react'

/** Has the browser ask before the page is closed, as long as something on it would be lost; asked anew at that moment. */
export function useUnloadWarning(isNeeded: boolean, isAllowed: () => boolean = () => false): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAllowed()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded, isAllowed])
}
