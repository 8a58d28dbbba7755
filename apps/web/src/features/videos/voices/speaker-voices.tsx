import type { Voice } from '@hookreel/contract'
import { castSpeakers, findSpeakers, isSameSpeaker, listFittingVoices, NO_VOICE } from '@hookreel/film'
import type { SpeakerVoice } from '@hookreel/film'
import { Card } from '../../../components/card.tsx'
import { Select } from '../../../components/select.tsx'

/** Those of them that go with the film's own voice: others would be refused. */
export function keepFitting(
  chosen: readonly SpeakerVoice[],
  voiceId: string | null,
  voices: readonly Voice[],
): SpeakerVoice[] {
  const fitting = listFittingVoices(voiceId ?? '', voices)
  return chosen.filter((speaker) => fitting.some(({ id }) => id === speaker.voiceId))
}

/** Who speaks with which voice, where lines of the script begin with names; nothing where none do. */
export function SpeakerVoices(props: {
  script: string
  voiceId: string | null
  voices: readonly Voice[]
  chosen: readonly SpeakerVoice[]
  onChange: (chosen: SpeakerVoice[]) => void
}) {
  const { script, voices, chosen } = props
  const voiceId = props.voiceId ?? ''
  const cast = castSpeakers(script, voiceId, voices, chosen)
  const fitting = listFittingVoices(voiceId, voices)
  if (findSpeakers(script).length === 0 || (fitting.length === 0 && voiceId !== NO_VOICE)) return null
  const choose = (name: string, wanted: string) => {
    const isOther = (other: SpeakerVoice) =>
      !isSameSpeaker(other.name, name) && cast.some((known) => isSameSpeaker(known.name, other.name))
    props.onChange([...keepFitting(chosen.filter(isOther), voiceId, voices), { name, voiceId: wanted }])
  }
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Who speaks</h2>
      <p className="mt-0.5 text-sm text-muted">
        {voiceId === NO_VOICE
          ? 'Without a voice, the captions name the speakers.'
          : 'Names that begin lines of the script are not spoken: each has its own voice.'}
      </p>
      {voiceId !== NO_VOICE && (
        <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
          {cast.map((speaker) => (
            <Select
              key={speaker.name}
              label={speaker.name}
              value={speaker.voiceId}
              items={fitting.map((voice) => ({
                value: voice.id,
                label: voice.name,
                hint: `${voice.language}, ${voice.gender}`,
              }))}
              onChange={(wanted) => choose(speaker.name, wanted)}
            />
          ))}
        </div>
      )}
    </Card>
  )
}
