import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { href, Link, useNavigate, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { resetPassword } from '../../api/auth.ts'
import { ApiError } from '../../api/call.ts'
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

/** Where the mailed link leads. A link that was used or is too old leads to a new one. */
export default function ResetPassword() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const [failure, setFailure] = useState<string | null>(token === '' ? 'This link is not complete.' : null)
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
      const isOld = error instanceof ApiError && error.code === 'invalid_input' && !error.fields.password
      setFailure(isOld ? 'This link was used already or is too old.' : String(Object(error).message))
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
              <Link
                to={href('/forgot-password')}
                className={buttonLook({ variant: 'secondary', size: 'sm' })}
              >
                Get a new link
              </Link>
            }
          >
            {failure}
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
