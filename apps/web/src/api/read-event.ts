import type { EventName, eventSchemas } from '@hookreel/contract'
import type { z } from 'zod'

/** The data of a server event by its name. The server checks what it sends, as it does for every answer. */
export function readEvent<Name extends EventName>(
  _name: Name,
  event: MessageEvent<string>,
): z.output<(typeof eventSchemas)[Name]> {
  return JSON.parse(event.data) as z.output<(typeof eventSchemas)[Name]>
}
