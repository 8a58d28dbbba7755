import {
  generateIdeas,
  IDEAS_DEFAULT_COUNT,
  IDEAS_MAX_COUNT,
  PROMPT_MAX_CHARACTERS,
} from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { toast } from 'sonner'
import { ApiError, call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { ideasQuery, pricingQuery, profileQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { CreditsPanel } from '../../features/credits/credits-panel.tsx'
import { IdeaCard, IdeaCardSkeleton } from '../../features/ideas/idea-card.tsx'
import { latestBatch } from '../../features/ideas/latest-batch.ts'
import { PromptForm, type IdeaOrder } from '../../features/ideas/prompt-form.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { formatPlural } from '../../lib/format.ts'
import { useSessionState } from '../../lib/session-state.ts'

const LATEST = ideasQuery(1, IDEAS_MAX_COUNT)
const FAILED = 'Failed to generate video ideas. Please try again.'

export const handle = { title: 'Generate Ideas' }
export const meta = () => [{ title: 'Generate Ideas | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(LATEST)
  return null
}

/** Notes alone are enough: their first line then names the topic. */
function promptOf(order: IdeaOrder): string {
  const firstLine = order.notes.trim().split('\n')[0] ?? ''
  return order.prompt.trim() || firstLine.slice(0, PROMPT_MAX_CHARACTERS)
}

function useSuggestIdeas(cost: number | undefined) {
  const cache = useQueryClient()
  const stopping = useRef(new AbortController())
  const suggest = useMutation({
    mutationFn: (order: IdeaOrder) => {
      stopping.current = new AbortController()
      return call(generateIdeas, {
        signal: stopping.current.signal,
        body: {
          prompt: promptOf(order),
          duration: order.duration,
          count: order.count,
          ...(order.notes.trim() ? { notes: order.notes.trim() } : {}),
          ...(order.notes.trim() && order.language ? { language: order.language } : {}),
        },
      })
    },
    onSuccess: async ({ ideas }) => {
      for (const key of ['profile', 'dashboard', 'credits']) void cache.invalidateQueries({ queryKey: [key] })
      await cache.invalidateQueries({ queryKey: ['ideas'] })
      const outlines = ideas.filter((idea) => idea.isOutline).length
      toast.success('Ideas Generated & Saved!', {
        description:
          outlines === ideas.length && outlines > 0
            ? `${formatPlural(outlines, 'outline')} to fill in. They cost no credits.`
            : `${formatPlural(ideas.length, 'idea')} saved to My Video Ideas.`,
      })
    },
    onError: (error) => {
      if (isStopped(error)) {
        // What was saved before the stop arrived is shown.
        for (const key of ['ideas', 'profile', 'credits']) void cache.invalidateQueries({ queryKey: [key] })
        toast.info('Stopped')
        return
      }
      const isShort = error instanceof ApiError && error.code === 'insufficient_credits'
      if (isShort) {
        void cache.invalidateQueries({ queryKey: ['profile'] })
        toast.error('Insufficient Credits', {
          description: `You need at least ${cost ?? ''} AI credits to generate video ideas. Purchase more credits to continue.`,
        })
      } else {
        toast.error('Error', { description: error instanceof ApiError ? error.message : FAILED })
      }
    },
  })
  return { ...suggest, stop: () => stopping.current.abort() }
}

const isStopped = (error: Error): boolean => error.name === 'AbortError'

export default function GenerateIdeas() {
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const saved = useQuery(LATEST)
  const [draft, setDraft] = useSessionState<IdeaOrder | null>('idea-order', null)
  const order: IdeaOrder = draft ?? {
    prompt: '',
    notes: '',
    duration: profile.data?.defaultDuration ?? 30,
    count: IDEAS_DEFAULT_COUNT,
  }
  const cost = pricing.data?.creditCosts.video_ideas
  const suggest = useSuggestIdeas(cost)
  const balance = profile.data?.aiCredits
  const isShort = cost !== undefined && balance !== undefined && balance < cost
  const batch = latestBatch(saved.data?.items ?? [])
  const results = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (suggest.isSuccess) results.current?.focus()
  }, [suggest.isSuccess])

  return (
    <>
      <PageTitle title="Generate Ideas">
        Describe your topic and get up to {IDEAS_MAX_COUNT} ideas at once, each with a hook, a caption and a
        script. They are saved automatically.
      </PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <PromptForm
          order={order}
          onChange={setDraft}
          onSubmit={() => suggest.mutate(order)}
          cost={cost}
          isBusy={suggest.isPending}
          onStop={suggest.stop}
        />
        {isShort && <CreditsPanel cost={cost} balance={balance} purpose="generate video ideas" />}
        {suggest.error &&
          !isStopped(suggest.error) &&
          !(suggest.error instanceof ApiError && suggest.error.code === 'insufficient_credits') && (
            <Alert tone="danger" title={FAILED}>
              {suggest.error.message}
            </Alert>
          )}
      </div>

      <section aria-labelledby="results" className="mt-10" aria-busy={suggest.isPending}>
        <h2 id="results" ref={results} tabIndex={-1} className="mb-4 text-lg font-semibold outline-hidden">
          {suggest.isPending ? 'Writing ideas' : 'Your latest ideas'}
          {!suggest.isPending && batch.length > 0 && (
            <span className="ml-2 text-sm font-normal text-muted">{formatPlural(batch.length, 'idea')}</span>
          )}
        </h2>
        {saved.error && (
          <LoadError
            title="Failed to load your video ideas."
            error={saved.error}
            onRetry={() => void saved.refetch()}
          />
        )}
        {(suggest.isPending || saved.isPending) && (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {[0, 1, 2, 3].map((index) => (
              <IdeaCardSkeleton key={index} />
            ))}
          </div>
        )}
        {!suggest.isPending && batch.length > 0 && (
          <>
            {batch[0]?.prompt && (
              <p className="-mt-2 mb-4 line-clamp-2 text-sm text-muted">
                For “{batch[0].prompt}”.{' '}
                <Link
                  to={href('/my-ideas')}
                  className="font-medium text-primary-ink underline-offset-4 hover:underline"
                >
                  All your ideas
                </Link>
              </p>
            )}
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              {batch.map((idea, index) => (
                <IdeaCard key={idea.id} idea={idea} number={index + 1} />
              ))}
            </div>
          </>
        )}
        {!suggest.isPending && saved.data && batch.length === 0 && (
          <EmptyState icon={Lightbulb} title="No ideas yet" className="rounded-card border border-dashed">
            Write what your videos should be about, or take one of the examples above. Have material of your
            own? Paste it as notes and the scripts use your sentences.
          </EmptyState>
        )}
      </section>
    </>
  )
}
