import type { Upload } from '@hookreel/contract'
import { FileVideo, Pause, Play, RotateCcw, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { Progress } from '../../components/progress.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { formatFileSize } from '../../lib/format.ts'
import { cancelLocalUpload, pauseUpload, resumeUpload } from './send-upload.ts'
import { removeUpload } from './upload-queries.ts'
import type { LocalUpload } from './upload-store.ts'

function Row(props: {
  name: string
  state: LocalUpload['state'] | Upload['state']
  words: string
  percent?: number
  children: ReactNode
}) {
  const { state, percent } = props
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-surface-2 text-muted [&_svg]:size-4">
        {state === 'checking' ? <Spinner /> : state === 'failed' ? <TriangleAlert /> : <FileVideo />}
      </span>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-sm font-medium">
          {props.name}
        </p>
        {percent !== undefined && (
          <Progress percent={percent} label={`${props.name}: upload`} className="mt-1.5" />
        )}
        <p
          role={state === 'failed' ? 'alert' : undefined}
          className={`mt-1 text-small tabular-nums ${state === 'failed' ? 'text-danger-ink' : 'text-muted'}`}
        >
          {props.words}
        </p>
      </div>
      <div className="flex shrink-0 gap-1">{props.children}</div>
    </li>
  )
}

function LocalRow({ upload }: { upload: LocalUpload }) {
  const { key, id, state, fileName, sizeBytes, sentBytes, message } = upload
  const percent = Math.round((sentBytes / sizeBytes) * 100)
  const isSending = state === 'sending' || state === 'waiting'
  const isMoving = isSending || state === 'paused'
  const words = {
    sending: `${percent}% of ${formatFileSize(sizeBytes)}`,
    waiting: `Waiting for the connection. ${percent}% of ${formatFileSize(sizeBytes)} is there.`,
    paused: `Paused at ${percent}% of ${formatFileSize(sizeBytes)}`,
    checking: 'Checking the file',
    done: 'Done',
    failed: message ?? 'Failed to upload video',
  }[state]
  const end = () => {
    if (state === 'failed' && id) void removeUpload(id)
    void cancelLocalUpload(key)
  }
  return (
    <Row name={fileName} state={state} words={words} {...(isMoving && { percent })}>
      {isSending && (
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={`Pause the upload of ${fileName}`}
          onClick={() => pauseUpload(key)}
        >
          <Pause />
        </Button>
      )}
      {state === 'paused' && (
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={`Go on with the upload of ${fileName}`}
          onClick={() => resumeUpload(key)}
        >
          <Play />
        </Button>
      )}
      {state !== 'checking' && (
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={isMoving ? `Cancel the upload of ${fileName}` : `Remove ${fileName} from the list`}
          onClick={end}
        >
          <X />
        </Button>
      )}
    </Row>
  )
}

/** One that another page, another device or this page before its reload began. */
function RemoteRow({ upload, onChoose }: { upload: Upload; onChoose: () => void }) {
  const { id, state, fileName, message } = upload
  const words =
    state === 'receiving'
      ? 'Interrupted. Choose the same file again, and it goes on where it stopped.'
      : state === 'checking'
        ? 'Checking the file'
        : (message ?? 'Failed to upload video')
  return (
    <Row name={fileName} state={state} words={words}>
      {state === 'receiving' && (
        <Button variant="secondary" size="sm" aria-label={`Choose ${fileName} again`} onClick={onChoose}>
          <RotateCcw /> <span className="max-md:hidden">Choose file</span>
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={
          state === 'failed' ? `Remove ${fileName} from the list` : `Cancel the upload of ${fileName}`
        }
        onClick={() => void removeUpload(id)}
      >
        <X />
      </Button>
    </Row>
  )
}

/** The files of a list of uploads: of this page, and what the server knows of besides. */
export default function UploadRows(props: {
  local: readonly LocalUpload[]
  others: readonly Upload[]
  onChoose: () => void
}) {
  return (
    <ul className="divide-y">
      {props.local.map((upload) => (
        <LocalRow key={upload.key} upload={upload} />
      ))}
      {props.others.map((upload) => (
        <RemoteRow key={upload.id} upload={upload} onChoose={props.onChoose} />
      ))}
    </ul>
  )
}
