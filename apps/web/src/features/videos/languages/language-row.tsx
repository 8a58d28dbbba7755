import type { FilmLanguages } from '@hookreel/contract'
import { NO_VOICE } from '@hookreel/film'
import { X } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { Textarea } from '../../../components/textarea.tsx'
import { SubtitleFile } from './subtitle-file.tsx'
import { fillScenes, voicesOf, type LanguageWish } from './language-wishes.ts'

type Row = {
  /** The finished film. */
  videoId: string
  known: FilmLanguages
  wish: LanguageWish
  onChange: (wish: LanguageWish) => void
}

/** One chosen language: who speaks it, and who translates. */
export function LanguageRow({ videoId, known, wish, onChange, onRemove }: Row & { onRemove: () => void }) {
  const { language, voiceId, narrations } = wish
  const voices = voicesOf(known, language).map((voice) => ({
    value: voice.id,
    label: voice.name,
    hint: [voice.language, voice.service].filter(Boolean).join(', '),
  }))
  const silence = { value: NO_VOICE, label: 'Without a voice', hint: 'Words and music' }
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-xl border p-3.5">
      <legend className="sr-only">{language}</legend>
      <div className="flex items-end gap-2">
        <Select
          label={`Voice for ${language}`}
          value={voiceId}
          onChange={(id) => onChange({ ...wish, voiceId: id })}
          items={[...voices, silence]}
          className="flex-1"
        />
        <Button variant="quiet" size="icon" aria-label={`Leave out ${language}`} onClick={onRemove}>
          <X />
        </Button>
      </div>
      {voices.length === 0 && (
        <p className="text-small text-muted">
          No voice here speaks {language}. The film is made of words and music.
        </p>
      )}
      {known.canTranslate && (
        <label className="flex min-h-6 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={narrations !== null}
            onChange={({ target }) =>
              onChange({ ...wish, narrations: target.checked ? known.narrations.map(() => '') : null })
            }
          />
          I have a translation
        </label>
      )}
      {narrations && <OwnTranslation videoId={videoId} known={known} wish={wish} onChange={onChange} />}
    </fieldset>
  )
}

/** A line for each scene; many pasted lines fill those that follow. */
function OwnTranslation({ videoId, known, wish, onChange }: Row) {
  const narrations = wish.narrations ?? []
  const write = (texts: readonly string[]) => onChange({ ...wish, narrations: texts })
  const done = narrations.filter((text) => text.trim() !== '').length
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted tabular-nums">
        {done} of {narrations.length} scenes. Pasted lines fill the scenes that follow.
      </p>
      <SubtitleFile
        videoId={videoId}
        language={wish.language}
        narrations={known.narrations}
        onPlaced={write}
      />
      <ol className="grid max-h-72 gap-3 overflow-y-auto p-0.5">
        {known.narrations.map((told, at) => (
          // Scenes have no name but their place.
          <li key={at} className="grid gap-1">
            <span dir="auto" className="text-small wrap-anywhere text-muted">
              {told}
            </span>
            <Textarea
              rows={2}
              className="min-h-16"
              aria-label={`${wish.language}, scene ${at + 1}`}
              value={narrations[at] ?? ''}
              onChange={({ target }) =>
                write(narrations.map((text, other) => (other === at ? target.value : text)))
              }
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text')
                if (!/\n\s*\S/.test(pasted.trim())) return
                event.preventDefault()
                write(fillScenes(narrations, at, pasted))
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
