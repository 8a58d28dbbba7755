import { toast } from 'sonner'

let shown: string | number | undefined

/** Says that a scene was dropped, with a moment to take it back. */
export function tellDropped(onUndo: () => void): void {
  shown = toast('Scene dropped', { action: { label: 'Undo', onClick: onUndo } })
}

/** After another change, its Undo would take that one back. */
export function hushDropped(): void {
  if (shown !== undefined) toast.dismiss(shown)
  shown = undefined
}
