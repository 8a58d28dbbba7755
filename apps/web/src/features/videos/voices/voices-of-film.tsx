import { NO_VOICE } from '@hookreel/film'
import { useQuery } from '@tanstack/react-query'
import { voicesQuery } from '../../../api/queries.ts'
import type { Order } from '../order/order-draft.ts'
import { FilmSayings } from './film-sayings.tsx'
import { RecordingSection } from './recording/recording-section.tsx'
import { keepFitting, SpeakerVoices } from './speaker-voices.tsx'
import { VoicePicker } from './voice-picker.tsx'

/** Who speaks in a film: a voice or one's own recording, other voices for names in the script, and how words are said. */
export function VoicesOfFilm(props: {
  order: Order
  /** Whether the voice is a recording of the person's own. */
  isOwn: boolean
  onChange: (part: Partial<Order>) => void
}) {
  const { order, isOwn, onChange } = props
  const { script, voiceId, language, choices } = order
  const voices = useQuery(voicesQuery).data?.voices ?? []
  return (
    <>
      <VoicePicker
        voiceId={voiceId}
        language={language}
        onChange={(choice) => {
          const { voiceId: chosen = voiceId } = choice
          const speakers = keepFitting(choices.speakers ?? [], chosen, voices)
          onChange({ ...choice, choices: { ...choices, speakers } })
        }}
      />
      <RecordingSection
        script={script}
        voiceId={voiceId}
        onScript={(written) => onChange({ script: written })}
        onChange={(recorded) => onChange({ voiceId: recorded, choices: { ...choices, speakers: [] } })}
      />
      <SpeakerVoices
        script={script}
        voiceId={voiceId}
        voices={voices}
        chosen={choices.speakers ?? []}
        onChange={(speakers) => onChange({ choices: { ...choices, speakers } })}
      />
      {voiceId !== NO_VOICE && !isOwn && (
        <FilmSayings
          sayings={choices.sayings ?? []}
          voiceId={voiceId}
          onChange={(sayings) => onChange({ choices: { ...choices, sayings } })}
        />
      )}
    </>
  )
}
