import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnCodeField } from './own-code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { signInWaysQuery } from './settings-queries.ts'

/** What a change that outlives the session asks for again: the password and the code of a second factor, of those who have them. */
export function useOwnProof() {
  const ways = useQuery(signInWaysQuery)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const hasPassword = ways.data?.hasPassword ?? true
  const hasSecondFactor = ways.data?.hasSecondFactor ?? false
  return {
    ...{ password, setPassword, code, setCode, hasPassword, hasSecondFactor },
    /** As the server takes it. */
    body: { ...(hasPassword && { password }), ...(hasSecondFactor && { code }) },
  }
}

/** Its fields, with what the server refused of them. */
export function OwnProofFields(props: {
  proof: ReturnType<typeof useOwnProof>
  label: string
  errors: Readonly<Record<string, string | undefined>>
}) {
  const { proof, errors } = props
  return (
    <>
      {proof.hasPassword && (
        <OwnPasswordField
          label={props.label}
          error={errors.password}
          value={proof.password}
          onChange={proof.setPassword}
        />
      )}
      {proof.hasSecondFactor && (
        <OwnCodeField error={errors.code} value={proof.code} onChange={proof.setCode} />
      )}
    </>
  )
}
