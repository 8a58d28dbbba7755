import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { sendVerification } from '../../api/auth.ts'
import { reasonOf } from '../../api/call.ts'
import { sessionQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { OutboxHint } from '../../features/account/outbox-hint.tsx'

export const meta = () => [{ title: 'Verify your email | Hookreel' }]

/** Where the link of a verification mail ends: it worked, or it was too old or cut short and there is a new one. Opened by itself, the page proves nothing. */
export default function VerifyEmail() {
  const [search] = useSearchParams()
  return search.has('verified') ? <Verified /> : <OldLink />
}

function Verified() {
  const session = useQuery(sessionQuery)
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <CircleCheck className="size-9 text-ok-ink" aria-hidden />
      <h1 className="text-title font-semibold">Your email is verified</h1>
      <p className="text-sm text-muted">There is nothing else to do.</p>
      <Link
        to={session.data ? href('/dashboard') : href('/login')}
        className={buttonLook({ className: 'mt-3 w-full' })}
      >
        {session.data ? 'Go to the dashboard' : 'Log in'}
      </Link>
    </div>
  )
}

function OldLink() {
  const session = useQuery(sessionQuery)
  const [typed, setTyped] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const email = typed ?? session.data?.user.email ?? ''
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setFailure(null)
    try {
      await sendVerification(email.trim())
      setSentTo(email.trim())
    } catch (error) {
      setFailure(reasonOf(error, 'The link could not be sent. Please try again.'))
    }
    setIsBusy(false)
  }
  return (
    <>
      <h1 className="text-title font-semibold">This link does not work</h1>
      <p className="mt-1.5 mb-7 text-sm text-muted">
        A link to verify an email works for a day, and only with its whole address. Your email is not verified
        by this one: have a new one sent.
      </p>
      {sentTo ? (
        <div role="status" className="grid gap-3">
          <Alert tone="info" title="Check your email">
            If <strong className="font-semibold break-all">{sentTo}</strong> waits to be verified, a new link
            is on its way.
          </Alert>
          <OutboxHint />
        </div>
      ) : (
        <form onSubmit={(event) => void submit(event)} className="grid gap-4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <Field label="Email">
            {(control) => (
              <Input
                {...control}
                type="email"
                required
                autoComplete="email"
                value={email}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" isBusy={isBusy} className="w-full">
            Send a new link
          </Button>
        </form>
      )}
    </>
  )
}
