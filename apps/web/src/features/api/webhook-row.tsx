import type { Webhook } from '@hookreel/contract'
import { useId, useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Switch } from '../../components/switch.tsx'
import { formatMoment } from '../../lib/format.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { RenewSecret } from './renew-secret.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { useWebhookActs } from './use-webhook-acts.ts'

/** One webhook: on or off, its health, its secret and its log. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isRenewing, setIsRenewing] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { change, remove, tryOut } = useWebhookActs(webhook.id, () => setIsOpen(true))
  return (
    <div className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p id={id} className="text-sm font-medium break-all">
            {webhook.url}
          </p>
          <p className="mt-0.5 text-small text-muted">{webhook.events.join(', ')}</p>
          <Health webhook={webhook} />
        </div>
        <Switch
          checked={webhook.isOn}
          onCheckedChange={(isOn) => change.mutate(isOn)}
          disabled={change.isPending}
          aria-labelledby={id}
        />
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide log' : 'Show log'}
        </Button>
        <Button variant="quiet" size="sm" isBusy={tryOut.isPending} onClick={() => tryOut.mutate()}>
          Send test
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setIsRenewing(true)}>
          New secret
        </Button>
        <Button variant="quiet" size="sm" isBusy={remove.isPending} onClick={() => setIsAsking(true)}>
          Delete
        </Button>
      </div>
      {isOpen && <DeliveryLog webhookId={webhook.id} />}
      {isRenewing && (
        <RenewSecret
          id={webhook.id}
          onClose={() => setIsRenewing(false)}
          onMade={(made) => {
            setIsRenewing(false)
            setSecret(made)
          }}
        />
      )}
      {secret !== null && (
        <ShownSecret
          title="The new signing secret"
          label="Signing secret"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this webhook?"
        description="Its log is deleted, too."
        action="Delete"
        cancel="Keep it"
        onConfirm={() => remove.mutate()}
      />
    </div>
  )
}

function Health({ webhook }: { webhook: Webhook }) {
  if (webhook.isGivenUp)
    return (
      <p className="mt-1.5">
        <Badge tone="danger">Switched off after days of failing</Badge>
      </p>
    )
  if (webhook.failingSince === null) return null
  return (
    <p className="mt-1.5">
      <Badge tone="warn">Failing since {formatMoment(webhook.failingSince)}</Badge>
    </p>
  )
}
