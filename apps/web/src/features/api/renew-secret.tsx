import { renewWebhookSecret } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { OwnPasswordField } from '../settings/own-password-field.tsx'
import { signInWaysQuery } from '../settings/settings-queries.ts'
import { webhooksQuery } from './api-queries.ts'

/** The form of a webhook's new signing secret. `onMade` gets it, which nobody sees again. */
export function RenewSecret(props: { id: string; onClose: () => void; onMade: (secret: string) => void }) {
  const cache = useQueryClient()
  const ways = useQuery(signInWaysQuery)
  const [password, setPassword] = useState('')
  const hasPassword = ways.data?.hasPassword ?? true
  const renew = useMutation({
    mutationFn: () =>
      call(renewWebhookSecret, { params: { id: props.id }, body: hasPassword ? { password } : {} }),
    onSuccess: ({ secret }) => {
      void cache.invalidateQueries(webhooksQuery)
      props.onMade(secret)
    },
  })
  return (
    <FormDialog
      open
      onClose={props.onClose}
      title="New signing secret"
      description="For a day messages are signed with the old secret, too."
      error={renew.error}
      submit="Make secret"
      isBusy={renew.isPending}
      onSubmit={() => renew.mutate()}
    >
      {(fields) =>
        hasPassword && (
          <OwnPasswordField
            label="Your password"
            error={fields.password}
            value={password}
            onChange={setPassword}
            isFirst
          />
        )
      }
    </FormDialog>
  )
}
