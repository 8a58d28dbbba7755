import { createWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
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
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>(['video.ready', 'video.failed'])
  const make = useMutation({
    mutationFn: () => call(createWebhook, { body: { url: url.trim(), events } }),
    onSuccess: ({ secret }) => {
      void cache.invalidateQueries(webhooksQuery)
      props.onMade(secret)
    },
  })
  const fields = make.error instanceof ApiError ? make.error.fields : {}
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      title="New webhook"
      description="We send a signed message to your address when something happens."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
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
        {make.error && Object.keys(fields).length === 0 && <Alert tone="danger">{make.error.message}</Alert>}
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={make.isPending} disabled={url.trim() === ''}>
            Add webhook
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
