import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { listWriters, LocalWriterCard, localWriterQuery } from '../providers/local-writer.tsx'
import { providersQuery } from '../providers/provider-queries.ts'

/** Where a prompt ends in questions and no language model writes here: one on this machine would write it without them. */
export function OfferWriter(props: { prompt: string; isBusy: boolean; onWrite: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const { data } = useQuery(localWriterQuery)
  const providers = useQuery(providersQuery)
  if (!data || !providers.data || !data.models.some(({ mayRun }) => mayRun)) return null
  const isInstalled = data.state === 'installed'
  // Anyone who writes here was asked already, unless it came since.
  if (!isWanted && (isInstalled || listWriters(providers.data.providers).used.length > 0)) return null
  // Only the operator can install it: nobody else is promised that one press does.
  const invitation = data.mayInstall ? 'Have it written' : 'How to have it written'
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
        {isInstalled
          ? 'This machine has its own language model now.'
          : 'Would you rather have it written? A language model on this machine writes on any topic, with no account and nothing to pay; '}
        {!isInstalled && (
          <>
            or connect one of the{' '}
            <Link to={href('/settings/services')} className="text-primary-ink underline underline-offset-4">
              AI services
            </Link>
            .
          </>
        )}
      </p>
      {isInstalled ? (
        <Button isBusy={props.isBusy} onClick={props.onWrite}>
          <Sparkles /> Write it now
        </Button>
      ) : (
        <Button variant="secondary" onClick={open}>
          <Sparkles /> {data.state === 'installing' ? 'See how far it is' : invitation}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={invitation}
        description="It is downloaded once. You can leave this window open or close it: the download goes on."
      >
        <LocalWriterCard />
        {isInstalled && (
          <Button
            className="mt-5"
            isBusy={props.isBusy}
            onClick={() => {
              setIsOpen(false)
              props.onWrite()
            }}
          >
            <Sparkles /> Write “<bdi className="max-w-60 truncate">{props.prompt}</bdi>”
          </Button>
        )}
      </Dialog>
    </div>
  )
}
