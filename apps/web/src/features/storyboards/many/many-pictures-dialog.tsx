import type { Storyboard } from '@hookreel/contract'
import { useEffect, useState } from 'react'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Progress } from '../../../components/progress.tsx'
import { Select } from '../../../components/select.tsx'
import { formatPlural } from '../../../lib/format.ts'
import { isClip } from '../send-photo.ts'
import type { OwnFile, useManyPictures } from './use-many-pictures.ts'

const NONE = 'none'
const REASONS = {
  number: 'by its number',
  words: 'by its words',
  order: 'in the order of the names',
} as const

/** Which scene each of several pictures is for: shown, and changed, before anything is sent. */
export function ManyPicturesDialog(props: {
  board: Storyboard
  pictures: ReturnType<typeof useManyPictures>
}) {
  const { board, pictures } = props
  const { files, count, sent, silence } = pictures
  const items = [
    { value: NONE, label: 'Not used' },
    ...board.scenes.map(({ id, narration }, at) => ({ value: id, label: `${at + 1}. ${narration}` })),
  ]
  const hasRefused = files.some(({ refusal }) => refusal !== null)
  return (
    <Dialog
      open={files.length > 0}
      onOpenChange={(open) => {
        if (!open) pictures.close()
      }}
      title="Pictures and clips for the scenes"
      description="Each file is for the scene that its name tells. Choose another where that is wrong."
      className="md:w-[36rem]"
      footer={
        <>
          <Button variant="secondary" onClick={pictures.close}>
            Cancel
          </Button>
          <Button isBusy={sent !== null} disabled={count === 0} onClick={pictures.apply}>
            {hasRefused ? `Use the other ${count}` : `Use ${formatPlural(count, 'file')}`}
          </Button>
        </>
      }
    >
      <ul aria-label="Chosen files" className="-m-0.5 grid min-h-24 grid-cols-1 gap-3 overflow-y-auto p-0.5">
        {files.map((one, at) => (
          <Row
            key={at}
            own={one}
            items={items}
            isBusy={sent !== null}
            onScene={(scene) => pictures.assign(one.file, scene === NONE ? null : scene)}
          />
        ))}
      </ul>
      {silence && <Alert tone="danger">{silence.message}</Alert>}
      {sent !== null && (
        <div className="grid gap-1.5">
          <Progress percent={(100 * sent) / Math.max(1, count)} label="Files sent" />
          <p role="status" className="text-small text-muted">
            File {sent + 1} of {count} is on its way.
          </p>
        </div>
      )}
    </Dialog>
  )
}

function Row(props: {
  own: OwnFile
  items: readonly { value: string; label: string }[]
  isBusy: boolean
  onScene: (scene: string) => void
}) {
  const { file, sceneId, reason, refusal } = props.own
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1">
      <Thumbnail file={file} />
      <div className="grid min-w-0 gap-1">
        <p dir="auto" className="truncate text-small" title={file.name}>
          {file.name}
          {reason && <span className="text-muted"> · {REASONS[reason]}</span>}
        </p>
        <Select
          label={`Scene for ${file.name}`}
          isLabelHidden
          items={props.items}
          value={sceneId ?? NONE}
          onChange={props.onScene}
          disabled={props.isBusy || refusal !== null}
        />
        {refusal && <p className="text-small text-danger-ink">{refusal}</p>}
      </div>
    </li>
  )
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const look = 'aspect-[3/4] w-12 rounded-md bg-surface-2 object-cover'
  return isClip(file) ? (
    <video src={url} muted playsInline preload="metadata" tabIndex={-1} aria-hidden className={look} />
  ) : (
    <img src={url} alt="" loading="lazy" decoding="async" className={look} />
  )
}
