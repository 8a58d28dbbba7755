import { listLocalServers } from '@hookreel/contract'
import { findLocalServers } from '@hookreel/crew'
import type { LocalServer } from '@hookreel/crew'
import type { Config } from '../config/config.ts'
import type { App } from '../platform/http/app-type.ts'
import type { OperatorDoor } from '../platform/http/operator-door.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'

type LocalServersDeps = {
  readonly config: Pick<Config, 'crew'>
  readonly operator: Pick<OperatorDoor, 'isOperator'>
  /** Looks for them. */
  readonly findServers?: () => Promise<LocalServer[]>
}

/** Only the operator hears what runs on the machine. */
export function mountLocalServers(app: App, deps: LocalServersDeps): void {
  const { crew } = deps.config
  const { isOperator } = deps.operator
  const find = deps.findServers ?? (() => findLocalServers())
  const { writer, narrator, illustrator } = crew.settings
  const connected = new Set(
    [...writer, ...narrator, ...illustrator].flatMap(({ baseUrl }) => (baseUrl ? [hostOf(baseUrl)] : [])),
  )
  serveEndpoint(app, listLocalServers, async ({ context }) => {
    if (!crew.isDiscoveryOn || !isOperator(context)) return { mayLook: false, servers: [] }
    const servers = await find()
    return {
      mayLook: true,
      servers: servers.map(({ settings, lack, ...server }) => ({
        ...server,
        parts: [...server.parts],
        models: [...server.models],
        settings: Object.entries(settings).map(([name, value]) => ({ name, value })),
        lack: lack ?? null,
        isConnected: connected.has(hostOf(server.address)),
      })),
    }
  })
}

/** "localhost" and the loopback address are the same machine. */
function hostOf(address: string): string {
  return new URL(address).host.replace(/^localhost|^\[::1\]/, '127.0.0.1')
}
