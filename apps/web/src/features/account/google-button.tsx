import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { askGoogle } from '../../api/auth.ts'
import { instanceQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { explainRefusal } from './explain-refusal.ts'
import { destinationOf } from './guards.ts'

/** Sign in or up with Google; without configuration it says so at once, and the form below stays the way. */
export function GoogleButton() {
  const [search] = useSearchParams()
  const instance = useQuery(instanceQuery)
  const note = useId()
  const isMissing = instance.data?.hasGoogleSignIn === false
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const refused = search.get('error')
  const message = failure ?? (refused && explainRefusal(refused))

  const press = async () => {
    setFailure(null)
    if (isMissing) return
    setIsBusy(true)
    try {
      window.location.assign(await askGoogle(destinationOf(search)))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Google sign-in did not work. Please try again.')
      setIsBusy(false)
    }
  }

  return (
    <div className="mb-5 grid gap-5">
      {message && <Alert tone="danger">{message}</Alert>}
      <div className="grid gap-1.5">
        <Button
          variant="secondary"
          isBusy={isBusy}
          aria-disabled={isMissing || undefined}
          aria-describedby={isMissing ? note : undefined}
          onClick={() => void press()}
          className="w-full"
        >
          <GoogleMark /> Continue with Google
        </Button>
        {isMissing && (
          <p id={note} className="text-center text-small text-muted">
            Google sign-in is not configured on this server.
          </p>
        )}
      </div>
      <div className="flex items-center gap-3 text-xs text-muted" role="separator">
        <span className="h-px flex-1 bg-border" />
        or with your email
        <span className="h-px flex-1 bg-border" />
      </div>
    </div>
  )
}

/** Google's sign in its own four colours, as its branding rules ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-4">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5H1.3v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6H1.3a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#EA4335"
        d="M12 4.8c1.8 0 3.4.6 4.6 1.8l3.4-3.4A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-4.9 6.7-4.9Z"
      />
    </svg>
  )
}
