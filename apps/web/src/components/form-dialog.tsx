import { useEffect, useRef, type ReactNode } from 'react'
import { ApiError } from '../api/call.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** A form in a dialog. The fields get what the server says about each; what belongs to none of them stands above the buttons. */
export function FormDialog(props: {
  open: boolean
  onClose: () => void
  title: string
  description: string
  error: Error | null
  submit: string
  cancel?: string
  isDanger?: boolean
  isBusy: boolean
  isDisabled?: boolean
  onSubmit: () => void
  children: (fields: Readonly<Record<string, string>>) => ReactNode
}) {
  const { error, isBusy, isDisabled = false } = props
  // That it is busy is known only after the next drawing: a double click comes before it.
  const isPressed = useRef(false)
  useEffect(() => {
    isPressed.current = false
  })
  const submit = () => {
    if (isPressed.current || isDisabled || isBusy || !props.open) return
    isPressed.current = true
    props.onSubmit()
  }
  const fields = error instanceof ApiError ? error.fields : {}
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      title={props.title}
      description={props.description}
      className="scroll-pb-20"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {props.children(fields)}
        {error && Object.keys(fields).length === 0 && <Alert tone="danger">{error.message}</Alert>}
        {/* Stays in sight under a long form. */}
        <div className="sticky -bottom-5 z-10 -mb-5 flex flex-col-reverse gap-2 bg-surface pt-1 pb-5 md:-bottom-6 md:-mb-6 md:flex-row md:justify-end md:pb-6">
          <Button variant="secondary" onClick={props.onClose}>
            {props.cancel ?? 'Cancel'}
          </Button>
          <Button
            type="submit"
            variant={props.isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {props.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
