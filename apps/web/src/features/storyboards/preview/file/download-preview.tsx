import type { Storyboard } from '@hookreel/contract'
import type { Timeline } from '@hookreel/film'
import { useQueryClient } from '@tanstack/react-query'
import { Download, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { Alert } from '../../../../components/alert.tsx'
import { Button } from '../../../../components/button.tsx'
import { Progress } from '../../../../components/progress.tsx'
import { saveFile } from '../../../../lib/save-file.ts'
import { storyboardQuery } from '../../storyboard-query.ts'
import { listKeptSounds } from '../kept-sounds.ts'
import type { LayerImages } from '../layer-images.ts'
import { isPictureHere } from '../preview-timeline.ts'
import type { PreviewMusic } from '../use-preview-music.ts'

type Preview = {
  readonly board: Storyboard
  readonly timeline: Timeline | undefined
  readonly images: LayerImages
  readonly music: PreviewMusic | null
}

/** Lets the browser write the preview to a file, without the server. */
export function DownloadPreview(props: Preview) {
  const { board, timeline, images } = props
  const { percent, failure, write, stop } = useWriting(props)
  const isReady =
    board.status === 'ready' &&
    timeline !== undefined &&
    timeline.shots.every(({ picture }) => isPictureHere(picture, images))
  const { width, height } = board.frameSize
  return (
    <div className="grid gap-2">
      {/* One button, so that the focus stays where it is. */}
      <Button
        variant="secondary"
        size="sm"
        disabled={!isReady && percent === null}
        onClick={percent === null ? write : stop}
        aria-describedby="preview-file"
      >
        {percent === null ? <Download /> : <X />}
        {percent === null ? 'Download the preview' : `Cancel the download (${percent} %)`}
      </Button>
      {percent !== null && <Progress percent={percent} label="File of the preview" />}
      {failure !== null && (
        <Alert tone="danger" title="The preview could not be written to a file">
          {failure}
        </Alert>
      )}
      <p id="preview-file" className="text-small text-muted">
        Your browser makes this file itself: {width} × {height}, with the sound you hear here, for no credits.
        A generated video is checked, too, and can have composed music and sound effects.
      </p>
    </div>
  )
}

function useWriting({ board, timeline, images, music }: Preview) {
  const cache = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const write = async () => {
    if (!timeline || !board.voice) return
    const writing = new AbortController()
    running.current = writing
    setFailure(null)
    setPercent(0)
    try {
      // The library that writes MP4 comes only now.
      const { writePreview } = await import('./write-preview.ts')
      const heard = { voiceUrl: board.voice.url, music, clips: listKeptSounds(board, timeline) }
      const { file, codecs } = await writePreview(
        { title: board.title, timeline, images, files: board.files, heard },
        { signal: writing.signal, onFrame: (share) => setPercent(Math.floor(share * 100)) },
      )
      saveFile(file, nameFile(board.title))
      const warning = codecs.endsWith('Opus') ? ' Some players play no sound of this kind.' : ''
      toast('Preview downloaded', { description: `An MP4 with ${codecs}.${warning}` })
    } catch (error) {
      if (writing.signal.aborted) return
      setFailure(error instanceof Error ? error.message : String(error))
      // Addresses of its parts may be too old.
      void cache.invalidateQueries(storyboardQuery(board.id))
    } finally {
      setPercent(null)
    }
  }
  return { percent, failure, write: () => void write(), stop: () => running.current?.abort() }
}

/** As the server names files, and so that the two are told apart. */
function nameFile(title: string): string {
  const safe = title
    .replaceAll(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${safe || 'video'} preview.mp4`
}
