import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { BACKDROP_LOOK, POPUP_LOOK } from './dialog.tsx'

/** Asks before something that cannot be undone. It closes only by a choice. */
export function Confirm(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  action: string
  cancel?: string
  onConfirm: () => void
}) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={BACKDROP_LOOK} />
        <AlertDialog.Popup className={POPUP_LOOK}>
          <AlertDialog.Title className="text-lg font-semibold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description dir="auto" className="text-sm wrap-anywhere text-muted">
            {props.description}
          </AlertDialog.Description>
          <div className="mt-1 flex flex-col-reverse gap-2 md:flex-row md:justify-end">
            <AlertDialog.Close render={<Button variant="secondary" />}>
              {props.cancel ?? 'Cancel'}
            </AlertDialog.Close>
            <AlertDialog.Close render={<Button variant="danger" />} onClick={props.onConfirm}>
              {props.action}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
