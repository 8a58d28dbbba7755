import { createWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { OwnProofFields, useOwnProof } from '../settings/own-proof.tsx'
import { webhooksQuery } from './api-queries.ts'
import { CheckList } from './check-list.tsx'

const EVENTS = Object.entries(WEBHOOK_EVENTS).map(([value, hint]) => ({
  value: value as WebhookEvent, // the keys of WEBHOOK_EVENTS are the events
  label: value,
  hint,
}))

/** The form of a new webhook. `onMade` gets its signing secret, which nobody sees again. */
export function WebhookForm(props: { onClose: () => void; onMade: (secret: string) => void }) {
  const cache = useQueryClient()
  const proof = useOwnProof()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>(['video.ready', 'video.failed'])
  const make = useMutation({
    mutationFn: () =>
      call(createWebhook, {
        body: {
          ...{ url: url.trim(), events },
          ...proof.body,
        },
      }),
    onSuccess: ({ secret }) => {
      void cache.invalidateQueries(webhooksQuery)
      props.onMade(secret)
    },
  })
  return (
    <FormDialog
      open
      onClose={props.onClose}
      title="New webhook"
      description="We send a signed message to your address when something happens."
      error={make.error}
      submit="Add webhook"
      isBusy={make.isPending}
      isDisabled={url.trim() === ''}
      onSubmit={() => make.mutate()}
    >
      {(fields) => (
        <>
          <Field label="Address" error={fields.url}>
            {(control) => (
              <Input
                {...control}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                placeholder="https://example.org/hookreel"
                value={url}
                onChange={(event) => setUrl(event.target.value)}
              />
            )}
          </Field>
          <CheckList
            label="Tell it when"
            options={EVENTS}
            value={events}
            onChange={setEvents}
            error={fields.events}
          />
          <OwnProofFields proof={proof} label="Your password" errors={fields} />
        </>
      )}
    </FormDialog>
  )
}
