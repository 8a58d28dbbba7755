import { useEffect, useState } from 'react'

const SEVEN_DAYS_SECONDS = 7 * 86_400

export function readSidebarOpen(): boolean {
  return !/(?:^|; )sidebar_state=false/.test(document.cookie)
}

/** Whether the sidebar is unfolded, remembered for seven days; Ctrl/Cmd+B turns it, on phones the drawer. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(readSidebarOpen)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  useEffect(() => {
    document.cookie = `sidebar_state=${isOpen}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`
  }, [isOpen])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'b') return
      event.preventDefault()
      if (matchMedia('(max-width: 767px)').matches) setIsDrawerOpen((open) => !open)
      else setIsOpen((open) => !open)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return { isOpen, setIsOpen, isDrawerOpen, setIsDrawerOpen }
}
