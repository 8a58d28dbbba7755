import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'

/** The address of an account, as a form of react-hook-form registers it. */
export function EmailField(props: { error: string | undefined; field: UseFormRegisterReturn }) {
  return (
    <Field label="Email" error={props.error}>
      {(control) => (
        <Input
          {...control}
          {...props.field}
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
        />
      )}
    </Field>
  )
}
