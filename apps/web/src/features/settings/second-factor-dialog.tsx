import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { disableSecondFactor, enableSecondFactor, verifyCode } from '../../api/auth.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { PasswordInput } from '../../components/password-input.tsx'

type Setup = Awaited<ReturnType<typeof enableSecondFactor>>
type Props = { isOn: boolean; onClose: () => void; onDone: () => void }

/** "ABCD EFGH …": what is read off a screen and typed on a phone. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Turns two-step sign-in on, in two steps, or off. */
export default function SecondFactorDialog({ isOn, onClose, onDone }: Props) {
  const [setup, setSetup] = useState<Setup | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={isOn ? 'Turn off two-step sign-in' : 'Two-step sign-in'}
      description={
        setup
          ? 'Add the key to your authenticator app, keep the recovery codes, and enter the code that the app shows.'
          : isOn
            ? 'Your password alone will sign you in again.'
            : 'After your password you will be asked for a code of an authenticator app on your phone.'
      }
    >
      {setup ? (
        <ProveApp setup={setup} onDone={onDone} />
      ) : (
        <EnterPassword isOn={isOn} onSetup={setSetup} onDone={onDone} />
      )}
    </Dialog>
  )
}

function EnterPassword(props: { isOn: boolean; onSetup: (setup: Setup) => void; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const go = useMutation({
    mutationFn: async () => {
      if (!props.isOn) return props.onSetup(await enableSecondFactor(password))
      await disableSecondFactor(password)
      toast.success('Two-step sign-in is off')
      props.onDone()
    },
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        go.mutate()
      }}
    >
      <Field label="Password" error={go.error?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={go.isPending} disabled={password === ''}>
        {props.isOn ? 'Turn off' : 'Continue'}
      </Button>
    </form>
  )
}

function ProveApp({ setup, onDone }: { setup: Setup; onDone: () => void }) {
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: () => verifyCode(code.trim()),
    onSuccess: () => {
      toast.success('Two-step sign-in is on')
      onDone()
    },
  })
  const copy = async () => {
    await navigator.clipboard.writeText(setup.recoveryCodes.join('\n'))
    toast.success('Recovery codes copied')
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        prove.mutate()
      }}
    >
      <div className="rounded-xl bg-surface-2/60 p-4">
        <p className="text-sm font-medium">Key for the app</p>
        <p className="mt-1 font-mono text-sm break-words select-all">{inFours(setup.secret)}</p>
        <a
          href={setup.address}
          className="mt-2 inline-block text-small font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          Open the authenticator app on this device
        </a>
      </div>
      <div className="rounded-xl bg-surface-2/60 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm font-medium">Recovery codes</p>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            Copy
          </Button>
        </div>
        <p className="mt-1 text-small text-muted">
          For when the phone is gone. Each works once; they are shown only now.
        </p>
        <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 font-mono text-sm">
          {setup.recoveryCodes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
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
