import { HEAR_PATH } from '@hookreel/contract'
import { explainSaying, isSounds, readsSounds, SAYING_MAX, type Saying } from '@hookreel/film'
import { Play, Plus, Square, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Input } from '../../../components/input.tsx'
import { useSoundPreview } from '../../sounds/sound-preview.ts'

const NOTHING: Saying = { word: '', saidAs: '' }

/** Words and how they are said, each to be heard; and a line for one more. */
export function SayingsFields(props: {
  sayings: readonly Saying[]
  voiceId: string | null
  onAdd: (saying: Saying) => void
  onRemove: (saying: Saying) => void
  isBusy?: boolean
}) {
  const [draft, setDraft] = useState(NOTHING)
  const [fault, setFault] = useState<string>()
  const add = () => {
    const wrong = explainSaying(draft)
    setFault(wrong)
    if (wrong !== undefined) return
    setDraft(NOTHING)
    props.onAdd({ word: draft.word.trim(), saidAs: draft.saidAs.trim() })
  }
  const sound = useHearing(props.voiceId)
  const hasSounds = [...props.sayings, draft].some(({ saidAs }) => isSounds(saidAs))
  const isFull = props.sayings.length >= SAYING_MAX.count
  return (
    <div className="grid gap-3">
      {props.sayings.length > 0 && (
        <ul className="divide-y rounded-xl border" aria-label="Words that are said otherwise">
          {props.sayings.map((saying) => (
            <li key={saying.word} className="flex items-center gap-2 px-3 py-1.5">
              <span className="min-w-0 flex-1 text-sm break-words">
                <span className="font-medium">{saying.word}</span>
                <span className="text-muted"> is said </span>
                {saying.saidAs}
              </span>
              <HearButton saying={saying} sound={sound} />
              <Button
                variant="quiet"
                size="icon-sm"
                aria-label={`Remove ${saying.word}`}
                onClick={() => props.onRemove(saying)}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Field label="Word">
          {(control) => (
            <Input
              {...control}
              placeholder="Nguyen"
              value={draft.word}
              maxLength={SAYING_MAX.word}
              onChange={(event) => setDraft({ ...draft, word: event.target.value })}
            />
          )}
        </Field>
        <Field label="Said as">
          {(control) => (
            <Input
              {...control}
              placeholder="win"
              value={draft.saidAs}
              maxLength={SAYING_MAX.saidAs}
              onChange={(event) => setDraft({ ...draft, saidAs: event.target.value })}
            />
          )}
        </Field>
        <div className="flex gap-2">
          <HearButton saying={draft} sound={sound} />
          <Button type="submit" variant="secondary" isBusy={props.isBusy ?? false} disabled={isFull}>
            <Plus /> Add
          </Button>
        </div>
      </form>
      {hasSounds && !readsSounds(props.voiceId ?? '') && (
        <p role="status" className="text-small text-warn-ink">
          Sounds between slashes are read by the natural voice and by Kokoro alone. Every other voice says the
          word as it is written: for those, spell it in letters.
        </p>
      )}
      {(fault ?? isFull) && (
        <p role="alert" className="text-small text-danger-ink">
          {fault ?? 'The list is full. Remove a word first.'}
        </p>
      )}
    </div>
  )
}

function useHearing(voiceId: string | null) {
  const sound = useSoundPreview('This word could not be spoken')
  const hear = ({ word, saidAs }: Saying) => {
    const asked = new URLSearchParams({ word, saidAs, voiceId: voiceId ?? '' })
    sound.play(word, `${HEAR_PATH}?${asked}`)
  }
  return { ...sound, hear }
}

function HearButton({ saying, sound }: { saying: Saying; sound: ReturnType<typeof useHearing> }) {
  const isPlaying = saying.word !== '' && sound.playing === saying.word
  return (
    <Button
      type="button"
      variant="quiet"
      size="icon-sm"
      disabled={explainSaying(saying) !== undefined}
      aria-label={`Hear ${saying.word || 'the word'}`}
      onClick={() => (isPlaying ? sound.stop() : sound.hear(saying))}
    >
      {isPlaying ? <Square className="fill-current" /> : <Play className="fill-current" />}
    </Button>
  )
}
