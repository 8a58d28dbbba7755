import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { disableSecondFactor, enableSecondFactor } from '../../api/auth.ts'
import { ApiError } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import type { Setup } from './second-factor-setup.tsx'

type Props = { isOn: boolean; onClose: () => void; onDone: () => void }

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
          ? 'Add Hookreel to your authenticator app, keep the recovery codes, and enter the code that the app shows.'
          : isOn
            ? 'Your password alone will sign you in again.'
            : 'After your password you will be asked for a code of an authenticator app on your phone.'
      }
    >
      {setup ? (
        <SecondFactorSetup setup={setup} onDone={onDone} />
      ) : (
        <EnterPassword isOn={isOn} onSetup={setSetup} onDone={onDone} />
      )}
    </Dialog>
  )
}

function EnterPassword(props: { isOn: boolean; onSetup: (setup: Setup) => void; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const go = useMutation({
    mutationFn: async () => {
      if (!props.isOn) return props.onSetup(await enableSecondFactor(password))
      await disableSecondFactor(password, code)
      toast.success('Two-step sign-in is off')
      props.onDone()
    },
  })
  const codeError = go.error instanceof ApiError ? go.error.fields.code : undefined
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        go.mutate()
      }}
    >
      <OwnPasswordField
        label="Password"
        error={codeError === undefined ? go.error?.message : undefined}
        value={password}
        onChange={setPassword}
      />
      {props.isOn && (
        <Field label="Code" hint="Of your authenticator app, or a recovery code." error={codeError}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" isBusy={go.isPending} disabled={password === '' || (props.isOn && code === '')}>
        {props.isOn ? 'Turn off' : 'Continue'}
      </Button>
    </form>
  )
}
