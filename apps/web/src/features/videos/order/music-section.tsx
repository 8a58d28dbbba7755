import type { Style } from '@hookreel/contract'
import { MOOD_NAMES, NO_VOICE, type FilmChoices } from '@hookreel/film'
import { Play, Square, Volume1, Volume2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Choice } from '../../../components/choice.tsx'
import { Field } from '../../../components/field.tsx'
import { Input } from '../../../components/input.tsx'
import { Select } from '../../../components/select.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Switch } from '../../../components/switch.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { listMoods } from './choice-words.ts'
import { useSoundPreview } from '../../sounds/sound-preview.ts'

/** Most films have composed music. */
const OwnMusic = lazyPart(async () => ({
  default: (await import('../../sounds/own-music.tsx')).OwnMusic,
}))

type Music = FilmChoices['music']
type SoundChoices = Pick<FilmChoices, 'music' | 'hasSoundEffects'>

/** A switch with its name and what it does. */
function SwitchRow(props: {
  name: string
  hint: string
  isOn: boolean
  isFixed?: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p id={`${id}-name`} className="text-sm font-medium">
          {props.name}
        </p>
        <p id={`${id}-hint`} className="mt-0.5 text-small text-muted">
          {props.hint}
        </p>
      </div>
      <Switch
        checked={props.isOn}
        disabled={props.isFixed ?? false}
        onCheckedChange={props.onChange}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
      />
    </div>
  )
}

function VolumeSlider({ volume, onChange }: { volume: number; onChange: (volume: number) => void }) {
  const id = useId()
  const percent = Math.round(volume * 100)
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="flex justify-between text-sm font-medium">
        Volume <span className="font-normal text-muted tabular-nums">{percent} %</span>
      </label>
      <div className="flex h-11 items-center gap-3 md:h-10">
        <Volume1 className="size-4 shrink-0 text-muted" aria-hidden />
        <input
          id={id}
          type="range"
          min={5}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={`${percent} percent`}
          className="h-10 min-w-0 flex-1 cursor-pointer accent-primary dark:accent-primary-ink"
          onChange={(event) => onChange(Number(event.target.value) / 100)}
        />
        <Volume2 className="size-4 shrink-0 text-muted" aria-hidden />
      </div>
    </div>
  )
}

type MusicProps = {
  ofStyle: Style['mood'] | undefined
  music: Music
  /** Alone it is as loud as any film. */
  isAlone: boolean
  onChange: (music: Music) => void
}

/** The chosen mood of the music, and how it sounds. */
function MoodChoice({ ofStyle, music, onChange }: Omit<MusicProps, 'isAlone'>) {
  const preview = useSoundPreview('Failed to play music preview')
  const mood = music.mood === 'style' ? ofStyle : music.mood
  const isPlaying = mood !== undefined && preview.playing === mood
  return (
    <div className="flex items-end gap-2">
      <Select
        label="Mood"
        className="flex-1"
        value={music.mood}
        items={listMoods(ofStyle)}
        onChange={(chosen) => onChange({ ...music, mood: chosen })}
      />
      <Button
        variant={isPlaying ? 'soft' : 'secondary'}
        size="icon"
        disabled={mood === undefined}
        aria-label={
          isPlaying ? 'Stop the music preview' : `Hear ${mood ? `${MOOD_NAMES[mood].name} ` : ''}music`
        }
        aria-pressed={isPlaying}
        onClick={() => {
          if (isPlaying) preview.stop()
          else if (mood) preview.play(mood, `/api/moods/${mood}/preview`)
        }}
      >
        {isPlaying ? <Square className="fill-current" /> : <Play className="fill-current" />}
      </Button>
    </div>
  )
}

/** Where in the piece the film begins. */
function BeginAt({ music, onChange }: Pick<MusicProps, 'music' | 'onChange'>) {
  const { own } = music
  if (!own) return null
  return (
    <Field label="Begins at second">
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={900}
          step={1}
          value={own.fromSeconds ?? 0}
          onChange={(event) => {
            const fromSeconds = Math.max(0, Math.min(900, Math.round(Number(event.target.value) || 0)))
            onChange({ ...music, own: { soundId: own.soundId, fromSeconds } })
          }}
        />
      )}
    </Field>
  )
}

/** Composed music or the person's own, how loud it is, and whether scenes change with it. */
function MusicChoices({ ofStyle, music, isAlone, onChange }: MusicProps) {
  const [isOwn, setIsOwn] = useState(music.own !== undefined)
  const { own: _own, ...composed } = music
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <Choice
        label="Music"
        isLabelHidden
        value={isOwn ? 'own' : 'composed'}
        options={[
          { value: 'composed', label: 'Composed' },
          { value: 'own', label: 'Your own music' },
        ]}
        onChange={(value) => {
          setIsOwn(value === 'own')
          if (value === 'composed') onChange(composed)
        }}
      />
      {isOwn && (
        <Suspense fallback={<Skeleton className="h-14" />}>
          <OwnMusic
            soundId={music.own?.soundId ?? null}
            onChange={(sound) => onChange(sound ? { ...music, own: { soundId: sound.id } } : composed)}
          />
        </Suspense>
      )}
      {isOwn && !music.own && (
        <p className="text-small text-muted">Until you choose a piece, the music is composed.</p>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {isOwn ? (
          <BeginAt music={music} onChange={onChange} />
        ) : (
          <MoodChoice ofStyle={ofStyle} music={music} onChange={onChange} />
        )}
        {!isAlone && (
          <VolumeSlider volume={music.volume} onChange={(volume) => onChange({ ...music, volume })} />
        )}
      </div>
      <SwitchRow
        name="Cut on the beat"
        hint="A scene changes on a beat of the music where one is near, and never while a word is spoken. The preview does not show it."
        isOn={music.snapsToBeats ?? false}
        onChange={(snapsToBeats) => onChange({ ...music, snapsToBeats })}
      />
    </div>
  )
}

/** Music and sounds of the film; the voice stays in front whatever is chosen. */
export function MusicSection(props: {
  /** The mood that belongs to the film's style, once it is known. */
  ofStyle: Style['mood'] | undefined
  choices: SoundChoices
  voiceId: string | null
  onChange: (choices: Partial<SoundChoices>) => void
}) {
  const { music, hasSoundEffects } = props.choices
  const isAlone = props.voiceId === NO_VOICE
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Sound</h2>
      <div className="mt-4">
        <SwitchRow
          name="Background Music"
          hint={
            isAlone
              ? 'This film has no voice: the music is what is heard.'
              : 'Composed for this film, or your own; it gives way while the voice speaks.'
          }
          isOn={music.isOn || isAlone}
          isFixed={isAlone}
          onChange={(isOn) => props.onChange({ music: { ...music, isOn } })}
        />
        {(music.isOn || isAlone) && (
          <MusicChoices
            isAlone={isAlone}
            ofStyle={props.ofStyle}
            music={music}
            onChange={(changed) => props.onChange({ music: changed })}
          />
        )}
      </div>
      <div className="mt-5 border-t pt-5">
        <SwitchRow
          name="Sound Effects"
          hint="A quiet whoosh or hit at some of the cuts."
          isOn={hasSoundEffects}
          onChange={(isOn) => props.onChange({ hasSoundEffects: isOn })}
        />
      </div>
    </Card>
  )
}
