import { listVoices, type Voice } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Play, RefreshCw, Square } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { voicesQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Select } from '../../components/select.tsx'
import { classNames } from '../../lib/class-names.ts'
import { useSoundPreview } from './sound-preview.ts'

const ALL = 'all'
/** Said when voices are missing; the ones of this server are there in any case. */
const MISSING = 'Could not load voice options. Using default voices.'

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

function useRefreshVoices() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(listVoices, { query: { refresh: 'true' } }),
    onSuccess: (answer) => {
      cache.setQueryData(voicesQuery.queryKey, answer)
      const [problem] = answer.problems
      if (problem) toast.error('Failed to load voice options.', { description: problem.message })
      else toast.success('Voice options refreshed successfully!')
    },
    onError: (error) => toast.error('Failed to load voice options.', { description: error.message }),
  })
}

/** The chosen voice: what it is like, and how it sounds. */
function ChosenVoice({ voice }: { voice: Voice }) {
  const preview = useSoundPreview('Failed to play voice preview')
  const isPlaying = preview.playing === voice.id
  const { previewUrl } = voice
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-background p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm font-medium">{voice.name}</p>
        <p className="mt-0.5 text-small text-muted">{voice.description}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Badge>{voice.language}</Badge>
          <Badge className="capitalize">{voice.gender}</Badge>
          {voice.service !== null && <Badge tone="primary">{voice.service}</Badge>}
        </p>
      </div>
      {previewUrl && (
        <Button
          variant={isPlaying ? 'soft' : 'secondary'}
          aria-pressed={isPlaying}
          onClick={() => (isPlaying ? preview.stop() : preview.play(voice.id, previewUrl))}
        >
          {isPlaying ? <Square className="fill-current" /> : <Play className="fill-current" />}
          {isPlaying ? 'Stop preview' : 'Play preview'}
        </Button>
      )}
    </div>
  )
}

export function VoicePicker(props: {
  voiceId: string | null
  language: string | null
  onChange: (choice: { voiceId?: string | null; language?: string | null }) => void
  /** What the choice is for, where it is not plain. */
  hint?: ReactNode
}) {
  const voices = useQuery(voicesQuery)
  const refresh = useRefreshVoices()
  const all = voices.data?.voices ?? []
  // A preferred language that nobody here speaks must not hide every voice.
  const isSpoken = props.language !== null && all.some((voice) => voice.language === props.language)
  const language = isSpoken ? props.language : null
  const shown = language === null ? all : all.filter((voice) => voice.language === language)
  const chosen = shown.find((voice) => voice.id === props.voiceId) ?? null

  const problems = voices.data?.problems ?? []
  const isMissing = voices.error !== null || problems.length > 0
  const hasWarned = useRef(false)
  useEffect(() => {
    if (!isMissing || hasWarned.current) return
    hasWarned.current = true
    toast.warning('Warning', { description: MISSING })
  }, [isMissing])

  return (
    <Card className="p-5 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">Voice</h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {props.hint ?? 'Listen before you choose.'}
          </p>
        </div>
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label="Refresh the list of voices"
          title="Refresh the list of voices"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate()}
        >
          <RefreshCw className={classNames(refresh.isPending && 'animate-spin')} />
        </Button>
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label="Language"
          value={language ?? ALL}
          disabled={all.length === 0}
          items={all.length > 0 ? languageItems(all) : [{ value: ALL, label: 'All Languages' }]}
          onChange={(value) => {
            const isStillShown = value === ALL || chosen?.language === value
            props.onChange({
              language: value === ALL ? null : value,
              ...(isStillShown ? {} : { voiceId: null }),
            })
          }}
        />
        <Select
          label="Voice Actor"
          value={chosen?.id ?? null}
          disabled={shown.length === 0}
          placeholder={voices.isPending ? 'Loading voices...' : 'Select a voice'}
          items={shown.map((voice) => ({
            value: voice.id,
            label: voice.service === null ? voice.name : `${voice.name} · ${voice.service}`,
            hint: voice.description,
          }))}
          onChange={(voiceId) => props.onChange({ voiceId })}
        />
      </div>
      {voices.error && (
        <Alert
          tone="warn"
          className="mt-4"
          action={
            <Button variant="secondary" size="sm" onClick={() => void voices.refetch()}>
              Try again
            </Button>
          }
        >
          Failed to load voice options.
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="warn" className="mt-4" title="Some voices are missing">
          {problems.map(({ message }) => message).join(' ')}
        </Alert>
      )}
      {voices.data && shown.length === 0 && (
        <p className="mt-4 text-sm text-muted">No voices available for the selected language.</p>
      )}
      {chosen && <ChosenVoice key={chosen.id} voice={chosen} />}
    </Card>
  )
}
