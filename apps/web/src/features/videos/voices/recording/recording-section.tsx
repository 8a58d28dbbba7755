import { deleteSound, SOUND_ENDINGS } from '@hookreel/contract'
import type { Sound } from '@hookreel/contract'
import { readRecordingVoice } from '@hookreel/film'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Mic, Trash2, Upload } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { toast } from 'sonner'
import { call, reasonOf } from '../../../../api/call.ts'
import { Button } from '../../../../components/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { Switch } from '../../../../components/switch.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { formatClock } from '../../../../lib/format.ts'
import { lazyPart } from '../../../../lib/lazy-part.ts'
import { SendingState, useSending, type Wishes } from './send-recording.tsx'
import { recordingsQuery } from '../../../sounds/recordings-query.ts'

const DeleteQuestion = lazyPart(async () => ({
  default: (await import('./delete-question.tsx')).DeleteQuestion,
}))
const RecordDialog = lazyPart(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const TranscriptBox = lazyPart(async () => ({
  default: (await import('./transcript-box.tsx')).TranscriptBox,
}))
const ACCEPTED = ['audio/*', 'video/*', ...SOUND_ENDINGS].join(',')

/** One's own recording in place of a voice: sent, recorded here, or chosen among earlier ones. */
export function RecordingSection(props: {
  script: string
  voiceId: string | null
  onChange: (voiceId: string | null) => void
  /** Given what a service wrote down of a recording. */
  onScript: (script: string) => void
}) {
  const { voiceId, onChange } = props
  const [wishes, setWishes] = useState({ isCleaned: true, isShortened: false })
  const [isRecording, setRecording] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const recordings = useQuery(recordingsQuery)
  const sending = useSending((sound) => onChange(sound.voiceId))
  const hasScript = props.script.trim() !== ''
  // Without a script somebody must write down what is said.
  const writer = recordings.data?.transcription
  const canSend = hasScript || Boolean(writer)
  const chosen = recordings.data?.sounds.find((sound) => sound.voiceId === voiceId)
  const isOwn = voiceId !== null && readRecordingVoice(voiceId) !== undefined
  const upload = (file: File | undefined) => file && sending.send.mutate({ file, wishes, isOnlyCopy: false })
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Your own voice</h2>
      <p className="mt-0.5 text-sm text-muted">{describeWay(hasScript, writer)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label="Recording of your voice"
          onChange={(event) => {
            upload(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button
          variant="secondary"
          disabled={!canSend || sending.send.isPending}
          onClick={() => input.current?.click()}
        >
          <Upload /> Upload a recording
        </Button>
        <Button
          variant="secondary"
          disabled={!hasScript || sending.send.isPending}
          onClick={() => setRecording(true)}
        >
          <Mic /> Record now
        </Button>
      </div>
      <WishRows wishes={wishes} onChange={setWishes} />
      <SendingState sending={sending} wishes={wishes} />
      <Recordings sounds={recordings.data?.sounds ?? []} voiceId={voiceId} onChoose={onChange} />
      {chosen && (
        <Suspense>
          <TranscriptBox sound={chosen} script={props.script} onScript={props.onScript} />
        </Suspense>
      )}
      {isOwn && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => onChange(null)}>
          Use another voice
        </Button>
      )}
      {isRecording && (
        <Suspense>
          <RecordDialog
            script={props.script.trim()}
            onClose={() => setRecording(false)}
            onRecorded={(file) => {
              setRecording(false)
              sending.send.mutate({ file, wishes, isOnlyCopy: true })
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** `writer`: who writes recordings down; undefined until that is known. */
function describeWay(hasScript: boolean, writer: object | null | undefined): string {
  if (hasScript)
    return 'Read the script yourself: scenes and captions follow your voice, and the film is as long as your recording. A script has at most 4,000 characters, about 4½ minutes of speech; a slower recording may last 15 minutes. At most 200 MB; of a video, its sound is taken.'
  if (writer)
    return 'Send a recording that you have already: what you say is written down as the script, which has at most 4,000 characters: about 4½ minutes of speech. Or write the script first and read it here.'
  const first = 'Write or paste what you say as the script first: captions and scenes are made from it.'
  return writer === null ? `${first} No service that writes down speech is connected to this server.` : first
}

function WishRows({ wishes, onChange }: { wishes: Wishes; onChange: (wishes: Wishes) => void }) {
  const id = useId()
  const rows = [
    { key: 'isCleaned', name: 'Clean it', hint: 'Takes out noise, hum and clicks; breaths stay.' },
    {
      key: 'isShortened',
      name: 'Shorten silences',
      hint: 'No pause is longer than 0.6 seconds; every word stays.',
    },
  ] as const
  return (
    <div className="mt-4 grid gap-3">
      {rows.map(({ key, name, hint }) => (
        <div key={key} className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <p id={`${id}-${key}`} className="text-sm font-medium">
              {name}
            </p>
            <p id={`${id}-${key}-hint`} className="text-small text-muted">
              {hint}
            </p>
          </div>
          <Switch
            checked={wishes[key]}
            aria-labelledby={`${id}-${key}`}
            aria-describedby={`${id}-${key}-hint`}
            onCheckedChange={(checked) => onChange({ ...wishes, [key]: checked })}
          />
        </div>
      ))}
    </div>
  )
}

/** Earlier recordings: each can be heard, chosen and deleted. */
function Recordings(props: {
  sounds: readonly Sound[]
  voiceId: string | null
  onChoose: (voiceId: string | null) => void
}) {
  const cache = useQueryClient()
  const [asked, setAsked] = useState<{ sound: Sound; isOpen: boolean } | null>(null)
  const remove = useMutation({
    mutationFn: ({ id }: Sound) => call(deleteSound, { params: { id } }),
    onSuccess: (_, { id, voiceId }) => {
      cache.setQueryData(
        recordingsQuery.queryKey,
        (before) => before && { ...before, sounds: before.sounds.filter((one) => one.id !== id) },
      )
      if (voiceId === props.voiceId) props.onChoose(null)
    },
    onError: (error) => toast.error(reasonOf(error, 'The recording could not be deleted.')),
  })
  if (props.sounds.length === 0) return null
  return (
    <>
      <ul className="mt-4 grid gap-2" aria-label="Your recordings">
        {props.sounds.map((sound) => {
          const isChosen = sound.voiceId === props.voiceId
          return (
            <li
              key={sound.id}
              className={classNames(
                'flex flex-wrap items-center gap-2 rounded-xl border p-3',
                isChosen ? 'border-primary bg-primary-soft' : 'bg-background',
              )}
            >
              <p className="min-w-0 flex-1 basis-40">
                <span dir="auto" className="block truncate text-sm font-medium">
                  {sound.name}
                </span>
                <span className="text-small text-muted tabular-nums">{formatClock(sound.seconds)}</span>
              </p>
              <audio
                controls
                preload="none"
                src={sound.url}
                aria-label={`Hear ${sound.name}`}
                className="h-9 w-full min-w-0 sm:w-56"
              />
              <Button
                variant={isChosen ? 'soft' : 'secondary'}
                size="sm"
                aria-pressed={isChosen}
                onClick={() => props.onChoose(sound.voiceId)}
              >
                {isChosen ? 'Chosen' : 'Use'}
              </Button>
              <Button
                variant="quiet"
                size="icon-sm"
                aria-label={`Delete ${sound.name}`}
                isBusy={remove.isPending && remove.variables.id === sound.id}
                onClick={() => setAsked({ sound, isOpen: true })}
              >
                <Trash2 />
              </Button>
            </li>
          )
        })}
      </ul>
      {asked && (
        <Suspense>
          <DeleteQuestion
            {...asked}
            onClose={() => setAsked({ ...asked, isOpen: false })}
            onDelete={remove.mutate}
          />
        </Suspense>
      )}
    </>
  )
}
