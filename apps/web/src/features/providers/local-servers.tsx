import { listLocalServers, type LocalServer } from '@hookreel/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { PART_WORDS } from './provider-words.ts'

export const localServersQuery = queryOptions({
  queryKey: ['local-servers'],
  queryFn: ({ signal }) => call(listLocalServers, { signal }),
})

/** Model servers on the server's own machine, for its operator: what was found, and what to set to use it. */
export function LocalServersCard() {
  const look = useQuery(localServersQuery)
  if (!look.data?.mayLook) return null
  const { servers } = look.data
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-base font-semibold">On this machine</h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            {servers.length === 0
              ? 'No model server was found at its usual port: Ollama, LM Studio, llama.cpp, LocalAI, vLLM, Speaches, Kokoro-FastAPI, ComfyUI and Automatic1111 are looked for. With one of them, ideas on any topic are written here, free of charge.'
              : 'Model servers that run here. None is used until you set its lines and start Hookreel again.'}
          </p>
        </div>
        <Button variant="secondary" size="sm" isBusy={look.isFetching} onClick={() => void look.refetch()}>
          Look again
        </Button>
      </div>
      {servers.length > 0 && (
        <ul className="mt-4 divide-y divide-border">
          {servers.map((server) => (
            <LocalServerRow key={server.address} server={server} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function LocalServerRow({ server }: { server: LocalServer }) {
  const { name, parts, models, address, settings, lack, isConnected } = server
  const words = parts.map((part) => PART_WORDS[part].toLowerCase()).join(', ')
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium">
        {name} {isConnected && <Badge tone="ok">Connected</Badge>}
      </h3>
      <p className="mt-0.5 text-small break-words text-muted">
        For {words}, at {address}
        {models.length > 0 && `: ${models.slice(0, 5).join(', ')}`}
        {models.length > 5 && ` and ${models.length - 5} more`}
      </p>
      {lack && <p className="mt-1 text-small text-warn-ink">{lack}</p>}
      {!lack && !isConnected && (
        <pre className="mt-2 overflow-x-auto rounded-md bg-surface-2 p-3 text-small">
          <code>{settings.map(({ name: variable, value }) => `${variable}=${value}`).join('\n')}</code>
        </pre>
      )}
    </li>
  )
}
