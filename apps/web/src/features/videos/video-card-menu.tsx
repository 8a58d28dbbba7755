import { SUBTITLE_FORMATS } from '@hookreel/contract'
import type { Video } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import {
  Captions,
  EllipsisVertical,
  Languages,
  Pencil,
  PencilLine,
  Pin,
  PinOff,
  ReceiptText,
  Trash2,
} from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Menu, MenuItem } from '../../components/menu.tsx'
import { downloadSubtitles } from './downloads/download-subtitles.ts'
import { keepVideo } from './keep-video.tsx'
import { canChange, useChangeVideo } from './use-change-video.ts'
import { isInProgress, isReady } from './video-words.ts'

/** What of a card stands open over it. */
export type Opened = 'edit' | 'languages' | 'receipt' | 'delete'

export function VideoCardMenu({ video, onOpen }: { video: Video; onOpen: (what: Opened) => void }) {
  const cache = useQueryClient()
  const change = useChangeVideo(video)
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon-sm" aria-label={`Actions for "${video.title}"`}>
          <EllipsisVertical />
        </Button>
      }
    >
      <MenuItem onClick={() => onOpen('edit')}>
        <Pencil /> Edit
      </MenuItem>
      {canChange(video) && (
        <MenuItem onClick={() => change.mutate()}>
          <PencilLine /> Change the film
        </MenuItem>
      )}
      {isReady(video) && !video.upload && (
        <MenuItem onClick={() => onOpen('languages')}>
          <Languages /> Other languages
        </MenuItem>
      )}
      {isReady(video) &&
        !video.upload &&
        SUBTITLE_FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void downloadSubtitles(video, format)}>
            <Captions /> Download subtitles (.{format})
          </MenuItem>
        ))}
      {!video.upload && (
        <MenuItem onClick={() => onOpen('receipt')}>
          <ReceiptText /> Receipt
        </MenuItem>
      )}
      {!isInProgress(video) && (
        <MenuItem onClick={() => void keepVideo(cache, video, !video.isKept)}>
          {video.isKept ? <PinOff /> : <Pin />} {video.isKept ? 'Undo “Keep for good”' : 'Keep for good'}
        </MenuItem>
      )}
      <MenuItem isDanger disabled={isInProgress(video)} onClick={() => onOpen('delete')}>
        <Trash2 /> Delete
      </MenuItem>
    </Menu>
  )
}
