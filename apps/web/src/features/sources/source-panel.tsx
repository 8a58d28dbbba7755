import { Link2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { Skeleton } from '../../components/skeleton.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { ChosenSource } from './chosen-sources.ts'

const SourceFields = lazyPart(() => import('./source-fields.tsx'))

/** Opens what reads addresses and files; it is asked for when somebody opens it. */
export function SourcePanel(props: {
  sources: readonly ChosenSource[]
  onChange: (sources: ChosenSource[]) => void
  hasAddresses: boolean
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(props.sources.length > 0)
  return (
    <div className="mt-3 rounded-xl border bg-background">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-xl px-3.5 py-2 text-left text-sm font-medium"
      >
        <Link2 className="size-4 text-primary-ink" aria-hidden />
        From an address or a file
        <span className="font-normal text-muted">
          {props.sources.length > 0
            ? `${props.sources.length} given`
            : 'Ideas from a page, a PDF, a document or a feed'}
        </span>
      </button>
      <div id={`${id}-panel`} hidden={!isOpen} className="px-3.5 pt-1 pb-3.5">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-44" />}>
            <SourceFields {...props} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
