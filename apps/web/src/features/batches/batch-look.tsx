import type { Style, Video } from '@hookreel/contract'
import {
  ASPECT_RATIOS,
  CAPTION_PRESETS,
  DEFAULT_CHOICES,
  RESOLUTIONS,
  type CaptionChoice,
  type MusicChoice,
} from '@hookreel/film'
import { Select } from '../../components/select.tsx'
import { CAPTION_NAMES, listMoods } from '../videos/choice-words.ts'

export type BatchLook = Pick<Video, 'style' | 'aspectRatio' | 'resolution'> & {
  readonly captions: CaptionChoice
  readonly music: MusicChoice
}

const SHAPES: Record<Video['aspectRatio'], string> = {
  '9:16': '9:16, upright',
  '16:9': '16:9, wide',
  '1:1': '1:1, square',
}

/** How all videos of a batch look and sound. */
export function BatchLookFields(props: {
  styles: readonly Style[]
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
        label="Background Music"
        value={look.music.isOn ? look.music.mood : 'none'}
        onChange={(mood) =>
          onChange({
            music: mood === 'none' ? { ...look.music, isOn: false } : { ...DEFAULT_CHOICES.music, mood },
          })
        }
        items={[...listMoods(ofStyle), { value: 'none' as const, label: 'No music' }]}
      />
    </>
  )
}
