import type { Idea } from '@hookreel/contract'
import { Lightbulb } from 'lucide-react'
import { href, Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { buttonLook } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { badgeOfIdea, videoAddress } from './idea-words.ts'

export function RecentIdeas({ ideas }: { ideas: readonly Idea[] }) {
  if (ideas.length === 0)
    return (
      <EmptyState
        icon={Lightbulb}
        title="No video ideas yet"
        action={
          <Link to={href('/generate-ideas')} className={buttonLook({ size: 'sm' })}>
            Generate Video Ideas
          </Link>
        }
      >
        Describe a topic in a sentence. Each idea comes with a hook, a caption and a script.
      </EmptyState>
    )
  return (
    <ul className="divide-y">
      {ideas.map((idea) => {
        const badge = badgeOfIdea(idea)
        return (
          <li key={idea.id} className="flex min-h-[5.5rem] items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <Link
                dir="auto"
                to={videoAddress(idea)}
                className="block truncate text-sm font-medium underline-offset-4 hover:underline"
              >
                {idea.title}
              </Link>
              <p dir="auto" className="wrap-anywhere mt-1 line-clamp-2 text-small text-muted">
                {idea.summary || idea.description || 'No summary available'}
              </p>
            </div>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
