import { renewWebhookSecret } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { OwnProofFields, useOwnProof } from '../settings/own-proof.tsx'
import { webhooksQuery } from './api-queries.ts'

/** The form of a webhook's new signing secret. `onMade` gets it, which nobody sees again. */
export function RenewSecret(props: { id: string; onClose: () => void; onMade: (secret: string) => void }) {
  const cache = useQueryClient()
  const proof = useOwnProof()
  const renew = useMutation({
    mutationFn: () => call(renewWebhookSecret, { params: { id: props.id }, body: proof.body }),
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
      {(fields) => <OwnProofFields proof={proof} label="Your password" errors={fields} />}
    </FormDialog>
  )
}
