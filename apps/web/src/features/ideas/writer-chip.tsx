import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { listWriters, localWriterQuery } from '../providers/local-writer.tsx'
import { providersQuery } from '../providers/provider-queries.ts'

/** Who writes the ideas on this installation, and what else could. */
export default function WriterChip() {
  const { data } = useQuery(providersQuery)
  const [isOpen, setIsOpen] = useState(false)
  const local = useQuery({ ...localWriterQuery, enabled: isOpen })
  if (!data) return null
  const { used, others } = listWriters(data.providers)
  const name = used[0]?.name ?? 'built in'
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-10 items-center gap-2 justify-self-start rounded-full border bg-surface px-3 text-small text-muted transition-colors hover:text-foreground md:min-h-8"
      >
        <PenLine className="size-3.5" aria-hidden />
        <span>
          Writer: <span className="font-medium text-foreground">{name}</span> · change
        </span>
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Who writes"
        description="The first of these writes your ideas. When it fails, the next one does, and the built-in writer at last."
      >
        <ol className="grid list-decimal gap-2 pl-5 text-sm">
          {used.map((provider) => (
            <li key={provider.id}>
              <span className="font-medium">{provider.name}</span>
              {provider.message !== null && <span className="text-warn-ink">: {provider.message}</span>}
            </li>
          ))}
          <li>
            <span className="font-medium">The built-in writer</span>: checked facts on the topics that it
            knows, stories, quotes, riddles, and your own notes and answers. It costs nothing and needs no
            internet.
          </li>
        </ol>
        {local.data && local.data.state !== 'installed' && (
          <p className="mt-5 text-sm">
            <span className="font-medium">A writer for this machine</span>
            <span className="text-muted">
              {' '}
              writes on any topic, free of charge: a small language model that the operator of this server
              installs in one press, under AI services.
            </span>
          </p>
        )}
        {others.length > 0 && (
          <>
            <h3 className="mt-5 text-sm font-semibold">What else can write here</h3>
            <ul className="mt-2 grid gap-2 text-sm">
              {others.map((provider) => (
                <li key={provider.id}>
                  <span className="font-medium">{provider.name}</span>
                  <span className="text-muted">
                    {provider.isLocal ? ', on your own machine' : ''}: the operator of this server sets{' '}
                    {provider.settings.join(', ')}.
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link
          to={href('/settings/services')}
          className={buttonLook({ variant: 'secondary', size: 'sm', className: 'mt-5' })}
        >
          AI services
        </Link>
      </Dialog>
    </>
  )
}
