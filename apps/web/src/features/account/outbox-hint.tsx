import { useQuery } from '@tanstack/react-query'
import { instanceQuery } from '../../api/queries.ts'

/** The machine's own names: under another one there may be no page /outbox. */
const HERE = ['localhost', '127.0.0.1', '[::1]']

/** Where a promised mail is when the server cannot send any; nothing where it can. */
export function OutboxHint({ more }: { more?: string }) {
  const instance = useQuery(instanceQuery)
  if (instance.data?.hasMailServer !== false) return null
  return (
    <p className="text-sm">
      No mail server is set up here, so the mail stays on the server.{' '}
      {HERE.includes(window.location.hostname) ? (
        <>
          Its operator reads it at{' '}
          <a href="/outbox" className="font-medium underline underline-offset-4">
            /outbox
          </a>
          , after opening the link that the server printed when it started.
        </>
      ) : (
        'Ask its operator, who finds it in the folder outbox of the server.'
      )}
      {more && ` ${more}`}
    </p>
  )
}
