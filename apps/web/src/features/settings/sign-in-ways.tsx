import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { changePassword } from '../../api/auth.ts'
import { ApiError } from '../../api/call.ts'
import { instanceQuery } from '../../api/queries.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SettingGroup } from './setting-rows.tsx'
import { accountEventsQuery, sessionsQuery, signInWaysQuery } from './settings-queries.ts'

function ChangePassword({ onDone }: { onDone: () => void }) {
  const cache = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useMutation({
    mutationFn: () => changePassword({ currentPassword: current, newPassword: next }),
    onSuccess: () => {
      toast.success('Password changed', { description: 'You are signed out everywhere else.' })
      void cache.invalidateQueries(sessionsQuery)
      void cache.invalidateQueries(accountEventsQuery)
      onDone()
    },
  })
  const fields = change.error instanceof ApiError ? change.error.fields : {}
  const isOther = change.error && !fields.currentPassword && !fields.password
  return (
    <form
      className="mt-3 grid gap-3 rounded-xl bg-surface-2/60 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate()
      }}
    >
      <Field
        label="Current password"
        error={fields.currentPassword ?? (isOther ? change.error?.message : undefined)}
      >
        {(control) => (
          <PasswordInput
            {...control}
            required
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
      </Field>
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending} disabled={current === '' || next === ''}>
          Change password
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** How one signs in: the password, and whether Google is linked. */
export function SignInWays() {
  const ways = useQuery(signInWaysQuery)
  const instance = useQuery(instanceQuery)
  const [isOpen, setIsOpen] = useState(false)
  const googleHint = instance.data?.hasGoogleSignIn
    ? 'To link it, verify your email, then sign in with Google using the same address.'
    : 'Google sign-in is not configured on this server.'
  return (
    <SettingGroup title="Sign-in" isDivided>
      <div className="py-3.5 first:pt-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-sm font-medium">Password</p>
            <div className="mt-0.5 text-small text-muted">
              {ways.data ? (
                ways.data.hasPassword ? (
                  'You sign in with your email and a password.'
                ) : (
                  'You have no password. “Forgot password” on the login page sets one.'
                )
              ) : (
                <Skeleton className="w-56" />
              )}
            </div>
          </div>
          {ways.data?.hasPassword && !isOpen && (
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              Change password
            </Button>
          )}
        </div>
        {isOpen && <ChangePassword onDone={() => setIsOpen(false)} />}
      </div>
      {ways.data && <SecondFactor isOn={ways.data.hasSecondFactor} hasPassword={ways.data.hasPassword} />}
      <div className="flex flex-wrap items-center justify-between gap-3 py-3.5 last:pb-0">
        <div>
          <p className="text-sm font-medium">Google</p>
          <p className="mt-0.5 text-small text-muted">
            {ways.data?.hasGoogle ? 'You can sign in with Google.' : googleHint}
          </p>
        </div>
        {ways.data && (
          <Badge tone={ways.data.hasGoogle ? 'ok' : 'neutral'}>
            {ways.data.hasGoogle ? 'Linked' : 'Not linked'}
          </Badge>
        )}
      </div>
    </SettingGroup>
  )
}
