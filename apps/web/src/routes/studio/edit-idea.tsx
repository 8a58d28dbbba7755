import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { ApiError } from '../../api/call.ts'
import { ideaQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { IdeaEditor } from '../../features/ideas/editor/idea-editor.tsx'
import { ideaHistoryQuery } from '../../features/ideas/idea-queries.ts'
import type { Route } from './+types/edit-idea'

export const handle = { title: 'Edit Idea' }
export const meta = () => [{ title: 'Edit Idea | Hookreel' }]

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(ideaQuery(params.id))
  void queryClient.prefetchQuery(ideaHistoryQuery(params.id))
  return null
}

export default function EditIdea({ params }: Route.ComponentProps) {
  const idea = useQuery(ideaQuery(params.id))
  const navigate = useNavigate()
  const isFailed = idea.isError && !idea.data
  const isMissing = idea.error instanceof ApiError && idea.error.code === 'idea_not_found'
  const isSignedOut = idea.error instanceof ApiError && idea.error.status === 401

  useEffect(() => {
    if (!isFailed || isSignedOut) return
    toast.error('Error', {
      id: 'edit-idea',
      description: isMissing ? 'Video idea not found.' : 'Failed to load the video idea.',
    })
    void navigate(href('/my-ideas'), { replace: true })
  }, [isFailed, isMissing, isSignedOut, navigate])

  return (
    <>
      <Link
        to={href('/my-ideas')}
        className="mb-4 inline-flex min-h-8 items-center gap-1.5 text-sm text-muted hover:text-foreground"
      >
        <ArrowLeft className="size-4" aria-hidden /> My Video Ideas
      </Link>
      {idea.data ? <IdeaEditor key={idea.data.id} idea={idea.data} /> : <EditorSkeleton />}
    </>
  )
}

function EditorSkeleton() {
  return (
    <>
      <h1 className="text-title mb-6 font-semibold">Edit Idea</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2" aria-hidden>
        {[0, 1].map((side) => (
          <Card key={side} className="h-[44rem] p-6">
            <Skeleton className="h-6 w-40" />
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="mt-8 h-16 w-full" />
            ))}
          </Card>
        ))}
      </div>
    </>
  )
}
