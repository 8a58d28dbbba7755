import { Field } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'

/** Asks again for the password that one signs in with. */
export function OwnPasswordField(props: {
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}) {
  return (
    <Field label={props.label} error={props.error}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
