import type { Style, Video } from '@hookreel/contract'
import {
  ASPECT_RATIOS,
  CAPTION_PRESETS,
  DEFAULT_CHOICES,
  FILM_LENGTHS,
  OUTPUT_FORMATS,
  RESOLUTIONS,
  type CaptionChoice,
  type FilmChoices,
  type FilmSpec,
  type MusicChoice,
} from '@hookreel/film'
import { useQuery } from '@tanstack/react-query'
import { Select } from '../../components/select.tsx'
import { nameLength } from '../ideas/lengths.ts'
import { musicQuery } from '../sounds/music-query.ts'
import { CAPTION_NAMES, listMoods, PICTURE_NAMES } from '../videos/order/choice-words.ts'

export type BatchLook = Omit<FilmSpec, 'script' | 'voiceId' | 'duration' | 'choices'> & {
  /** Null: each video is as long as its idea was written for. */
  readonly duration: Video['duration'] | null
  readonly captions: CaptionChoice
  readonly music: MusicChoice
  readonly pictures: FilmChoices['pictures']
}

const OF_IDEA = 'idea'

const SHAPES: Record<Video['aspectRatio'], string> = {
  '9:16': '9:16, upright',
  '16:9': '16:9, wide',
  '1:1': '1:1, square',
}

/** How all videos of a batch look and sound. */
export function BatchLookFields(props: {
  styles: readonly Style[]
  /** Where pictures can come from here. */
  sources: readonly FilmChoices['pictures'][]
  look: BatchLook
  onChange: (look: Partial<BatchLook>) => void
}) {
  const { styles, look, onChange } = props
  const { mood: ofStyle } = styles.find(({ id }) => id === look.style) ?? {}
  return (
    <>
      <Select
        label="Style"
        value={look.style}
        onChange={(style) => onChange({ style })}
        items={styles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label="Captions"
        value={look.captions.preset}
        onChange={(preset) => onChange({ captions: { ...look.captions, preset } })}
        items={CAPTION_PRESETS.map((preset) => ({ value: preset, label: CAPTION_NAMES[preset] }))}
      />
      <Select
        label="Duration"
        value={look.duration === null ? OF_IDEA : String(look.duration)}
        onChange={(wanted) =>
          onChange({ duration: FILM_LENGTHS.find((length) => String(length) === wanted) ?? null })
        }
        items={[
          { value: OF_IDEA, label: 'As each idea is written' },
          ...FILM_LENGTHS.map((length) => ({ value: String(length), label: nameLength(length) })),
        ]}
      />
      <Select
        label="Aspect ratio"
        value={look.aspectRatio}
        onChange={(aspectRatio) => onChange({ aspectRatio })}
        items={ASPECT_RATIOS.map((value) => ({ value, label: SHAPES[value] }))}
      />
      <Select
        label="Resolution"
        value={look.resolution}
        onChange={(resolution) => onChange({ resolution })}
        items={RESOLUTIONS.map((value) => ({ value, label: value }))}
      />
      <Select
        label="Format"
        value={look.format}
        onChange={(format) => onChange({ format })}
        items={OUTPUT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {props.sources.length > 1 && (
        <Select
          label="Pictures"
          value={look.pictures}
          onChange={(pictures) => onChange({ pictures })}
          items={props.sources.map((value) => ({ value, label: PICTURE_NAMES[value] }))}
        />
      )}
      <BatchMusic music={look.music} ofStyle={ofStyle} onChange={(music) => onChange({ music })} />
    </>
  )
}

/** A mood, a piece of the person's own, or no music. */
function BatchMusic(props: {
  music: MusicChoice
  ofStyle: Style['mood'] | undefined
  onChange: (music: MusicChoice) => void
}) {
  const { music, ofStyle, onChange } = props
  const own = useQuery(musicQuery)
  const moods = listMoods(ofStyle)
  const pieces = own.data?.sounds ?? []
  return (
    <Select
      label="Background Music"
      value={music.isOn ? (music.own?.soundId ?? music.mood) : 'none'}
      onChange={(value) => {
        if (value === 'none') return onChange({ ...music, isOn: false })
        const mood = moods.find((known) => known.value === value)?.value
        return onChange({ ...DEFAULT_CHOICES.music, ...(mood ? { mood } : { own: { soundId: value } }) })
      }}
      items={[
        ...moods,
        ...pieces.map(({ id, name }) => ({ value: id, label: name, hint: 'Your own music' })),
        { value: 'none', label: 'No music' },
      ]}
    />
  )
}
