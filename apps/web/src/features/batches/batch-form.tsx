import { createBatch, type Batch, type Channel, type Idea, type Profile } from '@hookreel/contract'
import { DEFAULT_CHOICES } from '@hookreel/film'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { call, isStopped } from '../../api/call.ts'
import { useOrderKey } from '../../api/use-order-key.ts'
import { pricingQuery, stylesQuery, voicesQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Select } from '../../components/select.tsx'
import { StopButton } from '../../components/stop-button.tsx'
import { formatCount, formatDollars, formatPlural } from '../../lib/format.ts'
import { naturalVoiceQuery } from '../natural-voice/natural-voice-query.ts'
import { FactRow } from '../videos/order/fact-row.tsx'
import { recallCaptions } from '../videos/captions/remember-captions.ts'
import { readTimeZone } from '../../lib/days/time-zone.ts'
import { BatchChannels, type BatchChannel } from './batch-channels.tsx'
import { BatchLookFields, type BatchLook } from './batch-look.tsx'
import { IdeaChoices } from './idea-choices.tsx'
import { useBatchEstimate } from './use-batch-estimate.ts'

type Draft = BatchLook & {
  ideas: readonly string[]
  voiceId: string | null
  channels: readonly BatchChannel[]
}

/** What is missing before the batch can be ordered; null when nothing is. */
function findGap(draft: Draft, price: number, balance: number): string | null {
  if (draft.ideas.length === 0) return 'Choose at least one idea.'
  if (draft.voiceId === null) return 'Please select a voice to continue'
  const isUnsaid = draft.channels.some(
    ({ options }) => options.network === 'youtube' && options.isMadeForKids === null,
  )
  if (isUnsaid) return 'Say for YouTube whether the videos are made for kids.'
  if (price > balance) return `This needs ${formatCount(price)} credits; you have ${formatCount(balance)}.`
  return null
}

const STOPPED = {
  nothing: 'Nothing was made or charged.',
  cancelled: 'The order had arrived. Its videos are cancelled, and their credits came back.',
  finished: 'A part of it was made before the stop arrived, and is paid. The rest is cancelled.',
}

function refresh(cache: QueryClient): void {
  for (const name of ['batches', 'videos', 'calendar', 'profile', 'dashboard'])
    void cache.invalidateQueries({ queryKey: [name] })
}

/** Orders videos from many ideas at once, and a place in the calendar for each. */
export function BatchForm(props: {
  ideas: readonly Idea[]
  channels: readonly Channel[]
  profile: Profile
  left: number
  onDone: (batch: Batch) => void
}) {
  const { profile } = props
  const cache = useQueryClient()
  const styles = useQuery(stylesQuery)
  const voices = useQuery(voicesQuery)
  const pricing = useQuery(pricingQuery)
  const natural = useQuery(naturalVoiceQuery)
  const [chosen, setChosen] = useState<Draft>({
    ideas: [],
    style: 'default',
    resolution: profile.defaultResolution,
    aspectRatio: profile.preferredAspectRatio,
    captions: recallCaptions(),
    music: DEFAULT_CHOICES.music,
    duration: null,
    format: profile.outputFormat,
    pictures: DEFAULT_CHOICES.pictures,
    voiceId: profile.preferredVoiceActor,
    channels: [],
  })
  const key = useOrderKey(STOPPED, { onStopped: () => refresh(cache) })
  // Anyone who chose no voice gets the one that the operator of the server chose for new films.
  const draft: Draft = { ...chosen, voiceId: chosen.voiceId ?? natural.data?.voiceId ?? null }
  const change = (part: Partial<Draft>) => setChosen({ ...chosen, ...part })
  const estimate = useBatchEstimate(draft.ideas, draft)
  const price = estimate.credits || draft.ideas.length * (pricing.data?.creditCosts.video_generation ?? 0)
  const gap = findGap(draft, price, profile.aiCredits)
  const order = useMutation({
    mutationFn: () => {
      const signal = key.begin()
      const { ideas, channels, voiceId, duration, captions, music, pictures, ...look } = draft
      const body = {
        pieces: ideas.map((ideaId) => ({ ideaId })),
        ...{ ...look, voiceId: voiceId ?? '' },
        ...(duration !== null && { duration }),
        choices: { captions, music, pictures },
        channels: [...channels],
        timeZone: readTimeZone(),
      }
      return call(createBatch, { body, headers: key.headersFor(body), signal })
    },
    onSuccess: (batch) => {
      key.forget()
      props.onDone(batch)
      refresh(cache)
    },
  })
  const all = voices.data?.voices ?? []
  const spoken = all.filter(({ language }) => language === profile.preferredVoiceLanguage)
  // The operator's choice may be in another language: a voice that is taken is shown.
  const isShown = draft.voiceId === null || spoken.some(({ id }) => id === draft.voiceId)
  const offered = spoken.length > 0 && isShown ? spoken : all
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (gap === null && !order.isPending) order.mutate()
      }}
    >
      <IdeaChoices
        ideas={props.ideas}
        chosen={draft.ideas}
        max={props.left}
        onChange={(ideas) => change({ ideas })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Voice"
          placeholder="Select a voice"
          value={all.length > 0 ? draft.voiceId : null}
          onChange={(voiceId) => change({ voiceId })}
          items={offered.map(({ id, name, service, language }) => ({
            value: id,
            label: service === null ? name : `${name} · ${service}`,
            hint: language,
          }))}
        />
        <BatchLookFields
          styles={styles.data?.styles ?? []}
          sources={styles.data?.pictures ?? []}
          look={draft}
          onChange={change}
        />
      </div>
      <BatchChannels
        channels={props.channels}
        chosen={draft.channels}
        onChange={(channels) => change({ channels })}
      />
      {order.error && !isStopped(order.error) && <Alert tone="danger">{order.error.message}</Alert>}
      {estimate.microdollars > 0 && (
        <dl className="-mb-5 border-t text-sm">
          <FactRow name="AI services">about {formatDollars(estimate.microdollars)}</FactRow>
        </dl>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-4">
        <p className="text-small text-muted">
          {gap ?? `${formatPlural(price, 'credit')}, held one video after the other.`}
          {estimate.asScript > 0 &&
            ` ${formatPlural(estimate.asScript, 'video')} cannot fill the length and will be as long as the script.`}
          {price > profile.aiCredits && (
            <>
              {' '}
              <Link
                to={href('/credits')}
                className="font-medium text-primary-ink underline underline-offset-4"
              >
                Purchase AI Credits
              </Link>
            </>
          )}
        </p>
        <StopButton className="ml-auto" isRunning={order.isPending} onStop={key.stop} />
        <Button type="submit" isBusy={order.isPending} disabled={gap !== null}>
          <Layers /> Make {formatPlural(draft.ideas.length, 'video')}
        </Button>
      </div>
    </form>
  )
}
