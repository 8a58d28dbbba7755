import { useQuery } from '@tanstack/react-query'
import { voicesQuery } from '../../api/queries.ts'
import { VoicePicker } from '../videos/voices/voice-picker.tsx'
import { Pronunciations } from './pronunciations.tsx'
import type { Settings } from './save-setting.ts'
import { OtherChoice, SaveMark } from './setting-rows.tsx'

/** Kept when voices of every language are wanted. */
const EVERY_LANGUAGE = 'All Languages'

/** The voice that new videos start with. */
export function VoicePanel({ settings }: { settings: Settings }) {
  const { profile, states, save } = settings
  const state = states.preferredVoiceActor ?? states.preferredVoiceLanguage
  const voices = useQuery(voicesQuery)
  const nameOf = (id: unknown) => voices.data?.voices.find((voice) => voice.id === id)?.name ?? 'no voice'
  return (
    <div className="grid grid-cols-1 gap-5">
      <VoicePicker
        voiceId={profile.preferredVoiceActor}
        language={profile.preferredVoiceLanguage}
        hint={
          <>
            New videos start with this voice. <SaveMark state={state} />
          </>
        }
        onChange={({ language, voiceId }) =>
          save({
            ...(language !== undefined && { preferredVoiceLanguage: language ?? EVERY_LANGUAGE }),
            ...(voiceId !== undefined && { preferredVoiceActor: voiceId }),
          })
        }
      />
      <OtherChoice settings={settings} name="preferredVoiceLanguage" label={String} />
      <OtherChoice settings={settings} name="preferredVoiceActor" label={nameOf} />
      <Pronunciations voiceId={profile.preferredVoiceActor} />
    </div>
  )
}
