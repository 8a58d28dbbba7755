import { SOUND_MAX_SECONDS } from '@hookreel/contract'
import { dropSpeakers, splitSentences } from '@hookreel/film'
import { Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Alert } from '../../../../components/alert.tsx'
import { Button } from '../../../../components/button.tsx'
import { Confirm } from '../../../../components/confirm.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { Switch } from '../../../../components/switch.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { formatClock } from '../../../../lib/format.ts'
import { useUnloadWarning } from '../../../../lib/use-unload-warning.ts'
import { joinTakes } from './join-takes.ts'
import { useRecorder, type RecorderState } from './use-recorder.ts'

/** Louder than this is in danger of being torn; softer than that drowns in noise. */
const HOT = 0.9
const FAINT = 0.06

/** The takes of each line, and which line is read next. */
function useTakes(script: string) {
  const sentences = splitSentences(dropSpeakers(script).replaceAll(/\s+/gu, ' '))
  const [isApart, setApart] = useState(false)
  const lines = isApart ? sentences : [script]
  const [at, setAt] = useState(0)
  // Each way of reading keeps its own takes, so that looking at the other one loses none.
  const [kept, setKept] = useState<Record<'whole' | 'apart', readonly (Blob | undefined)[]>>({
    whole: [],
    apart: [],
  })
  const way = isApart ? 'apart' : 'whole'
  const takes = kept[way]
  const recorder = useRecorder()
  const stop = async () => {
    const take = await recorder.finish()
    if (!take || take.size === 0) return
    setKept((before) => ({
      ...before,
      [way]: lines.map((_, index) => (index === at ? take : before[way][index])),
    }))
    setAt((before) => Math.min(before + 1, lines.length - 1))
  }
  // Longer ones are refused.
  const isOver = recorder.state === 'recording' && recorder.seconds >= SOUND_MAX_SECONDS
  const stopInTime = useEffectEvent(() => void stop())
  useEffect(() => {
    if (isOver) stopInTime()
  }, [isOver])
  return {
    ...{ lines, isApart, at, setAt, takes, recorder, stop },
    hasAll: lines.every((_, index) => takes[index] !== undefined),
    hasAny: recorder.state === 'recording' || [...kept.whole, ...kept.apart].some(Boolean),
    setApart: (isSo: boolean) => {
      setApart(isSo)
      setAt(0)
    },
  }
}

/** One file of all takes. Throws for a take that this browser cannot read again. */
async function wrapUp(takes: readonly (Blob | undefined)[]): Promise<File> {
  const whole = takes.filter((take) => take !== undefined)
  const [only] = whole
  const recording = whole.length === 1 && only ? only : await joinTakes(whole)
  const ending = recording.type.includes('wav') ? 'wav' : recording.type.includes('mp4') ? 'm4a' : 'webm'
  return new File([recording], `Recording.${ending}`, { type: recording.type })
}

/** The script as a teleprompter, and the microphone: all at once, or sentence by sentence. */
export function RecordDialog(props: {
  script: string
  onClose: () => void
  /** Given the whole recording, to be sent. */
  onRecorded: (recording: File) => void
}) {
  const reading = useTakes(props.script)
  const { recorder, takes, at } = reading
  const [isUnreadable, setUnreadable] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isRecording = recorder.state === 'recording'
  const leave = () => (reading.hasAny ? setLeaving(true) : props.onClose())
  useUnloadWarning(reading.hasAny)
  const use = () => wrapUp(takes).then(props.onRecorded, () => setUnreadable(true))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && leave()}
      title="Record your voice"
      description="Read what stands here. Nothing is sent before you use the recording."
      className="md:w-[42rem]"
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button disabled={!reading.hasAll || isRecording} onClick={() => void use()}>
            Use this recording
          </Button>
        </>
      }
    >
      <div className="flex items-center justify-between gap-4 text-sm">
        <span id="record-apart">Sentence by sentence</span>
        <Switch
          checked={reading.isApart}
          disabled={isRecording}
          aria-labelledby="record-apart"
          onCheckedChange={reading.setApart}
        />
      </div>
      <Prompter {...reading} onChoose={isRecording ? undefined : reading.setAt} />
      <LevelMeter level={recorder.level} isClipped={recorder.isClipped} isRecording={isRecording} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={isRecording ? 'danger' : 'primary'}
          isBusy={recorder.state === 'asking'}
          onClick={() => void (isRecording ? reading.stop() : recorder.begin())}
        >
          {isRecording ? <Square className="fill-current" /> : takes[at] ? <RotateCcw /> : <Mic />}
          {isRecording ? 'Stop' : takes[at] ? 'Record again' : 'Record'}
        </Button>
        <span className="text-sm text-muted tabular-nums" role="timer">
          {formatClock(recorder.seconds)}
        </span>
        {!isRecording && takes[at] && <Take key={at} take={takes[at]} />}
      </div>
      <Faults state={recorder.state} isUnreadable={isUnreadable} />
      <Confirm
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Throw away what you recorded?"
        description="It is in this window alone and cannot be brought back."
        action="Throw away"
        cancel="Go on"
        onConfirm={props.onClose}
      />
    </Dialog>
  )
}

/** Why nothing can be recorded, or used. */
function Faults({ state, isUnreadable }: { state: RecorderState; isUnreadable: boolean }) {
  if (state === 'denied')
    return (
      <Alert tone="danger" title="The microphone is not allowed.">
        Allow it for this page in the browser, then record again.
      </Alert>
    )
  if (state === 'missing')
    return (
      <Alert tone="danger" title="No microphone was found.">
        Connect one, or upload a recording. Browsers record on secure addresses (https) and on localhost
        alone.
      </Alert>
    )
  if (!isUnreadable) return null
  return (
    <Alert tone="danger" title="This browser could not read one of the takes again. Record it once more." />
  )
}

/** What is to be read, large enough from an arm's length. */
function Prompter(props: {
  lines: readonly string[]
  at: number
  takes: readonly (Blob | undefined)[]
  isApart: boolean
  onChoose: ((at: number) => void) | undefined
}) {
  const { lines, at, takes, isApart, onChoose } = props
  if (!isApart)
    return (
      <p
        dir="auto"
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-xl border bg-background p-4 text-lg leading-relaxed whitespace-pre-line"
      >
        {lines[0]}
      </p>
    )
  return (
    <ol className="grid max-h-72 gap-1 overflow-y-auto rounded-xl border bg-background p-2">
      {lines.map((line, index) => (
        <li key={index}>
          <button
            type="button"
            disabled={!onChoose}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onChoose?.(index)}
            className={classNames(
              'flex w-full items-baseline gap-3 rounded-lg p-2.5 text-start',
              index === at ? 'bg-surface-2 text-lg font-medium' : 'text-muted',
            )}
          >
            <span aria-hidden className="w-5 shrink-0 text-small tabular-nums">
              {takes[index] ? '✓' : index + 1}
            </span>
            <span dir="auto">{line}</span>
            {takes[index] && <span className="sr-only">, recorded</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}

function LevelMeter({
  level,
  isClipped,
  isRecording,
}: {
  level: number
  isClipped: boolean
  isRecording: boolean
}) {
  const percent = Math.round(Math.min(1, level) ** 0.5 * 100)
  const advice = isClipped
    ? 'Too loud: move away from the microphone, then record again.'
    : !isRecording
      ? ''
      : level > HOT
        ? 'Nearly too loud.'
        : level < FAINT
          ? 'Faint, or a pause.'
          : 'Good level.'
  return (
    <div>
      <div
        role="meter"
        aria-label="Level of the microphone"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className={classNames('h-full rounded-full', isClipped || level > HOT ? 'bg-danger' : 'bg-primary')}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-small text-muted">
        {advice}
      </p>
    </div>
  )
}

/** A take, to be heard before it is used. */
function Take({ take }: { take: Blob }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(take)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [take])
  return url === '' ? null : (
    <audio controls src={url} aria-label="Your take" className="h-10 min-w-0 flex-1" />
  )
}
