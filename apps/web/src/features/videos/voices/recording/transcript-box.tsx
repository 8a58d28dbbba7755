import {
  orderTranscript,
  SCRIPT_MAX_CHARACTERS,
  SCRIPT_USUAL_SECONDS,
  stopTranscript,
  TRANSCRIPT_MAX_SECONDS,
} from '@hookreel/contract'
import type { Sound } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { FileText, LoaderCircle } from 'lucide-react'
import { toast } from 'sonner'
import { call, reasonOf } from '../../../../api/call.ts'
import { Alert } from '../../../../components/alert.tsx'
import { Button } from '../../../../components/button.tsx'
import { StopButton } from '../../../../components/stop-button.tsx'
import { formatClock, formatCount, formatPlural } from '../../../../lib/format.ts'
import { recordingQuery, recordingsQuery } from '../../../sounds/recordings-query.ts'

const UNDO_MS = 10_000

/** What is said in the chosen recording: written down by a service for its price, then taken as the script. */
export function TranscriptBox(props: { sound: Sound; script: string; onScript: (script: string) => void }) {
  const cache = useQueryClient()
  const { sound, script, onScript } = props
  const offer = useQuery(recordingsQuery).data?.transcription ?? null
  const order = useMutation({
    mutationFn: (credits: number) => call(orderTranscript, { params: { id: sound.id }, body: { credits } }),
    onSuccess: (ordered) => putSound(cache, ordered),
    onError: () => void cache.invalidateQueries({ queryKey: recordingsQuery.queryKey }),
  })
  const { transcript } = sound
  const hasScript = script.trim() !== ''
  if (transcript?.state === 'waiting') return <Waiting id={sound.id} />
  if (transcript?.state === 'done')
    return <Read id={sound.id} by={transcript.service} script={script} onScript={onScript} />
  // With a script of one's own nothing is missing.
  if (offer === null || (hasScript && transcript === null)) return null
  if (sound.seconds > TRANSCRIPT_MAX_SECONDS) return <TooLong seconds={sound.seconds} />
  const failed = order.error ? reasonOf(order.error, 'It could not be ordered.') : transcript?.message
  return (
    <div className="mt-4 rounded-xl border bg-background p-4">
      {failed && (
        <Alert tone="danger" title="This recording was not written down." className="mb-3">
          {failed}
        </Alert>
      )}
      <p className="text-sm">
        {offer.service} can write down what you say. Your recording is sent there; you read the text over
        before the film is ordered.
      </p>
      <p className="mt-1 text-small text-muted">{describePrice(offer, sound.seconds)}</p>
      {sound.seconds > SCRIPT_USUAL_SECONDS && (
        <p className="mt-2 text-small text-warn-ink">
          It lasts {formatClock(sound.seconds)}. A script has at most {formatCount(SCRIPT_MAX_CHARACTERS)}{' '}
          characters, about {formatClock(SCRIPT_USUAL_SECONDS)} of speech: unless you speak slowly, the text
          will be too long for one, and its price does not come back.
        </p>
      )}
      <Button
        className="mt-3"
        variant="secondary"
        isBusy={order.isPending}
        onClick={() => order.mutate(offer.credits)}
      >
        <FileText /> Write it down
      </Button>
    </div>
  )
}

function putSound(cache: QueryClient, sound: Sound): void {
  cache.setQueryData(
    recordingsQuery.queryKey,
    (before) =>
      before && { ...before, sounds: before.sounds.map((one) => (one.id === sound.id ? sound : one)) },
  )
}

/** Stopped while no service has the recording, nothing is paid. */
function Waiting({ id }: { id: string }) {
  const cache = useQueryClient()
  const stop = useMutation({
    mutationFn: () => call(stopTranscript, { params: { id } }),
    onSuccess: (sound) => {
      putSound(cache, sound)
      if (sound.transcript === null) toast.info('Stopped', { description: 'Nothing was charged.' })
      else
        toast.info('It is too late to stop', {
          description: 'The service has your recording. What it hears is kept and charged.',
        })
    },
    onError: (error) => toast.error('It was not stopped', { description: reasonOf(error, 'Try again.') }),
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <LoaderCircle className="size-4 animate-spin" aria-hidden /> Your recording is being written down. You
        can leave this page.
      </p>
      <StopButton isRunning size="sm" onStop={() => stop.mutate()} />
    </div>
  )
}

function TooLong({ seconds }: { seconds: number }) {
  return (
    <p role="status" className="mt-4 rounded-xl border bg-background p-4 text-sm">
      This recording lasts {formatClock(seconds)}. A script has at most {formatCount(SCRIPT_MAX_CHARACTERS)}{' '}
      characters, about {formatClock(SCRIPT_USUAL_SECONDS)} of speech, so what is longer than{' '}
      {formatClock(TRANSCRIPT_MAX_SECONDS)} is not written down. Send a shorter recording, or write the script
      yourself.
    </p>
  )
}

function describePrice(
  offer: { readonly credits: number; readonly microdollarsAMinute: number },
  seconds: number,
): string {
  const dollars = (offer.microdollarsAMinute * seconds) / 60_000_000
  const atService =
    dollars === 0 ? 'nothing at the service' : `about $${Math.max(0.001, dollars).toFixed(3)} at the service`
  return `${formatPlural(offer.credits, 'credit')}, ${atService}. Written down once, it is kept with the recording.`
}

/** What was written down, once it is read from the server. */
function Read({
  id,
  ...props
}: { id: string; by: string | null } & Pick<Parameters<typeof Written>[0], 'script' | 'onScript'>) {
  const recording = useQuery(recordingQuery(id))
  const text = recording.data?.transcript?.text ?? null
  if (recording.error)
    return (
      <Alert tone="danger" title="What is said could not be read." className="mt-4">
        {reasonOf(recording.error, 'Open this page again.')}
      </Alert>
    )
  return text === null ? null : <Written text={text} {...props} />
}

function Written(props: {
  text: string
  by: string | null
  script: string
  onScript: (script: string) => void
}) {
  const { text, script, onScript } = props
  const isLong = text.length > SCRIPT_MAX_CHARACTERS
  const use = () => {
    const before = script
    onScript(text)
    toast.success('This is your script now. Read it over.', {
      duration: UNDO_MS,
      ...(before.trim() !== '' && { action: { label: 'Undo', onClick: () => onScript(before) } }),
    })
  }
  if (script.trim() === text.trim()) return null
  return (
    <div className="mt-4 rounded-xl border bg-background p-4">
      <p className="text-sm font-medium">What {props.by} heard</p>
      <p dir="auto" className="wrap-anywhere mt-1.5 line-clamp-4 text-sm whitespace-pre-line text-muted">
        {text}
      </p>
      {isLong ? (
        <p className="mt-2 text-small text-warn-ink">
          It has {formatCount(text.length)} characters; a script has at most{' '}
          {formatCount(SCRIPT_MAX_CHARACTERS)}. Send a shorter recording.
        </p>
      ) : (
        <Button className="mt-3" variant="secondary" onClick={use}>
          {script.trim() === '' ? 'Use it as the script' : 'Replace the script with it'}
        </Button>
      )}
    </div>
  )
}
