import type { MusicTerms, Sound } from '@hookreel/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { MoreHorizontal, PencilLine, Play, Plus, Search, Square, Trash2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { toast } from 'sonner'
import { reasonOf } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { Menu, MenuItem } from '../../components/menu.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatClock } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSoundPreview } from './sound-preview.ts'
import { AddMusic } from './add-music.tsx'
import { deleteMusic, musicQuery, renameMusic } from './music-query.ts'

const FreeMusicDialog = lazyPart(async () => ({
  default: (await import('./free-music-dialog.tsx')).FreeMusicDialog,
}))

function Terms({ terms }: { terms: MusicTerms | null }) {
  if (!terms || terms.whose === 'mine') return 'yours'
  return (
    <>
      <bdi>{terms.author}</bdi>, <bdi>{terms.licence}</bdi>
    </>
  )
}

/** The person's own music: one is chosen, heard, renamed, deleted, and others are added. */
export function OwnMusic(props: { soundId: string | null; onChange: (sound: Sound | null) => void }) {
  const { soundId, onChange } = props
  const [open, setOpen] = useState<'add' | 'free' | null>(null)
  const music = useQuery(musicQuery)
  const preview = useSoundPreview('Failed to play this music')
  const group = useId()
  const sounds = music.data?.sounds ?? []
  const choose = (sound: Sound) => {
    setOpen(null)
    onChange(sound)
  }
  const isGone = music.isSuccess && soundId !== null && sounds.every(({ id }) => id !== soundId)
  return (
    <div className="grid gap-3">
      {music.isPending && <Skeleton className="h-14" />}
      {music.error && (
        <Alert
          tone="danger"
          title="Failed to load your music"
          action={
            <Button variant="secondary" size="sm" onClick={() => void music.refetch()}>
              Try again
            </Button>
          }
        >
          {music.error.message}
        </Alert>
      )}
      {isGone && <Alert tone="warn">The music that was chosen was deleted. Choose another piece.</Alert>}
      {music.isSuccess && sounds.length === 0 && (
        <p className="text-small text-muted">
          Nothing here yet. Music that you add is made as long as the film, looped over whole bars where it is
          shorter, and gives way while the voice speaks.
        </p>
      )}
      {sounds.length > 0 && (
        <ul
          role="radiogroup"
          aria-label="Your own music"
          className="grid max-h-72 gap-2 overflow-y-auto p-0.5"
        >
          {sounds.map((sound) => (
            <Piece
              key={sound.id}
              sound={sound}
              group={group}
              isChosen={sound.id === soundId}
              isPlaying={preview.playing === sound.id}
              onPlay={() =>
                preview.playing === sound.id ? preview.stop() : preview.play(sound.id, sound.url)
              }
              onChoose={() => onChange(sound)}
              onDeleted={() => {
                preview.stop()
                if (sound.id === soundId) onChange(null)
              }}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('add')}>
          <Plus /> Add music
        </Button>
        <Button variant="secondary" onClick={() => setOpen('free')}>
          <Search /> Find free music
        </Button>
      </div>
      <AddMusic open={open === 'add'} onClose={() => setOpen(null)} onAdded={choose} />
      {open === 'free' && (
        <Suspense>
          <FreeMusicDialog onClose={() => setOpen(null)} onTaken={choose} />
        </Suspense>
      )}
    </div>
  )
}

function Piece(props: {
  sound: Sound
  group: string
  isChosen: boolean
  isPlaying: boolean
  onPlay: () => void
  onChoose: () => void
  onDeleted: () => void
}) {
  const { sound, isPlaying } = props
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const remove = useMutation({
    mutationFn: () => deleteMusic(sound.id),
    onSuccess: props.onDeleted,
    onError: (error) => toast.error(reasonOf(error, 'Failed to delete this music')),
  })
  return (
    <li className="relative flex items-center gap-2 rounded-xl border bg-surface p-2 has-[input:checked]:border-primary has-[input:checked]:bg-primary-soft/40">
      <Button
        variant={isPlaying ? 'soft' : 'quiet'}
        size="icon"
        aria-label={isPlaying ? `Stop ${sound.name}` : `Hear ${sound.name}`}
        aria-pressed={isPlaying}
        onClick={props.onPlay}
      >
        {isPlaying ? <Square className="fill-current" /> : <Play className="fill-current" />}
      </Button>
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">
            <bdi>{sound.name}</bdi>
          </span>
          <span className="block truncate text-small text-muted">
            {formatClock(sound.seconds)} · <Terms terms={sound.terms} />
          </span>
        </span>
        <input
          type="radio"
          name={props.group}
          checked={props.isChosen}
          onChange={props.onChoose}
          aria-label={sound.name}
          className="size-4 shrink-0 accent-primary"
        />
      </label>
      <Menu
        trigger={
          <Button variant="quiet" size="icon-sm" aria-label={`More for ${sound.name}`}>
            <MoreHorizontal />
          </Button>
        }
      >
        <MenuItem onClick={() => setAsked('rename')}>
          <PencilLine /> Rename
        </MenuItem>
        <MenuItem isDanger onClick={() => setAsked('delete')}>
          <Trash2 /> Delete
        </MenuItem>
      </Menu>
      {asked === 'rename' && <Rename sound={sound} onClose={() => setAsked(null)} />}
      <Confirm
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Delete this music?"
        description={`“${sound.name}” goes at once. Finished films keep it; films that are not made yet cannot be made with it.`}
        action="Delete"
        onConfirm={() => remove.mutate()}
      />
    </li>
  )
}

function Rename({ sound, onClose }: { sound: Sound; onClose: () => void }) {
  const [name, setName] = useState(sound.name)
  const rename = useMutation({ mutationFn: () => renameMusic(sound.id, name), onSuccess: onClose })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Rename"
      description="Films that are ordered from now on name it like this."
      error={rename.error}
      submit="Save"
      isBusy={rename.isPending}
      isDisabled={name.trim() === ''}
      onSubmit={() => rename.mutate()}
    >
      {(fields) => (
        <Field label="Name" error={fields.name}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={200}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
