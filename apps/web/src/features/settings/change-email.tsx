import { askEmailChange, EMAIL_UNDO_DAYS } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { OutboxHint } from '../account/outbox-hint.tsx'
import { OwnProofFields, useOwnProof } from './own-proof.tsx'
import { accountEventsQuery } from './settings-queries.ts'

/** The email is read-only here: a new one counts when the link that goes there is confirmed. */
export function ChangeEmail({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="grid gap-4 border-t pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Email" className="min-w-0 flex-1 basis-64">
          {(control) => (
            <Input {...control} type="email" value={email} readOnly className="bg-surface-2 text-muted" />
          )}
        </Field>
        {!isOpen && (
          <Button
            variant="secondary"
            onClick={() => {
              setSentTo(null)
              setIsOpen(true)
            }}
          >
            Change email
          </Button>
        )}
      </div>
      {sentTo && (
        <Alert tone="info" title="Check your mail">
          We sent a link to {sentTo}. It works for a day, and your email changes when you confirm it there. We
          told {email} too: from there it can be stopped, or taken back for {EMAIL_UNDO_DAYS} days.
          <OutboxHint />
        </Alert>
      )}
      {isOpen && (
        <AskChange
          onSent={(to) => {
            setSentTo(to)
            setIsOpen(false)
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

function AskChange(props: { onSent: (to: string) => void; onCancel: () => void }) {
  const cache = useQueryClient()
  const proof = useOwnProof()
  const [newEmail, setNewEmail] = useState('')
  const change = useMutation({
    mutationFn: () =>
      call(askEmailChange, {
        body: {
          newEmail: newEmail.trim(),
          ...proof.body,
        },
      }),
    onSuccess: () => {
      void cache.invalidateQueries(accountEventsQuery)
      props.onSent(newEmail.trim())
    },
  })
  const fields = change.error instanceof ApiError ? change.error.fields : {}
  const isOther = change.error && !fields.newEmail && !fields.password && !fields.code
  return (
    <form
      noValidate
      className="grid gap-3 rounded-xl bg-surface-2/60 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate()
      }}
    >
      {isOther && <Alert tone="danger">{change.error?.message}</Alert>}
      <Field
        label="New email"
        hint="We send a link there; nothing changes before you confirm it."
        error={fields.newEmail}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoFocus
            autoComplete="email"
            value={newEmail}
            onChange={(event) => setNewEmail(event.target.value)}
          />
        )}
      </Field>
      <OwnProofFields proof={proof} label="Password" errors={fields} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending} disabled={newEmail.trim() === ''}>
          Send link
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
