import { listLocalServers } from '@hookreel/contract'
import { findLocalServers } from '@hookreel/crew'
import type { CrewSettings, LocalServer } from '@hookreel/crew'
import type { Config } from '../../config/config.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { OperatorDoor } from '../../platform/http/operator-door.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'

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
        isConnected: isConnected(crew.settings, server),
      })),
    }
  })
}

/** Whether it is asked for everything that it can do. */
function isConnected(
  settings: CrewSettings,
  { parts, address }: Pick<LocalServer, 'parts' | 'address'>,
): boolean {
  const host = hostOf(address)
  return parts.every((part) =>
    (settings[part] ?? []).some(({ baseUrl }) => baseUrl !== undefined && hostOf(baseUrl) === host),
  )
}

/** "localhost" and the loopback address are the same machine. */
function hostOf(address: string): string {
  return new URL(address).host.replace(/^localhost|^\[::1\]/, '127.0.0.1')
}
