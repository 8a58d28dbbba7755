import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SECTIONS } from './sections.ts'

/** How long after a g its letter may come. */
const JUMP_MS = 1200

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** Single letters mean nothing while something lies over the page. */
function isCovered(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null
}

/** Ctrl/Cmd+Enter sends the form one writes in. A field that answers the keys itself has prevented the default. */
function submitForm(event: KeyboardEvent): void {
  const form = event.target instanceof HTMLElement ? event.target.closest('form') : null
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!form || button?.disabled || button?.getAttribute('aria-disabled') === 'true') return
  event.preventDefault()
  form.requestSubmit(button)
}

/** The keys of the whole studio; Ctrl/Cmd+B belongs to the sidebar. */
export function useShortcuts(open: { palette: () => void; sheet: () => void }): void {
  const navigate = useNavigate()
  const jumpUntil = useRef(0)
  const { palette, sheet } = open
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const hasCommand = event.metaKey || event.ctrlKey
      const key = event.key.toLowerCase()
      if (hasCommand && key === 'enter') return submitForm(event)
      if (hasCommand && key === 'k') {
        event.preventDefault()
        return palette()
      }
      if (hasCommand || event.altKey || isTyping(event.target) || isCovered()) return
      if (event.key === '?') return sheet()
      const section = SECTIONS.find((candidate) => candidate.jump === key)
      if (section && performance.now() < jumpUntil.current) {
        jumpUntil.current = 0
        void navigate(section.to)
      } else jumpUntil.current = key === 'g' ? performance.now() + JUMP_MS : 0
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, palette, sheet])
}
