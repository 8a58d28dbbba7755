import { ReceiptText } from 'lucide-react'
import type { Video } from '@hookreel/contract'
import { Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useWasOpen } from '../../lib/use-was-open.ts'

const Receipt = lazyPart(() => import('./receipt.tsx').then((module) => ({ default: module.Receipt })))

/** Opens the receipt of a video or a batch of ideas where that stands. */
export function ReceiptButton(props: {
  id: string
  title: string
  /** Of a video: whose works it shows. */
  works?: Video['works']
  className?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={props.className ?? ''}
        aria-label={`Receipt: ${props.title}`}
        onClick={() => setIsOpen(true)}
      >
        <ReceiptText /> Receipt
      </Button>
      {wasOpen && (
        <Suspense>
          <Receipt
            id={props.id}
            title={props.title}
            works={props.works ?? []}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  )
}
