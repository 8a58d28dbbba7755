import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { href, Link, useNavigate, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { resetPassword } from '../../api/auth.ts'
import { ApiError, reasonOf } from '../../api/call.ts'
import { sessionQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Alert } from '../../components/alert.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { resetSchema } from '../../features/account/credentials.ts'

export const meta = () => [
  { title: 'Set a new password | Hookreel' },
  // The address holds the token: it must not travel to other sites.
  { name: 'referrer', content: 'no-referrer' },
]

type WayOn = { readonly to: string; readonly children: string; readonly reloadDocument?: boolean }
type Failure = { readonly message: string; readonly wayOn: WayOn | undefined }

const NEW_LINK: WayOn = { to: href('/forgot-password'), children: 'Get a new link' }
const SUPPORT: WayOn = { to: href('/support'), children: 'Contact support', reloadDocument: true }

/** What went wrong, and the way on where another try with this link is none. */
function explain(error: unknown): Failure {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'invalid_input')
    return { message: 'This link was used already or is too old.', wayOn: NEW_LINK }
  const message = reasonOf(error, 'An unexpected error occurred. Please try again.')
  return { message, wayOn: code === 'account_disabled' ? SUPPORT : undefined }
}

/** Where the mailed link leads. A link that was used or is too old leads to a new one. */
export default function ResetPassword() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const [failure, setFailure] = useState<Failure | null>(
    token === '' ? { message: 'This link is not complete.', wayOn: NEW_LINK } : null,
  )
  const form = useForm({ resolver: zodResolver(resetSchema), defaultValues: { newPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(null)
    try {
      await resetPassword({ token, newPassword })
      // Every session has ended, this browser's as well.
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, null)
      toast.success('Password changed', { description: 'Log in with your new password.' })
      await navigate(href('/login'), { replace: true })
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (fields.password) form.setError('newPassword', { message: fields.password }, { shouldFocus: true })
      else setFailure(explain(error))
    }
  })
  return (
    <>
      <h1 className="text-title font-semibold">Set a new password</h1>
      <p className="mt-1.5 mb-7 text-sm text-muted">
        It signs you out everywhere, here as well, and ends your API keys.
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {failure && (
          <Alert
            tone="danger"
            action={
              failure.wayOn && (
                <Link {...failure.wayOn} className={buttonLook({ variant: 'secondary', size: 'sm' })} />
              )
            }
          >
            {failure.message}
          </Alert>
        )}
        <Field label="New password" error={errors.newPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('newPassword')}
              autoComplete="new-password"
              placeholder="At least 6 characters"
            />
          )}
        </Field>
        <Button type="submit" isBusy={isSubmitting} disabled={token === ''} className="w-full">
          Set password
        </Button>
      </form>
    </>
  )
}
