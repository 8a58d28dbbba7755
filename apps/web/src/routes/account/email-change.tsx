import { confirmEmailChange, undoEmailChange } from '@hookreel/contract'
import { useMutation } from '@tanstack/react-query'
import { href, Link, useSearchParams } from 'react-router'
import { ApiError, call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { Alert } from '../../components/alert.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { OutboxHint } from '../../features/account/outbox-hint.tsx'

export const meta = () => [
  { title: 'Change of email | Hookreel' },
  // The address holds the token: it must not travel to other sites.
  { name: 'referrer', content: 'no-referrer' },
]

const TEXTS = {
  confirm: {
    title: 'Confirm your new email',
    text: 'This address becomes the one of your Hookreel account. It signs nobody in.',
    button: 'Confirm email',
  },
  undo: {
    title: 'Keep your old email',
    text: 'If somebody else changed the email of your account, this stops it. If it has changed already, your address comes back, everybody is signed out, and we mail you a link for a new password.',
    button: 'Keep my old email',
  },
}

/** What came of it; `isSignedOut` of whoever asked, too, wherever they are: only the link in the next mail opens the account. */
type Done = { readonly text: string; readonly isSignedOut: boolean }

/** Where the mails about a change of address lead. Nothing happens before the button: programs open links, too. */
export default function EmailChange() {
  const [search] = useSearchParams()
  const what = search.has('undo') ? 'undo' : 'confirm'
  const token = search.get(what) ?? ''
  const act = useMutation({
    mutationFn: () => doAsked(what, token),
    // What this browser knew of the account may be another address, or no session any more.
    onSuccess: () => queryClient.clear(),
  })
  const { title, text, button } = TEXTS[what]
  const isOver = act.error instanceof ApiError && act.error.code === 'email_change_over'
  return (
    <>
      <h1 className="text-title font-semibold">{title}</h1>
      {act.isSuccess ? (
        <Outcome {...act.data} />
      ) : (
        <>
          <p className="mt-1.5 mb-7 text-sm text-muted">{text}</p>
          {(act.error ?? token === '') && (
            <Alert tone="danger" className="mb-5">
              {act.error?.message ?? 'This link is not complete. Open it from the mail again.'}
            </Alert>
          )}
          {isOver ? (
            <WaysOn isUndo={what === 'undo'} />
          ) : (
            <Button
              className="w-full"
              isBusy={act.isPending}
              disabled={token === ''}
              onClick={() => act.mutate()}
            >
              {button}
            </Button>
          )}
        </>
      )}
    </>
  )
}

async function doAsked(what: 'confirm' | 'undo', token: string): Promise<Done> {
  const body = { token }
  if (what === 'confirm') {
    const { email } = await call(confirmEmailChange, { body })
    return { text: `The email of your account is ${email} now.`, isSignedOut: false }
  }
  const { email, wasChanged } = await call(undoEmailChange, { body })
  return {
    text: wasChanged
      ? `Your email is ${email} again, and everybody is signed out. We mailed you a link: choose a new password with it.`
      : `The change is stopped. Your email stays ${email}. If you did not ask for it, change your password.`,
    isSignedOut: wasChanged,
  }
}

function Outcome({ text, isSignedOut }: Done) {
  return (
    <div className="mt-5 grid gap-5">
      <Alert tone="info">{text}</Alert>
      {isSignedOut ? (
        <OutboxHint />
      ) : (
        <Link to={href('/settings')} className={buttonLook({ className: 'w-full' })}>
          Go to your settings
        </Link>
      )}
    </div>
  )
}

/** What is left where the link opens nothing: anyone who came too late to take an account back needs somebody who helps. */
function WaysOn({ isUndo }: { isUndo: boolean }) {
  return (
    <div className="grid gap-3">
      <Link to={href('/settings')} className={buttonLook({ className: 'w-full' })}>
        Go to your settings
      </Link>
      {isUndo && (
        <p className="text-center text-sm text-muted">
          You cannot log in any more?{' '}
          <a
            href="/support#contact"
            className="font-medium text-primary-ink underline-offset-4 hover:underline"
          >
            Contact support
          </a>
        </p>
      )}
    </div>
  )
}
