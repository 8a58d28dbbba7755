import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeEmail } from '../../api/auth.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'

/** The email is read-only here: a new one counts when the link that goes there is opened. */
export function ChangeEmail({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const change = useMutation({ mutationFn: changeEmail })
  return (
    <div className="grid gap-4 border-t pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Email" className="min-w-0 flex-1 basis-64">
          {(control) => (
            <Input {...control} type="email" value={email} readOnly className="bg-surface-2 text-muted" />
          )}
        </Field>
        {!isOpen && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Change email
          </Button>
        )}
      </div>
      {change.isSuccess && (
        <Alert tone="info" title="Check your mail">
          We sent a link to {change.variables}. Your email changes when you open it.
        </Alert>
      )}
      {isOpen && !change.isSuccess && (
        <form
          className="grid gap-3 rounded-xl bg-surface-2/60 p-4"
          onSubmit={(event) => {
            event.preventDefault()
            change.mutate(typed.trim())
          }}
        >
          <Field
            label="New email"
            hint="We send a link there; nothing changes before you open it."
            error={change.error?.message}
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                required
                autoFocus
                autoComplete="email"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={change.isPending} disabled={typed.trim() === ''}>
              Send link
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
