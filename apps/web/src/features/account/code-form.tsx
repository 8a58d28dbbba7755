import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { verifyCode, verifyRecoveryCode } from '../../api/auth.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'

/** The second step of signing in: the code of the app, or one of the recovery codes. */
export default function CodeForm(props: { onDone: () => Promise<void>; onBack: () => void }) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: async () => {
      await (isRecovery ? verifyRecoveryCode : verifyCode)(code.trim())
      await props.onDone()
    },
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        verify.mutate()
      }}
    >
      <Field
        label={isRecovery ? 'Recovery code' : 'Code'}
        hint={isRecovery ? 'Each of them works once.' : 'Six digits, from your authenticator app.'}
        error={verify.error?.message}
      >
        {(control) => (
          <Input
            {...control}
            key={String(isRecovery)}
            autoFocus
            autoComplete="one-time-code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={verify.isPending} disabled={code.trim() === ''} className="w-full">
        Log in
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="quiet"
          onClick={() => {
            setIsRecovery(!isRecovery)
            setCode('')
            verify.reset()
          }}
        >
          {isRecovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" onClick={props.onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
