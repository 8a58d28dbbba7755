import type { BoardScene, Storyboard, Voice } from '@hookreel/contract'
import {
  castSpeakers,
  FILM_VOICES_MAX,
  giveVoice,
  hasTooManyVoices,
  listFittingVoices,
  listHeardVoices,
  USUAL_DELIVERY,
  type Delivery,
} from '@hookreel/film'
import { Play, Square } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Select } from '../../components/select.tsx'
import { formatDollars } from '../../lib/format.ts'
import { useSoundPreview } from '../sounds/sound-preview.ts'

const AS_FILM = 'as the film'

/** Whose voice says a scene: the film's, or another one that goes with it. */
export function SceneVoice(props: {
  scene: BoardScene
  /** The scene, as labels call it. */
  name: string
  board: Storyboard
  voices: readonly Voice[]
  /** What a service takes to speak a thousand characters. */
  speechMicrodollars: number
  onChange: (delivery: Delivery) => void
}) {
  const { scene, board, voices } = props
  const { delivery } = scene
  const preview = useSoundPreview('Failed to play voice preview')
  const own = voices.find(({ id }) => id === board.voiceId)
  const { offered, hasAll, hasNames } = listOffered(scene, board, voices)
  const heard = voices.find(({ id }) => id === (delivery.voiceId ?? board.voiceId))
  const isGone = delivery.voiceId !== undefined && !offered.some(({ id }) => id === delivery.voiceId)
  const isPlaying = heard !== undefined && preview.playing === heard.id
  const previewUrl = heard?.previewUrl
  const price = (scene.narration.length / 1000) * props.speechMicrodollars
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex min-w-0 items-end gap-2">
        <Select
          label="Voice"
          className="min-w-0 flex-1"
          value={delivery.voiceId ?? AS_FILM}
          items={[
            { value: AS_FILM, label: own ? `As the film · ${own.name}` : 'As the film' },
            ...(isGone && delivery.voiceId !== undefined
              ? [{ value: delivery.voiceId, label: 'A voice that is not here any more' }]
              : []),
            ...offered.map((voice) => ({
              value: voice.id,
              label: voice.name,
              hint: `${voice.language}, ${voice.gender}`,
            })),
          ]}
          onChange={(wanted) =>
            props.onChange(giveVoice(delivery, wanted === AS_FILM ? undefined : wanted) ?? USUAL_DELIVERY)
          }
        />
        {heard && previewUrl && (
          <Button
            variant={isPlaying ? 'soft' : 'secondary'}
            size="icon"
            aria-pressed={isPlaying}
            aria-label={`${isPlaying ? 'Stop' : 'Hear'} ${heard.name}, who says ${props.name}`}
            title={isPlaying ? 'Stop' : `Hear ${heard.name}`}
            onClick={() => (isPlaying ? preview.stop() : preview.play(heard.id, previewUrl))}
          >
            {isPlaying ? <Square className="fill-current" /> : <Play className="fill-current" />}
          </Button>
        )}
      </div>
      {isGone && (
        <p role="status" className="text-small text-warn-ink">
          The voice of this scene does not speak here any more. Choose another one.
        </p>
      )}
      {!hasAll && (
        <p className="text-small text-muted">
          {FILM_VOICES_MAX} voices speak in this film, which is as many as it may have.
        </p>
      )}
      {hasNames && (
        <p className="text-small text-muted">
          A voice that you choose here says all of this scene, also lines that begin with a name.
        </p>
      )}
      {price > 0 && own && (
        <p className="text-small text-muted">
          Another voice has this scene spoken again: about {formatDollars(price)} of {own.service}.
        </p>
      )}
    </div>
  )
}

/**
 * The voices that this scene may have, those that speak in the film already first; whether these are all that go with the film, and whether
 * names speak in it. Where none do, the film's own voice is no other choice than the film's.
 */
function listOffered(
  scene: BoardScene,
  board: Storyboard,
  voices: readonly Voice[],
): { offered: Voice[]; hasAll: boolean; hasNames: boolean } {
  const { voiceId, script, scenes } = board
  const film = { voiceId, speakers: castSpeakers(script, voiceId, voices, board.speakers) }
  const heard = listHeardVoices(scenes, film)
  const hasNames = film.speakers.length > 0
  const isOther = ({ id }: Voice) => hasNames || id !== voiceId || id === scene.delivery.voiceId
  const fitting = listFittingVoices(voiceId, voices).filter(isOther)
  const offered = fitting.filter(({ id }) => {
    const delivery = giveVoice(scene.delivery, id)
    return !hasTooManyVoices(
      scenes.map((other) => (other.id === scene.id ? { ...other, delivery } : other)),
      film,
    )
  })
  const byUse = offered.toSorted((a, b) => Number(heard.includes(b.id)) - Number(heard.includes(a.id)))
  return { offered: byUse, hasAll: offered.length === fitting.length, hasNames }
}
