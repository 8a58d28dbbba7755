import type { Idea } from '@hookreel/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clapperboard, Lightbulb, Sparkles, Trash2 } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { ideasQuery, pricingQuery, profileQuery } from '../../api/queries.ts'
import { Badge } from '../../components/badge.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { pageOfSearch, Pager } from '../../components/pager.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { deleteIdea } from '../../features/ideas/delete-idea.ts'
import { badgeOfIdea, videoAddress } from '../../features/ideas/idea-words.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { formatAgo, formatPlural } from '../../lib/format.ts'
import type { Route } from './+types/my-ideas'

const IDEAS_PER_PAGE = 20

export const handle = { title: 'My Video Ideas' }
export const meta = () => [{ title: 'My Video Ideas | Hookreel' }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(ideasQuery(pageOfSearch(new URL(request.url).searchParams), IDEAS_PER_PAGE))
  return null
}

function IdeaRow({ idea }: { idea: Idea }) {
  const cache = useQueryClient()
  const badge = badgeOfIdea(idea)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:flex-nowrap md:px-5">
      <div className="min-w-0 flex-1 basis-full md:basis-auto">
        <p className="flex items-center gap-2.5">
          <span className="min-w-0 truncate text-sm font-medium">{idea.title}</span>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        <p className="mt-1 line-clamp-2 text-small text-muted">
          {idea.summary || idea.description || 'No summary available'}
        </p>
      </div>
      <span className="mr-auto shrink-0 text-small text-muted md:w-28 md:text-right">
        {formatAgo(idea.createdAt)}
      </span>
      <div className="flex shrink-0 items-center gap-1">
        <Link
          to={videoAddress(idea)}
          prefetch="intent"
          className={buttonLook({ variant: 'secondary', size: 'sm' })}
        >
          <Clapperboard /> Generate Video
        </Link>
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={`Delete "${idea.title}"`}
          onClick={() => deleteIdea(cache, idea)}
        >
          <Trash2 />
        </Button>
      </div>
    </li>
  )
}

function NoIdeas() {
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const isShort =
    profile.data !== undefined &&
    pricing.data !== undefined &&
    profile.data.aiCredits < pricing.data.creditCosts.video_ideas
  return (
    <EmptyState
      icon={Lightbulb}
      title="No video ideas yet"
      className="rounded-card border border-dashed"
      action={
        <>
          {isShort ? (
            <Button disabled>
              <Sparkles /> Generate Video Ideas
            </Button>
          ) : (
            <Link to={href('/generate-ideas')} className={buttonLook()}>
              <Sparkles /> Generate Video Ideas
            </Link>
          )}
          <Link to={href('/credits')} className={buttonLook({ variant: 'ghost' })}>
            Purchase AI Credits
          </Link>
        </>
      }
    >
      Everything you generate is kept here until you delete it. Start with a prompt or with your own notes.
    </EmptyState>
  )
}

export default function MyIdeas() {
  const [search] = useSearchParams()
  const page = pageOfSearch(search)
  const ideas = useQuery(ideasQuery(page, IDEAS_PER_PAGE))
  return (
    <>
      <PageTitle
        title="My Video Ideas"
        aside={
          <Link to={href('/generate-ideas')} className={buttonLook()}>
            <Sparkles /> Generate Video Ideas
          </Link>
        }
      >
        {ideas.data ? formatPlural(ideas.data.total, 'idea') : 'Loading your ideas'}
      </PageTitle>
      {ideas.error && (
        <LoadError
          title="Failed to load your video ideas."
          error={ideas.error}
          onRetry={() => void ideas.refetch()}
        />
      )}
      {ideas.isPending && (
        <Card className="divide-y" aria-hidden>
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className="h-36 p-5 md:h-[5.5rem]">
              <Skeleton className="w-1/2" />
              <Skeleton className="mt-3 h-3 w-3/4" />
            </div>
          ))}
        </Card>
      )}
      {ideas.data?.items.length === 0 && <NoIdeas />}
      {ideas.data && ideas.data.items.length > 0 && (
        <Card>
          <ul className="divide-y">
            {ideas.data.items.map((idea) => (
              <IdeaRow key={idea.id} idea={idea} />
            ))}
          </ul>
        </Card>
      )}
      {ideas.data && <Pager page={page} pageCount={Math.ceil(ideas.data.total / IDEAS_PER_PAGE)} />}
    </>
  )
}
