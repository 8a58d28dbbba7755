import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { verifyCode } from '../../api/auth.ts'
import type { enableSecondFactor } from '../../api/auth.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { QrCode } from './qr-code.tsx'

export type Setup = Awaited<ReturnType<typeof enableSecondFactor>>

/** "ABCD EFGH …": what is read off a screen and typed on a phone. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** What the app and the drawer are given, and the code that proves the app has it. */
export function SecondFactorSetup({ setup, onDone }: { setup: Setup; onDone: () => void }) {
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: () => verifyCode(code.trim()),
    onSuccess: () => {
      toast.success('Two-step sign-in is on')
      onDone()
    },
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        prove.mutate()
      }}
    >
      <AuthenticatorKey setup={setup} />
      <RecoveryCodes codes={setup.recoveryCodes} />
      <Field label="Code" hint="Six digits, from the app." error={prove.error?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={prove.isPending} disabled={code.trim() === ''}>
        Turn on
      </Button>
    </form>
  )
}

function AuthenticatorKey({ setup }: { setup: Setup }) {
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface-2/60 p-4 sm:flex-row sm:items-center">
      <QrCode
        text={setup.address}
        label="QR code for the authenticator app"
        className="size-44 shrink-0 self-center rounded-lg"
      />
      <div className="min-w-0">
        <p className="text-sm font-medium">Scan it with the app</p>
        <p className="mt-1 text-small text-muted">Or type this key:</p>
        <p className="mt-1 font-mono text-sm break-words select-all">{inFours(setup.secret)}</p>
        <a
          href={setup.address}
          className="mt-2 inline-block text-small font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          Open the authenticator app on this device
        </a>
      </div>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="rounded-xl bg-surface-2/60 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">Recovery codes</p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void copyText(codes.join('\n'), 'Recovery codes')}
        >
          Copy
        </Button>
      </div>
      <p className="mt-1 text-small text-muted">
        For when the phone is gone. Each works once; they are shown only now.
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 font-mono text-sm">
        {codes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  )
}
