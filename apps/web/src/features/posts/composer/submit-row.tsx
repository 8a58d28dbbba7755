import { NETWORK_NAMES, type PostOptions } from '@hookreel/contract'
import { CalendarClock, FilePen, ListPlus, Send } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { StopButton } from '../../../components/stop-button.tsx'
import { Tooltip } from '../../../components/tooltip.tsx'
import type { TimeDraft } from './post-time.tsx'
import { TiktokConsent } from './tiktok-consent.tsx'

const ACTS: Record<TimeDraft['mode'], { label: string; icon: typeof Send }> = {
  now: { label: 'Post to', icon: Send },
  schedule: { label: 'Schedule', icon: CalendarClock },
  queue: { label: 'Add to queue', icon: ListPlus },
  draft: { label: 'Save draft', icon: FilePen },
}

type Act = {
  options: PostOptions
  mode: TimeDraft['mode']
  /** Why the button does nothing yet. */
  refusal: string | null
  isBusy: boolean
  onStop: () => void
}

/** The button that sends, what pressing it agrees to, and what happens then. */
export function SubmitRow(props: Act) {
  const { options, mode, refusal } = props
  const isDirect = options.network === 'tiktok' && options.mode === 'direct'
  return (
    <div className="grid gap-3 border-t pt-5">
      {isDirect && <TiktokConsent isBranded={options.isCommercial && options.isBrandedContent} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton {...props} />
        <StopButton size="lg" className="w-full sm:w-auto" isRunning={props.isBusy} onStop={props.onStop} />
        {refusal && <p className="min-w-0 flex-1 basis-56 text-small text-warn-ink">{refusal}</p>}
      </div>
      {mode !== 'draft' && (
        <p className="text-small text-muted">
          Nothing is sent before you press the button. Afterwards it may take a few minutes until{' '}
          {NETWORK_NAMES[options.network]} has processed the video and shows it on your profile.
        </p>
      )}
    </div>
  )
}

function SubmitButton(props: Act) {
  const { icon: Icon } = ACTS[props.mode]
  const button = (
    <Button
      type="submit"
      size="lg"
      className="w-full sm:w-auto"
      isBusy={props.isBusy}
      {...(props.refusal !== null && { 'aria-disabled': true })}
    >
      <Icon /> {wordsOf(props)}
    </Button>
  )
  return props.refusal === null ? button : <Tooltip label={props.refusal}>{button}</Tooltip>
}

function wordsOf({ options, mode }: Act): string {
  const { label } = ACTS[mode]
  if (mode !== 'now') return label
  const isInbox = options.network === 'tiktok' && options.mode === 'inbox'
  return isInbox ? 'Send to my inbox' : `${label} ${NETWORK_NAMES[options.network]}`
}
