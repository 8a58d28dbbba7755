import type { Idea } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Clapperboard, Clock, Copy, PencilLine, Trash2, WandSparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { deleteTogether } from '../deletions/delete-together.ts'
import { badgeOfIdea, isOpenIdea, videoAddress } from './idea-words.ts'
import { nameLength } from './lengths.ts'

const ImproveIdea = lazyPart(() => import('./improve-idea.tsx'))

export function IdeaCard({ idea, number }: { idea: Idea; number: number }) {
  const cache = useQueryClient()
  const badge = badgeOfIdea(idea)
  const { script } = idea
  const isOpen = isOpenIdea(idea)
  const [isImproving, setIsImproving] = useState(false)
  return (
    <Card data-item={idea.id} className="flex min-w-0 flex-col p-5">
      <div className="flex items-start gap-3">
        <h3 dir="auto" className="min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">
          {idea.title || `Idea ${number}`}
        </h3>
        {(isOpen || idea.status !== 'draft') && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      <p dir="auto" className="wrap-anywhere mt-1.5 text-sm text-muted">
        {idea.summary || 'No summary provided'}
      </p>
      {isOpen && (
        <p className="mt-3 rounded-lg bg-warn-soft px-3 py-2 text-small text-warn-ink">
          The script has blanks in square brackets. It can be voiced once they are filled.
        </p>
      )}
      {idea.unmet.length > 0 && <UnmetOrders sentences={idea.unmet} />}
      <p dir="auto" className="mt-3 text-small wrap-anywhere text-primary-ink">
        {idea.caption || 'No caption provided'}
      </p>
      <details className="group mt-3 mb-4 border-t pt-3">
        <summary className="flex min-h-8 list-none items-center gap-2 rounded-md text-small font-medium text-muted hover:text-foreground [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden />
          Script
          <span className="ml-auto flex items-center gap-1 font-normal tabular-nums">
            <Clock className="size-3.5" aria-hidden /> {nameLength(idea.duration)}
          </span>
        </summary>
        <p dir="auto" className="wrap-anywhere mt-2 text-sm leading-relaxed whitespace-pre-line">
          {script || 'No script provided'}
        </p>
      </details>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <Link
          to={isOpen ? href('/edit-idea/:id', { id: idea.id }) : videoAddress(idea)}
          prefetch="intent"
          className={buttonLook({ size: 'sm', className: 'max-sm:basis-full' })}
        >
          {isOpen ? <PencilLine /> : <Clapperboard />}
          {isOpen ? 'Fill in the blanks' : 'Generate Video'}
        </Link>
        <Button variant="secondary" size="sm" onClick={() => setIsImproving(true)}>
          <WandSparkles /> Improve
        </Button>
        {script && (
          <Button variant="quiet" size="sm" onClick={() => void copyText(script, 'Script')}>
            <Copy /> <span className="sr-only">Copy script</span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="icon-sm"
          className="ml-auto"
          aria-label={`Delete "${idea.title}"`}
          onClick={() => void deleteTogether(cache, 'ideas', [idea.id])}
        >
          <Trash2 />
        </Button>
      </div>
      {isImproving && (
        <Suspense>
          <ImproveIdea idea={idea} onClose={() => setIsImproving(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** What the prompt ordered and this idea does not do, where it is chosen. */
function UnmetOrders({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul
      aria-label="Not as you asked"
      className="mt-3 space-y-1 rounded-lg border px-3 py-2 text-small text-muted"
    >
      {sentences.map((sentence) => (
        <li key={sentence} dir="auto" className="wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  )
}

export function IdeaCardSkeleton() {
  return (
    <Card className="p-5" aria-hidden>
      <span className="skeleton block h-5 w-3/4" />
      <span className="skeleton mt-3 block h-4 w-full" />
      <span className="skeleton mt-2 block h-4 w-2/3" />
      <span className="skeleton mt-4 block h-4 w-1/2" />
      <span className="mt-4 block border-t pt-4">
        <span className="skeleton block h-4 w-20" />
      </span>
      <span className="mt-5 flex gap-2">
        <span className="skeleton block h-9 w-36 md:h-8" />
        <span className="skeleton block h-9 w-28 md:h-8" />
      </span>
    </Card>
  )
}
