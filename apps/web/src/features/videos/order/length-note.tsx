import type { LengthEstimate } from '@hookreel/contract'
import { Button } from '../../../components/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { formatPlural } from '../../../lib/format.ts'
import { FILM_LENGTHS } from '@hookreel/film'
import type { KnownLength } from './describe-duration.ts'
import type { Order } from './order-draft.ts'

/** Beside the length: how long the film becomes with this script, what it costs, and what fits better. */
export function LengthNote(props: {
  length: LengthEstimate | undefined
  known: KnownLength | undefined
  onDuration: (duration: Order['duration']) => void
}) {
  const { length, known } = props
  const seconds = formatPlural(Math.round(known?.seconds ?? length?.seconds ?? 0), 'second')
  const nearest = FILM_LENGTHS.find((one) => one === length?.nearest)
  return (
    <div className="mt-1.5 flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
      <p role="status" className={classNames(length?.message ? 'text-warn-ink' : 'text-muted')}>
        {length &&
          (length.message ??
            `The film will be ${known?.isMeasured ? '' : 'about '}${seconds} long, for ${formatPlural(length.credits, 'credit')}.`)}
        {length?.message && ` It costs ${formatPlural(length.credits, 'credit')}.`}
      </p>
      {length && !length.isAsked && (
        <span className="flex gap-2">
          {nearest && (
            <Button variant="secondary" size="sm" onClick={() => props.onDuration(nearest)}>
              Use {nearest} s
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => props.onDuration('script')}>
            As long as the script
          </Button>
        </span>
      )}
    </div>
  )
}
