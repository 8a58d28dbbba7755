import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'

/** Asks for what the phone shows, where two-step sign-in is on. */
export function OwnCodeField(props: {
  error: string | undefined
  value: string
  onChange: (code: string) => void
}) {
  return (
    <Field label="Code" hint="Of your authenticator app, or a recovery code." error={props.error}>
      {(control) => (
        <Input
          {...control}
          autoComplete="one-time-code"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
