import { toast } from 'sonner'

let shown: string | number | undefined

/** Says what was done to a scene, with a moment to take it back. */
export function tellUndoable(done: string, onUndo: () => void): void {
  hushUndo()
  shown = toast(done, { action: { label: 'Undo', onClick: onUndo } })
}

/** After another change, its Undo would take that one back. */
export function hushUndo(): void {
  if (shown !== undefined) toast.dismiss(shown)
  shown = undefined
}
