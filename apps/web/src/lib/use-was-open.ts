import { useState } from 'react'

/**
 * Whether something was open at any time: what comes lazily is drawn from then on, and stays when it closes, so that it can do so in
 * its own way and give the focus back.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
