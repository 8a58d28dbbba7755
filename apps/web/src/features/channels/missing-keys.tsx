import type { NetworkState } from '@hookreel/contract'
import { href, Link } from 'react-router'

/** What the operator of this installation has to set before a network can be connected. */
export function MissingKeys({ network }: { network: NetworkState }) {
  return (
    <>
      <p className="mt-1">
        The server needs an app registered at {network.name}; set its keys as{' '}
        {network.missing.map((name, index) => (
          <span key={name}>
            {index > 0 && (index === network.missing.length - 1 ? ' and ' : ', ')}
            <code className="rounded bg-surface-2 px-1 py-0.5 text-xs break-all">{name}</code>
          </span>
        ))}
        . Redirect address: <code className="text-xs break-all">{network.callbackAddress}</code>
      </p>
      <Link
        to={href('/settings/posting')}
        className="mt-1.5 inline-block font-medium text-primary-ink underline underline-offset-4"
      >
        Checklist for operators
      </Link>
    </>
  )
}
