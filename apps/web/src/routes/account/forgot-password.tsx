import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { href, Link } from 'react-router'
import { requestPasswordReset } from '../../api/auth.ts'
import { sessionQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { forgotSchema } from '../../features/account/credentials.ts'
import { OutboxHint } from '../../features/account/outbox-hint.tsx'
import { EmailField } from '../../features/account/email-field.tsx'

export const meta = () => [
  { title: 'Forgot password | Hookreel' },
  { name: 'description', content: 'Get a link that sets a new password.' },
]

function SentNotice({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-xl border border-ok/30 bg-ok-soft p-4 text-ok-ink"
    >
      <p className="flex items-center gap-2 font-medium">
        <MailCheck className="size-4" aria-hidden /> Check your email
      </p>
      <p className="text-sm">
        If <strong className="font-semibold break-all">{email}</strong> has an account, a link that sets a new
        password is on its way. It works once, for an hour.
      </p>
      <OutboxHint />
      <Button variant="secondary" size="sm" onClick={onAgain}>
        Use another email
      </Button>
    </div>
  )
}

export default function ForgotPassword() {
  const session = useQuery(sessionQuery)
  const own = session.data?.user.email
  const [failure, setFailure] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(forgotSchema), values: { email: own ?? '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await requestPasswordReset(email)
      setSentTo(email)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'An unexpected error occurred. Please try again.')
    }
  })
  return (
    <>
      <h1 className="text-title font-semibold">Forgot your password?</h1>
      <p className="mt-1.5 mb-7 text-sm text-muted">
        {own
          ? 'You are signed in. We send you a link to set a new one; it signs you out everywhere, here as well.'
          : 'Type your email and we send you a link to set a new one.'}
      </p>
      {sentTo ? (
        <SentNotice email={sentTo} onAgain={() => setSentTo(null)} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <EmailField error={errors.email?.message} register={() => form.register('email')} />
          <Button type="submit" isBusy={isSubmitting} className="w-full">
            Send reset link
          </Button>
        </form>
      )}
      <p className="mt-6 text-center text-sm text-muted">
        Remembered it?{' '}
        <Link
          to={href(own ? '/settings' : '/login')}
          className="font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          {own ? 'Back to settings' : 'Log in'}
        </Link>
      </p>
    </>
  )
}
