import type { Voice } from '@hookreel/contract'
import { NO_VOICE } from '@hookreel/film'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { voicesQuery } from '../../../api/queries.ts'
import { Card } from '../../../components/card.tsx'
import { Select } from '../../../components/select.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { ChosenVoice } from './chosen-voice.tsx'
import { RefreshVoices } from './refresh-voices.tsx'
import { VoiceProblems } from './voice-problems.tsx'

/** Other pages share what is here, and need nothing of it. */
const NaturalVoiceOffer = lazyPart(async () => ({
  default: (await import('../../natural-voice/natural-voice-offer.tsx')).NaturalVoiceOffer,
}))
const ALL = 'all'

function languageItems(voices: readonly Voice[]) {
  const languages = [...new Set(voices.map((voice) => voice.language))].sort()
  return [
    { value: ALL, label: `All Languages (${voices.length} ${voices.length === 1 ? 'voice' : 'voices'})` },
    ...languages.map((language) => ({
      value: language,
      label: `${language} (${voices.filter((voice) => voice.language === language).length})`,
    })),
  ]
}

export function VoicePicker(props: {
  voiceId: string | null
  language: string | null
  onChange: (choice: { voiceId?: string | null; language?: string | null }) => void
  /** What the choice is for, where it is not plain. */
  hint?: ReactNode
}) {
  const voices = useQuery(voicesQuery)
  const offered = voices.data?.voices ?? []
  const all = offered.filter(({ id }) => id !== NO_VOICE)
  // Words are read in every language.
  const silence = offered.filter(({ id }) => id === NO_VOICE)
  // A preferred language that nobody here speaks must not hide every voice.
  const isSpoken = props.language !== null && all.some((voice) => voice.language === props.language)
  const language = isSpoken ? props.language : null
  const shown = language === null ? all : all.filter((voice) => voice.language === language)
  const choices = [...shown, ...silence]
  const chosen = choices.find((voice) => voice.id === props.voiceId) ?? null
  // Neither the voice of a service nor a film without one leaves anything to be missed.
  const isDraft = voices.isSuccess && !chosen?.service && chosen?.id !== NO_VOICE

  return (
    <Card className="p-5 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">Voice</h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {props.hint ?? 'Choose one and play its preview.'}
          </p>
        </div>
        <RefreshVoices />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label="Language"
          value={language ?? ALL}
          disabled={all.length === 0}
          items={all.length > 0 ? languageItems(all) : [{ value: ALL, label: 'All Languages' }]}
          onChange={(value) => {
            const isStillShown = value === ALL || chosen?.language === value || chosen?.id === NO_VOICE
            props.onChange({
              language: value === ALL ? null : value,
              ...(isStillShown ? {} : { voiceId: null }),
            })
          }}
        />
        <Select
          label="Voice Actor"
          value={chosen?.id ?? null}
          disabled={choices.length === 0}
          placeholder={voices.isPending ? 'Loading voices...' : 'Select a voice'}
          items={choices.map((voice) => ({
            value: voice.id,
            label: voice.service === null ? voice.name : `${voice.name} · ${voice.service}`,
            hint: voice.description,
          }))}
          onChange={(voiceId) => props.onChange({ voiceId })}
        />
      </div>
      <VoiceProblems />
      {voices.data && shown.length === 0 && (
        <p className="mt-4 text-sm text-muted">No voices available for the selected language.</p>
      )}
      {chosen && <ChosenVoice key={chosen.id} voice={chosen} />}
      {isDraft && (
        <Suspense>
          <NaturalVoiceOffer className="mt-4" />
        </Suspense>
      )}
    </Card>
  )
}
