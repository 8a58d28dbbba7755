import {
  FREE_MUSIC_SOUND_PATH,
  searchFreeMusic,
  takeFreeMusic,
  type FreeMusic,
  type Sound,
} from '@hookreel/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ExternalLink, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { buildUrl, call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/choice.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatClock } from '../../lib/format.ts'
import { useSoundPreview } from './sound-preview.ts'
import { readMusicAgain } from './music-query.ts'

const FEWEST_LETTERS = 2
const KINDS = [
  { value: 'music', label: 'Music' },
  { value: 'sound', label: 'Ambience' },
] as const
type Kind = (typeof KINDS)[number]['value']

/** Free music and sounds: searched, heard, and kept among one's own. */
export function FreeMusicDialog(props: { onClose: () => void; onTaken: (sound: Sound) => void }) {
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<Kind>('music')
  const preview = useSoundPreview('This piece cannot be heard just now')
  const found = useQuery({
    queryKey: ['free-music', kind, words],
    queryFn: ({ signal }) => call(searchFreeMusic, { query: { words, kind }, signal }),
    enabled: words.length >= FEWEST_LETTERS,
    retry: false,
  })
  const take = useMutation({
    mutationFn: ({ id }: FreeMusic) => call(takeFreeMusic, { params: { id } }),
    onSuccess: async (sound) => {
      preview.stop()
      await readMusicAgain()
      props.onTaken(sound)
    },
  })
  const error = take.error ?? found.error
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      title="Free music and sounds"
      description="Of Openverse, under CC0 and CC BY: you may use them in films that earn money. Films name author and licence where that is owed."
      className="md:w-[36rem]"
    >
      <SearchField
        label="Search: calm piano, rain, upbeat"
        search={words}
        onChange={({ search }) => setWords(search)}
      />
      <Choice label="What" value={kind} options={KINDS} onChange={setKind} />
      {kind === 'sound' && (
        <p className="text-small text-muted">
          Rain, waves, a street: what you use is played as the film’s music, under the whole film and over and
          over. A sound for one scene alone cannot be set.
        </p>
      )}
      {error && <Alert tone="danger">{error.message}</Alert>}
      {found.isFetching && <Skeleton className="h-40" />}
      {found.data?.pieces.length === 0 && (
        <p role="status" className="text-small text-muted">
          Nothing was found. Try one or two English words.
        </p>
      )}
      <ul aria-label="Free music" className="grid max-h-[50dvh] grid-cols-1 gap-2 overflow-y-auto p-0.5">
        {(found.data?.pieces ?? []).map((piece) => (
          <Piece
            key={piece.id}
            piece={piece}
            isPlaying={preview.playing === piece.id}
            isTaking={take.isPending && take.variables.id === piece.id}
            isBusy={take.isPending}
            onTake={() => take.mutate(piece)}
            onPlay={() =>
              preview.playing === piece.id
                ? preview.stop()
                : preview.play(piece.id, buildUrl(FREE_MUSIC_SOUND_PATH, { id: piece.id }, {}))
            }
          />
        ))}
      </ul>
    </Dialog>
  )
}

function Piece(props: {
  piece: FreeMusic
  isPlaying: boolean
  isTaking: boolean
  isBusy: boolean
  onPlay: () => void
  onTake: () => void
}) {
  const { piece, isPlaying } = props
  return (
    <li className="flex items-center gap-2 rounded-xl border bg-surface p-2">
      <Button
        variant={isPlaying ? 'soft' : 'quiet'}
        size="icon"
        aria-label={isPlaying ? `Stop ${piece.title}` : `Hear ${piece.title}`}
        aria-pressed={isPlaying}
        onClick={props.onPlay}
      >
        {isPlaying ? <Square className="fill-current" /> : <Play className="fill-current" />}
      </Button>
      <p className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          <bdi>{piece.title}</bdi>
        </span>
        <span className="block truncate text-small text-muted">
          {formatClock(piece.seconds)} · <bdi>{piece.author || 'Unknown'}</bdi>, {piece.licence}
        </span>
      </p>
      <a
        href={piece.page}
        target="_blank"
        rel="noreferrer"
        aria-label={`Page of ${piece.title}`}
        className="grid size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-surface-2 hover:text-foreground"
      >
        <ExternalLink className="size-4" />
      </a>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Use ${piece.title}`}
        isBusy={props.isTaking}
        disabled={props.isBusy}
        onClick={props.onTake}
      >
        Use
      </Button>
    </li>
  )
}
