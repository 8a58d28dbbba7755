import type { LengthEstimate, Storyboard, Style, Voice } from '@hookreel/contract'
import { Clapperboard, Eye, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { StopButton } from '../../../components/stop-button.tsx'
import { formatCount, formatDollars, formatPlural } from '../../../lib/format.ts'
import { CreditsPanel } from '../../credits/credits-panel.tsx'
import { describeChange, isUnchanged } from './describe-change.ts'
import type { KnownLength } from './describe-duration.ts'
import { FactRow } from './fact-row.tsx'
import { FilmFacts } from './film-facts.tsx'
import type { Order } from './order-draft.ts'

/** What it costs, what was chosen, and the button; beside the button, why it cannot be pressed yet. */
export function GenerationCard(props: {
  order: Order
  /** How long the film becomes, once that is known. */
  length: KnownLength | undefined
  isLoading: boolean
  style: Style | undefined
  voice: Voice | undefined
  cost: number | undefined
  /** What a change makes anew, when it is one, and the scenes that it was counted by. */
  change: { readonly length: LengthEstimate | undefined; readonly board: Storyboard | undefined } | undefined
  /** Of AI services, in millionths of a US dollar. */
  servicesMicrodollars: number
  balance: number | undefined
  blanks: number
  isBusy: boolean
  failure: ReactNode
  onGenerate: () => void
  onStop: () => void
  /** Makes a preview, or leads to the one that is there. */
  onPreview: () => void
  hasPreview: boolean
  isPreviewBusy: boolean
}) {
  const { order, cost, balance } = props
  const isShort = cost !== undefined && balance !== undefined && balance < cost
  const hint = props.isLoading
    ? 'The idea is being loaded'
    : !order.script.trim()
      ? 'No script available for this video idea'
      : props.blanks > 0
        ? `Fill ${formatPlural(props.blanks, 'blank')} of the script to continue`
        : !props.voice
          ? 'Please select a voice to continue'
          : null
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Generation</h2>
      <p className="mt-0.5 min-h-5 text-small text-muted tabular-nums">
        {balance !== undefined && cost !== undefined
          ? `You have ${formatPlural(balance, 'credit')}${isShort ? '' : `, ${formatCount(balance - cost)} remain afterwards`}.`
          : '\u00a0'}
      </p>
      <FilmFacts
        film={order}
        length={props.length}
        style={props.style}
        voiceName={props.voice?.name ?? 'None yet'}
        className="mt-3"
      >
        {props.servicesMicrodollars > 0 && (
          <FactRow name="AI services">about {formatDollars(props.servicesMicrodollars)}</FactRow>
        )}
      </FilmFacts>
      <div className="mt-4 grid grid-cols-1 gap-3">
        {isShort && <CreditsPanel cost={cost} balance={balance} purpose="generate a video" />}
        {props.failure}
        <Button
          size="lg"
          className="w-full max-sm:h-auto max-sm:min-h-12 max-sm:flex-wrap max-sm:gap-y-0 max-sm:py-2"
          isBusy={props.isBusy}
          disabled={hint !== null || isShort || (props.change && isUnchanged(props.change, order.script))}
          aria-describedby="generate-hint"
          onClick={props.onGenerate}
        >
          {props.change ? (
            <>
              <PencilLine /> Apply
            </>
          ) : (
            <>
              <Clapperboard /> Generate Video
            </>
          )}
          {cost !== undefined && (
            <span className="font-normal tabular-nums">for {formatPlural(cost, 'credit')}</span>
          )}
        </Button>
        <StopButton className="w-full" isRunning={props.isBusy} onStop={props.onStop} />
        <p id="generate-hint" role="status" className="min-h-5 text-center text-small text-muted">
          {hint ??
            (isShort
              ? null
              : props.isBusy
                ? 'Starting'
                : props.change
                  ? describeChange(props.change, order.script)
                  : 'It takes a few minutes in the background. You can leave this page.')}
        </p>
        {/* On a phone the preview stands right above. */}
        <Button
          variant="secondary"
          className="w-full max-lg:hidden"
          isBusy={props.isPreviewBusy}
          disabled={hint !== null && !props.hasPreview}
          onClick={props.onPreview}
        >
          <Eye />
          {props.hasPreview ? (
            'See the preview'
          ) : (
            <>
              Preview first <span className="font-normal">for no credits</span>
            </>
          )}
        </Button>
      </div>
    </Card>
  )
}
