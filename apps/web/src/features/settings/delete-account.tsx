import { DELETE_PHRASE, deleteAccount } from '@hookreel/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { SettingGroup } from './setting-rows.tsx'
import { signInWaysQuery } from './settings-queries.ts'

/** Deletes the account after its phrase was typed, with the password where there is one. */
export function DeleteAccount() {
  const ways = useQuery(signInWaysQuery)
  const [isOpen, setIsOpen] = useState(false)
  const [phrase, setPhrase] = useState('')
  const [password, setPassword] = useState('')
  const hasPassword = ways.data?.hasPassword ?? true
  const remove = useMutation({
    mutationFn: () =>
      call(deleteAccount, {
        body: { confirmation: DELETE_PHRASE, ...(hasPassword ? { password } : {}) },
      }),
    // Everything that this page knows is gone: it starts anew.
    onSuccess: () => window.location.assign('/'),
  })
  const fields = remove.error instanceof ApiError ? remove.error.fields : {}
  const isTyped = phrase.trim().toLowerCase() === DELETE_PHRASE
  return (
    <SettingGroup
      title="Delete account"
      hint="Deletes your videos, ideas, credits and settings, and stops what is being made. This cannot be undone."
    >
      <Button variant="danger" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open)
          if (!open) remove.reset()
        }}
        title="Delete your account?"
        description="Nothing can be brought back. Export your data first if you want to keep it."
      >
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isTyped) remove.mutate()
          }}
        >
          <Field label={`Type “${DELETE_PHRASE}” to confirm`} error={fields.confirmation}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                value={phrase}
                onChange={(event) => setPhrase(event.target.value)}
              />
            )}
          </Field>
          {hasPassword && (
            <Field label="Password" error={fields.password}>
              {(control) => (
                <PasswordInput
                  {...control}
                  autoComplete="current-password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
          )}
          {remove.error && Object.keys(fields).length === 0 && (
            <Alert tone="danger">{remove.error.message}</Alert>
          )}
          <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Keep my account
            </Button>
            <Button
              type="submit"
              variant="danger"
              isBusy={remove.isPending}
              disabled={!isTyped || (hasPassword && password === '')}
            >
              Delete for good
            </Button>
          </div>
        </form>
      </Dialog>
    </SettingGroup>
  )
}
