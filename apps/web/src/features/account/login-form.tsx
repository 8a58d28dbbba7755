import { zodResolver } from '@hookform/resolvers/zod'
import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { href, Link, useNavigate, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { signIn } from '../../api/auth.ts'
import { ApiError } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { signInSchema } from './credentials.ts'
import { destinationOf } from './guards.ts'
import { ResendLink } from './resend-link.tsx'
import { EmailField } from './email-field.tsx'

const CodeForm = lazyPart(() => import('./code-form.tsx'))

export function LoginForm() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [failure, setFailure] = useState<{ message: string; unverified?: string } | null>(null)
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: search.get('email') ?? '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  // Anyone who comes back from Google with a second factor is asked for its code here.
  const [isCodeAsked, setIsCodeAsked] = useState(search.get('step') === 'code')

  async function enter() {
    // Nothing of the person who was here before may stay in the cache.
    queryClient.clear()
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    toast.success('Welcome back!', { description: 'Successfully signed in to your account.' })
    await navigate(destinationOf(search), { replace: true })
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const { needsCode } = await signIn(values)
      if (needsCode) setIsCodeAsked(true)
      else await enter()
    } catch (error) {
      setFailure({
        message: error instanceof Error ? error.message : 'An unexpected error occurred. Please try again.',
        ...(error instanceof ApiError && error.code === 'email_not_verified'
          ? { unverified: values.email }
          : {}),
      })
    }
  })

  if (isCodeAsked)
    return (
      <Suspense>
        <CodeForm onDone={enter} onBack={() => setIsCodeAsked(false)} />
      </Suspense>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && (
        <Alert tone="danger" action={failure.unverified && <ResendLink email={failure.unverified} />}>
          {failure.message}
        </Alert>
      )}
      <EmailField error={errors.email?.message} register={() => form.register('email')} />
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            placeholder="Enter your password"
          />
        )}
      </Field>
      <Link
        to={href('/forgot-password')}
        className="-mt-1.5 justify-self-end text-small font-medium text-primary-ink underline-offset-4 hover:underline"
      >
        Forgot your password?
      </Link>
      <Button type="submit" isBusy={isSubmitting} className="mt-1 w-full">
        Log in
      </Button>
    </form>
  )
}
