import { VoicePicker } from '../videos/voice-picker.tsx'
import type { Settings } from './save-setting.ts'
import { SaveMark } from './setting-rows.tsx'

/** Kept when voices of every language are wanted. */
const EVERY_LANGUAGE = 'All Languages'

/** The voice that new videos start with. */
export function VoicePanel({ settings }: { settings: Settings }) {
  const { profile, states, save } = settings
  const state = states.preferredVoiceActor ?? states.preferredVoiceLanguage
  return (
    <div className="grid gap-3">
      <VoicePicker
        voiceId={profile.preferredVoiceActor}
        language={profile.preferredVoiceLanguage}
        onChange={({ language, voiceId }) =>
          save({
            ...(language !== undefined && { preferredVoiceLanguage: language ?? EVERY_LANGUAGE }),
            ...(voiceId !== undefined && { preferredVoiceActor: voiceId }),
          })
        }
      />
      <p className="flex min-h-5 flex-wrap items-center gap-x-3 px-1 text-small text-muted">
        New videos start with this voice. <SaveMark state={state} />
      </p>
    </div>
  )
}
