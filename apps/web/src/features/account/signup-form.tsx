import { TRIAL_DAYS, type getInstance } from '@hookreel/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { href, Link, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import type { z } from 'zod'
import { signUp } from '../../api/auth.ts'
import { ApiError, reasonOf } from '../../api/call.ts'
import { instanceQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { signUpSchema } from './credentials.ts'
import { OutboxHint } from './outbox-hint.tsx'
import { ResendLink } from './resend-link.tsx'
import { EmailField } from './email-field.tsx'

type Instance = Pick<z.output<typeof getInstance.output>, 'hasMailServer' | 'offersTrial'>
/** Of a server that others use, while it has not said what it is. */
const COMMON: Instance = { hasMailServer: true, offersTrial: true }

/** What a new account has, or waits for. A trial that is not for everybody is none to promise. */
function describeBegin({ hasMailServer, offersTrial }: Instance): string {
  if (!hasMailServer) return offersTrial ? `Your ${TRIAL_DAYS}-day trial has begun.` : 'You can log in now.'
  const then = offersTrial ? ` and start your ${TRIAL_DAYS}-day trial` : ''
  return `Please check your email to verify your account${then}.`
}

/** What the person reads after signing up; the page stays, with a way on to sign in, and one back for whoever mistyped. */
function CreatedNotice(props: { email: string; instance: Instance; onAgain: () => void }) {
  const { email, instance } = props
  const [search] = useSearchParams()
  const address = <strong className="font-semibold wrap-anywhere">{email}</strong>
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-xl border border-ok/30 bg-ok-soft p-4 text-ok-ink"
    >
      <p className="flex items-center gap-2 font-medium">
        <MailCheck className="size-4" aria-hidden /> Account created!
      </p>
      <p className="text-sm">
        {describeBegin(instance)}{' '}
        {instance.hasMailServer ? (
          <>We wrote to {address}.</>
        ) : (
          <>The mail that verifies {address} is ready.</>
        )}
      </p>
      <OutboxHint more="You can log in without it." />
      <div className="flex flex-wrap gap-2">
        <Link
          to={`${href('/login')}?${new URLSearchParams([...search, ['email', email]])}`}
          className={buttonLook({ size: 'sm' })}
        >
          Continue to log in
        </Link>
        <ResendLink email={email} />
        <Button variant="quiet" size="sm" onClick={props.onAgain}>
          Use another email
        </Button>
      </div>
    </div>
  )
}

export function SignupForm() {
  const [failure, setFailure] = useState<string | null>(null)
  const [createdFor, setCreatedFor] = useState<string | null>(null)
  const instance = useQuery(instanceQuery).data ?? COMMON
  const form = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { name: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    setCreatedFor(null)
    try {
      await signUp(values)
      toast.success('Account created!', { description: describeBegin(instance) })
      setCreatedFor(values.email)
      // Whoever mistyped the address types it anew, and nothing else but the password.
      form.reset({ ...values, password: '' })
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.password : undefined
      if (refused !== undefined) form.setError('password', { message: refused }, { shouldFocus: true })
      else setFailure(reasonOf(error, 'An unexpected error occurred. Please try again.'))
    }
  })

  // An empty form below the notice would ask for the same again.
  if (createdFor)
    return <CreatedNotice email={createdFor} instance={instance} onAgain={() => setCreatedFor(null)} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field label="Full name" error={errors.name?.message}>
        {(control) => (
          <Input {...control} {...form.register('name')} autoComplete="name" placeholder="Your name" />
        )}
      </Field>
      <EmailField error={errors.email?.message} register={() => form.register('email')} />
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="new-password"
            placeholder="Create a password (min. 6 characters)"
          />
        )}
      </Field>
      <Button type="submit" isBusy={isSubmitting} className="mt-1 w-full">
        Create account
      </Button>
      <p className="text-center text-xs text-muted">
        By creating an account you agree to the{' '}
        <a href="/terms" className="underline underline-offset-4 hover:text-foreground">
          Terms of Service
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" className="underline underline-offset-4 hover:text-foreground">
          Privacy Policy
        </a>
        .
      </p>
    </form>
  )
}
