import { toast } from 'sonner'

const ID = 'scene-dropped'

/** Says that a scene was dropped, with a moment to take it back. */
export function tellDropped(onUndo: () => void): void {
  toast('Scene dropped', { id: ID, action: { label: 'Undo', onClick: onUndo } })
}

/** After another change, its Undo would take that one back. */
export function hushDropped(): void {
  toast.dismiss(ID)
}
