import { useQuery } from '@tanstack/react-query'
import { instanceQuery } from '../../api/queries.ts'

/** The machine's own names: only from there does /outbox open. */
const HERE = ['localhost', '127.0.0.1', '[::1]']

/** Where a promised mail is when the server cannot send any; nothing where it can. */
export function OutboxHint({ more }: { more?: string }) {
  const instance = useQuery(instanceQuery)
  if (instance.data?.hasMailServer !== false) return null
  return (
    <p className="text-sm">
      No mail server is set up here, so the mail stays on the server, where its operator reads it at{' '}
      {HERE.includes(window.location.hostname) ? (
        <a href="/outbox" className="font-medium underline underline-offset-4">
          /outbox
        </a>
      ) : (
        '/outbox'
      )}
      .{more && ` ${more}`}
    </p>
  )
}
