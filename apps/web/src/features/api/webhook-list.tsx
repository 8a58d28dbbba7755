import { useQuery } from '@tanstack/react-query'
import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { webhooksQuery } from './api-queries.ts'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Addresses that are told when a film or a post is done. */
export function WebhookList() {
  const webhooks = useQuery(webhooksQuery)
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const list = webhooks.data?.webhooks ?? []
  return (
    <SettingGroup
      title="Webhooks"
      hint="Have a server of yours told when a video is ready or failed, or a post is live."
      isDivided
      aside={
        <Button size="sm" onClick={() => setIsMaking(true)}>
          Add webhook
        </Button>
      }
    >
      {webhooks.isPending && <Skeleton className="h-12" />}
      {webhooks.error && (
        <LoadError
          title="Failed to load your webhooks"
          error={webhooks.error}
          onRetry={() => void webhooks.refetch()}
        />
      )}
      {webhooks.data && list.length === 0 && (
        <EmptyState icon={WebhookIcon} title="No webhooks yet" className="py-6">
          Instead of asking again and again whether a video is ready, be told.
        </EmptyState>
      )}
      {list.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
      {isMaking && (
        <WebhookForm
          onClose={() => setIsMaking(false)}
          onMade={(made) => {
            setIsMaking(false)
            setSecret(made)
          }}
        />
      )}
      {secret !== null && (
        <ShownSecret
          title="The signing secret"
          label="Signing secret"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </SettingGroup>
  )
}
