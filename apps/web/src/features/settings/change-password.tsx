import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { toast } from 'sonner'
import { changePassword } from '../../api/auth.ts'
import { ApiError } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { OwnCodeField } from './own-code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { useOwnProof } from './own-proof.tsx'
import { accountEventsQuery, sessionsQuery } from './settings-queries.ts'

/** The current password and a new one; every other session ends. */
export function ChangePassword({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient()
  const proof = useOwnProof()
  const current = proof.password
  const [next, setNext] = useState('')
  const change = useMutation({
    mutationFn: () =>
      changePassword({
        currentPassword: current,
        newPassword: next,
        ...(proof.hasSecondFactor && { code: proof.code }),
      }),
    onSuccess: () => {
      toast.success('Password changed', { description: 'You are signed out everywhere else.' })
      void cache.invalidateQueries(sessionsQuery)
      void cache.invalidateQueries(accountEventsQuery)
      onDone()
    },
  })
  const fields = change.error instanceof ApiError ? change.error.fields : {}
  const isOther = change.error && !fields.currentPassword && !fields.password && !fields.code
  return (
    <form
      className="mt-3 grid gap-3 rounded-xl bg-surface-2/60 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate()
      }}
    >
      <OwnPasswordField
        label="Current password"
        error={fields.currentPassword ?? (isOther ? change.error?.message : undefined)}
        value={current}
        onChange={proof.setPassword}
      />
      <Field
        label="New password"
        hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. You are signed out everywhere else.`}
        error={fields.password}
      >
        {(control) => (
          <PasswordInput
            {...control}
            required
            minLength={PASSWORD_MIN_CHARACTERS}
            maxLength={128}
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        )}
      </Field>
      {proof.hasSecondFactor && (
        <OwnCodeField error={fields.code} value={proof.code} onChange={proof.setCode} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" isBusy={change.isPending} disabled={current === '' || next === ''}>
          Change password
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Link
          to={href('/forgot-password')}
          className="text-small text-muted underline underline-offset-4 hover:text-foreground"
        >
          Forgot your current password?
        </Link>
      </div>
    </form>
  )
}
