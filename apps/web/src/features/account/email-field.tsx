import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'

/**
 * The address of an account. It registers when it is drawn, as the fields around it do: a form goes to the first of its faults in the
 * order of registering.
 */
export function EmailField(props: { error: string | undefined; register: () => UseFormRegisterReturn }) {
  return (
    <Field label="Email" error={props.error}>
      {(control) => (
        <Input
          {...control}
          {...props.register()}
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
        />
      )}
    </Field>
  )
}
