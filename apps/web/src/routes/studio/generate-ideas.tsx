import { IDEAS_DEFAULT_COUNT, IDEAS_MAX_COUNT } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { ApiError, isStopped } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { ideasQuery, instanceQuery, pricingQuery, profileQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { CreditsPanel } from '../../features/credits/credits-panel.tsx'
import { ReceiptButton } from '../../features/credits/receipt-button.tsx'
import { IdeaCard, IdeaCardSkeleton } from '../../features/ideas/idea-card.tsx'
import { latestBatch } from '../../features/ideas/latest-batch.ts'
import { PromptForm, type IdeaOrder } from '../../features/ideas/prompt-form.tsx'
import { IDEAS_FAILED, useSuggestIdeas } from '../../features/ideas/use-suggest-ideas.ts'
import { useOpenWebSwitch, useResearch } from '../../features/ideas/use-research.ts'
import type { InterviewState } from '../../features/ideas/interview.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { formatPlural } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSessionState } from '../../lib/session-state.ts'

const FactCards = lazyPart(() => import('../../features/ideas/fact-cards.tsx'))
const DraftCard = lazyPart(() => import('../../features/ideas/draft-card.tsx'))
const Interview = lazyPart(() => import('../../features/ideas/interview.tsx'))
const WriterChip = lazyPart(() => import('../../features/ideas/writer-chip.tsx'))
const LATEST = ideasQuery(1, IDEAS_MAX_COUNT)
const WAITING = [0, 1, 2, 3]

export const handle = { title: 'Generate Ideas' }
export const meta = () => [{ title: 'Generate Ideas | Hookreel' }]

/** The form is taller where topics can be looked up, so the page waits for that answer, but no longer than this. */
const KNOWN_WITHIN_MS = 1000

export async function clientLoader() {
  void queryClient.prefetchQuery(LATEST)
  const late = new Promise((resolve) => setTimeout(resolve, KNOWN_WITHIN_MS))
  await Promise.race([queryClient.prefetchQuery(instanceQuery), late])
  return null
}

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
  const instance = useQuery(instanceQuery)
  const [isOpenWebOn, setIsOpenWebOn] = useOpenWebSwitch()
  const hasOpenWeb = instance.data?.isOpenWebOn ?? false
  const [interview, setInterview] = useSessionState<InterviewState | null>('idea-interview', null)
  const suggest = useSuggestIdeas(cost, isOpenWebOn, {
    // What was answered already is kept, and goes along with the next answers.
    onHelp: (help, asked) => setInterview({ help, order: asked, answers: asked.answers ?? {}, at: 0 }),
    onIdeas: () => setInterview(null),
  })
  const research = useResearch()
  const balance = profile.data?.aiCredits
  const isShort = cost !== undefined && balance !== undefined && balance < cost
  const batch = latestBatch(saved.data?.items ?? [])
  const results = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (suggest.isSuccess && !suggest.data.help) results.current?.focus()
  }, [suggest.isSuccess, suggest.data])

  /** Facts first, where they may be looked up and there are any; else the writer. */
  const generate = () => {
    research.forget()
    // What failed before is begun again now.
    suggest.reset()
    const isGiven = order.sources !== undefined && order.sources.length > 0
    const isOwn = order.notes.trim() !== '' || order.sources?.some((source) => source.isOwn)
    if (isOwn || (!isGiven && !(hasOpenWeb && isOpenWebOn))) return suggest.mutate(order)
    research.mutate(
      { order },
      {
        // If the given sources yield too few facts, the notice says so and nothing is written.
        onSuccess: ({ id, notice }) => id === null && !(isGiven && notice) && suggest.mutate(order),
        onError: (error) => !isStopped(error) && suggest.mutate(order),
      },
    )
  }
  const isBusy = suggest.isPending || research.isPending

  return (
    <>
      <PageTitle title="Generate Ideas">
        Describe your topic and get up to {IDEAS_MAX_COUNT} ideas at once, each with a hook, a caption and a
        script. They are saved automatically. What only you know, the writer asks you first, for no credits.
      </PageTitle>
      <div className="grid grid-cols-1 gap-4">
        {/* As high as the chip, which comes later. */}
        <div className="min-h-10 md:min-h-8">
          <Suspense>
            <WriterChip />
          </Suspense>
        </div>
        {interview ? (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <Interview
              state={interview}
              onChange={setInterview}
              onDone={() => suggest.mutate({ ...interview.order, answers: interview.answers })}
              onLeave={() => setInterview(null)}
              onAsk={(prompt) => {
                const { answers: _, ...asked } = { ...interview.order, prompt }
                setDraft(asked)
                suggest.mutate(asked)
              }}
              cost={cost}
              isBusy={suggest.isPending}
            />
          </Suspense>
        ) : (
          <PromptForm
            order={order}
            onChange={setDraft}
            onSubmit={generate}
            cost={cost}
            isBusy={isBusy}
            onStop={() => {
              research.stop()
              suggest.stop()
            }}
            openWeb={hasOpenWeb ? { isOn: isOpenWebOn, onChange: setIsOpenWebOn } : undefined}
          />
        )}
        {research.notice && (
          <Alert
            tone="info"
            title={order.sources?.length ? 'Too little to write from' : 'Nothing was looked up'}
          >
            {research.notice}
          </Alert>
        )}
        {research.isPending && (
          <p role="status" className="text-sm text-muted">
            Looking for facts in {order.sources?.length ? 'what you gave' : 'Wikipedia and Wikidata'}
          </p>
        )}
        <Suspense>
          {research.found && (
            <FactCards
              key={research.found.research.id}
              research={research.found.research}
              from={research.found.order.sources?.length ? 'what you gave' : 'Wikipedia and Wikidata'}
              length={research.found.order.duration}
              cost={cost}
              isBusy={isBusy}
              onUse={(cards) =>
                suggest.mutate({ ...(research.found?.order ?? order), cards }, { onSuccess: research.forget })
              }
              onOther={(page) => research.mutate({ order: research.found?.order ?? order, page })}
              onClose={research.forget}
            />
          )}
        </Suspense>
        {isShort && <CreditsPanel cost={cost} balance={balance} purpose="generate video ideas" />}
        {suggest.error &&
          !isStopped(suggest.error) &&
          !(suggest.error instanceof ApiError && suggest.error.code === 'insufficient_credits') && (
            <Alert tone="danger" title={IDEAS_FAILED}>
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
          {suggest.isPending && suggest.drafts.length > 0 && (
            <span role="status" className="ml-2 text-sm font-normal text-muted tabular-nums">
              {suggest.drafts.length} of {order.count}
            </span>
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
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Suspense>
              {suggest.isPending &&
                suggest.drafts.map((idea, index) => <DraftCard key={index} idea={idea} />)}
            </Suspense>
            {WAITING.slice(0, Math.max(1, order.count - suggest.drafts.length)).map((index) => (
              <IdeaCardSkeleton key={index} />
            ))}
          </div>
        )}
        {!suggest.isPending && batch.length > 0 && (
          <>
            {batch[0]?.prompt && (
              <div className="-mt-2 mb-4 flex items-start justify-between gap-3">
                <p className="line-clamp-2 min-w-0 text-sm wrap-anywhere text-muted">
                  For “<bdi>{batch[0].prompt}</bdi>”
                  {batch[0].writtenBy && `, written by ${batch[0].writtenBy}`}.{' '}
                  <Link
                    to={href('/my-ideas')}
                    className="font-medium text-primary-ink underline-offset-4 hover:underline"
                  >
                    All your ideas
                  </Link>
                </p>
                {batch[0].batchId !== null && (
                  <ReceiptButton
                    id={batch[0].batchId}
                    title={`Ideas for “${batch[0].prompt}”`}
                    className="-my-1.5 -mr-3"
                  />
                )}
              </div>
            )}
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
              {batch.map((idea, index) => (
                <IdeaCard key={idea.id} idea={idea} number={index + 1} />
              ))}
            </div>
          </>
        )}
        {!suggest.isPending && saved.data && batch.length === 0 && (
          <EmptyState icon={Lightbulb} title="No ideas yet" className="rounded-card border border-dashed">
            {interview
              ? 'Answer above, or close the questions to ask for something else.'
              : 'Write what your videos should be about, or take one of the examples above. Have material of your own? Paste it as notes and the scripts use your sentences.'}
          </EmptyState>
        )}
      </section>
    </>
  )
}
