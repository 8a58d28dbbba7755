import { API_SCOPES, type API_KEY_DAYS, createApiKey, type ApiScope } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Choice } from '../../components/choice.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { OwnProofFields, useOwnProof } from '../settings/own-proof.tsx'
import { apiKeysQuery } from './api-queries.ts'
import { CheckList } from './check-list.tsx'

const NAME_MAX = 80
/** `0`: until it is revoked. */
type Days = (typeof API_KEY_DAYS)[number] | 0
const LASTING: readonly { value: Days; label: string }[] = [
  { value: 7, label: '7 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'A year' },
  { value: 0, label: 'No end' },
]
const SCOPES = Object.entries(API_SCOPES).map(([value, hint]) => ({
  value: value as ApiScope, // the keys of API_SCOPES are the scopes
  label: value,
  hint,
}))

/** The form of a new key. `onMade` gets the key, which nobody sees again. */
export function MakeKey(props: { onClose: () => void; onMade: (key: string) => void }) {
  const cache = useQueryClient()
  const proof = useOwnProof()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>([])
  const [days, setDays] = useState<Days>(90)
  const make = useMutation({
    mutationFn: () =>
      call(createApiKey, {
        body: {
          name,
          scopes,
          expiresInDays: days === 0 ? null : days,
          ...proof.body,
        },
      }),
    onSuccess: ({ key }) => {
      void cache.invalidateQueries(apiKeysQuery)
      props.onMade(key)
    },
  })
  return (
    <FormDialog
      open
      onClose={props.onClose}
      title="New API key"
      description="A program that has the key acts in your name, as far as you allow here."
      error={make.error}
      submit="Make key"
      isBusy={make.isPending}
      onSubmit={() => make.mutate()}
    >
      {(fields) => (
        <>
          <Field label="Name" hint="So that you know it again." error={fields.name}>
            {(control) => (
              <Input
                {...control}
                maxLength={NAME_MAX}
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <CheckList
            label="It may"
            options={SCOPES}
            value={scopes}
            onChange={setScopes}
            error={fields.scopes}
          />
          <Choice label="Works for" value={days} options={LASTING} onChange={setDays} />
          <OwnProofFields proof={proof} label="Your password" errors={fields} />
        </>
      )}
    </FormDialog>
  )
}
