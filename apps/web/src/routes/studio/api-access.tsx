import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { apiKeysQuery, webhooksQuery } from '../../features/api/api-queries.ts'
import { KeyList } from '../../features/api/key-list.tsx'
import { WebhookList } from '../../features/api/webhook-list.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'

export const handle = { title: 'API' }
export const meta = () => [{ title: 'API keys and webhooks | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(apiKeysQuery)
  void queryClient.prefetchQuery(webhooksQuery)
  return null
}

/** Keys for programs and addresses that are told of events. */
export default function ApiAccessPage() {
  return (
    <div className="max-w-3xl">
      <Link
        to={href('/settings')}
        className="-mt-2 mb-3 inline-flex min-h-10 items-center gap-1.5 rounded-md text-small font-medium text-muted hover:text-foreground md:min-h-8"
      >
        <ArrowLeft className="size-4" aria-hidden /> Settings
      </Link>
      <PageTitle title="API keys and webhooks">
        For programs of yours. The <a href="/docs/api">API reference</a> has every call, with examples that
        work.
      </PageTitle>
      <div className="grid grid-cols-1 gap-5">
        <KeyList />
        <WebhookList />
      </div>
    </div>
  )
}
