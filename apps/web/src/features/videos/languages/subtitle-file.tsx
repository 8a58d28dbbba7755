import { SUBTITLES_PATH } from '@hookreel/contract'
import { useMutation } from '@tanstack/react-query'
import { Captions } from 'lucide-react'
import { useRef } from 'react'
import { buildUrl } from '../../../api/call.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { placeSubtitles, readSubtitles } from './place-subtitles.ts'

/** An hour of subtitles has 100 kB. */
const MAX_BYTES = 1_000_000

/** A translation as a file of subtitles: put into the scenes, to be read over. */
export function SubtitleFile(props: {
  videoId: string
  language: string
  /** What the film says, scene by scene. */
  narrations: readonly string[]
  onPlaced: (narrations: readonly string[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const place = useMutation({
    mutationFn: async (file: File) => {
      const translated = file.size > MAX_BYTES ? [] : readSubtitles(await file.text())
      if (translated.length === 0)
        throw new Error('There are no subtitles in this file. Choose an .srt or .vtt file of at most 1 MB.')
      const url = buildUrl(SUBTITLES_PATH, { id: props.videoId }, { format: 'srt' })
      const answer = await fetch(url, { credentials: 'same-origin' })
      if (!answer.ok) throw new Error('The subtitles of this video could not be read.')
      return placeSubtitles(props.narrations, readSubtitles(await answer.text()), translated)
    },
    onSuccess: props.onPlaced,
  })
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".srt,.vtt"
        aria-label={`Subtitles in ${props.language}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) place.mutate(file)
          target.value = ''
        }}
      />
      <Button variant="secondary" size="sm" isBusy={place.isPending} onClick={() => input.current?.click()}>
        <Captions /> Use a subtitle file
      </Button>
      {place.error && (
        <Alert tone="danger" className="mt-2">
          {place.error.message}
        </Alert>
      )}
    </div>
  )
}
