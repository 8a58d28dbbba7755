import { SOUND_MAX_BYTES, SOUND_PATH } from '@hookreel/contract'
import type { Sound } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError, buildUrl, isStopped, reasonOf } from '../../../../api/call.ts'
import { sendFile } from '../../../../api/send-file.ts'
import { Alert } from '../../../../components/alert.tsx'
import { Button } from '../../../../components/button.tsx'
import { Progress } from '../../../../components/progress.tsx'
import { saveFile } from '../../../../lib/save-file.ts'
import { useUnloadWarning } from '../../../../lib/use-unload-warning.ts'
import { recordingsQuery } from '../../../sounds/recordings-query.ts'

/** What becomes of a recording while it is read. */
export type Wishes = { readonly isCleaned: boolean; readonly isShortened: boolean }

type Sent = {
  readonly file: File
  readonly wishes: Wishes
  /** It was recorded in the page: nobody has it elsewhere. */
  readonly isOnlyCopy: boolean
}

/** Sends one recording at a time, with its progress. What was not taken stays in `send.variables`. */
export function useSending(onSent: (sound: Sound) => void) {
  const cache = useQueryClient()
  const [percent, setPercent] = useState(0)
  const abort = useRef<AbortController | null>(null)
  const send = useMutation({
    mutationFn: async ({ file, wishes }: Sent) => {
      if (file.size > SOUND_MAX_BYTES)
        throw new Error('Choose a sound, or a video with it, of at most 200 MB.')
      setPercent(0)
      abort.current = new AbortController()
      const asked = { name: file.name, clean: wishes.isCleaned, shorten: wishes.isShortened }
      const url = buildUrl(SOUND_PATH, { kind: 'voice' }, asked)
      return sendFile<Sound>(url, file, { onSent: setPercent, signal: abort.current.signal })
    },
    onSuccess: (sound) => {
      cache.setQueryData(recordingsQuery.queryKey, (before) => ({
        transcription: before?.transcription ?? null,
        sounds: [sound, ...(before?.sounds ?? []).filter(({ id }) => id !== sound.id)],
      }))
      onSent(sound)
    },
  })
  useUnloadWarning(send.variables?.isOnlyCopy === true && !send.isSuccess)
  return { send, percent, stop: () => abort.current?.abort() }
}

/** How far a recording is, or why it is not there and what can be done. `wishes`: how it would be read now. */
export function SendingState(props: { sending: ReturnType<typeof useSending>; wishes: Wishes }) {
  const { send, percent, stop } = props.sending
  if (send.isPending) {
    const isThere = percent >= 100
    return (
      <div className="mt-4 flex items-center gap-3" role="status">
        <div className="min-w-0 flex-1">
          <p className="mb-1.5 text-small text-muted">
            {isThere ? 'Listening to your recording and cleaning it…' : `Sending: ${Math.round(percent)} %`}
          </p>
          <Progress percent={percent} label="Sending the recording" />
        </div>
        <Button variant="quiet" size="sm" onClick={stop}>
          Cancel
        </Button>
      </div>
    )
  }
  if (!send.error) return null
  const { file, isOnlyCopy } = send.variables
  const isCancelled = isStopped(send.error)
  // Somebody who stopped an upload has the file, and knows why it is not here.
  if (isCancelled && !isOnlyCopy) return null
  const isRefused = send.error instanceof ApiError ? send.error.code === 'sound_refused' : !isCancelled
  return (
    <Alert
      tone={isCancelled ? 'info' : 'danger'}
      title={isRefused ? 'This recording cannot be used.' : 'This recording was not sent.'}
      className="mt-4"
    >
      <p>{isCancelled ? 'You cancelled it.' : reasonOf(send.error, send.error.message)}</p>
      {isOnlyCopy && (
        <p className="mt-1">It is kept until you record or upload another, or leave this page.</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {!isRefused && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => send.mutate({ ...send.variables, wishes: props.wishes })}
          >
            <RotateCcw /> Try again
          </Button>
        )}
        {isOnlyCopy && (
          <Button variant="secondary" size="sm" onClick={() => saveFile(file, file.name)}>
            <Download /> Save it
          </Button>
        )}
      </div>
    </Alert>
  )
}
