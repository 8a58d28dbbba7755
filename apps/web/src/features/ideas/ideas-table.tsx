import type { Idea } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronsUpDown, Clapperboard, PencilLine, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { formatAgo, formatMoment } from '../../lib/format.ts'
import { deleteTogether } from '../deletions/delete-together.ts'
import { badgeOfIdea, videoAddress } from './idea-words.ts'
import type { IdeaView } from './idea-queries.ts'

const COLUMNS = [
  { sort: 'title', label: 'Title', look: 'w-[26%] pl-5' },
  { sort: 'summary', label: 'Summary', look: '' },
  { sort: 'status', label: 'Status', look: 'w-40' },
  { sort: 'created', label: 'Created', look: 'w-32' },
] as const

/** Ideas as a table with columns to sort by. */
export function IdeasTable(props: {
  ideas: readonly Idea[]
  view: IdeaView
  onSort: (sort: IdeaView['sort']) => void
}) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">Your video ideas</caption>
        <thead className="border-b text-small text-muted">
          <tr>
            {COLUMNS.map((column) => (
              <SortHeader key={column.sort} column={column} view={props.view} onSort={props.onSort} />
            ))}
            <th scope="col" className="w-36 px-3 py-2.5 pr-5 text-right font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {props.ideas.map((idea) => (
            <IdeaRow key={idea.id} idea={idea} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function SortHeader(props: {
  column: (typeof COLUMNS)[number]
  view: IdeaView
  onSort: (sort: IdeaView['sort']) => void
}) {
  const { column, view } = props
  const isSorted = view.sort === column.sort
  const Icon = isSorted ? (view.direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  return (
    <th scope="col" aria-sort={isSorted ? view.direction : 'none'} className={`px-3 py-1.5 ${column.look}`}>
      <button
        type="button"
        onClick={() => props.onSort(column.sort)}
        className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 font-medium hover:text-foreground"
      >
        {column.label}
        <Icon className="size-3.5" aria-hidden />
      </button>
    </th>
  )
}

const IdeaRow = memo(function IdeaRow({ idea }: { idea: Idea }) {
  const badge = badgeOfIdea(idea)
  return (
    <tr className="transition-colors hover:bg-surface-2/60">
      <th scope="row" className="px-3 py-3 pl-5 font-medium">
        <Link
          dir="auto"
          to={href('/edit-idea/:id', { id: idea.id })}
          className="line-clamp-2 wrap-anywhere underline-offset-4 hover:underline"
        >
          {idea.title}
        </Link>
      </th>
      <td className="px-3 py-3 text-muted">
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {summaryOf(idea)}
        </span>
      </td>
      <td className="px-3 py-3">
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </td>
      <td className="px-3 py-3 text-small whitespace-nowrap text-muted" title={formatMoment(idea.createdAt)}>
        {formatAgo(idea.createdAt)}
      </td>
      <td className="px-3 py-3 pr-5">
        <IdeaActions idea={idea} />
      </td>
    </tr>
  )
})

/** The same ideas on a narrow window: one card each. */
export function IdeaCards({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <ul className="grid gap-3" aria-label="Your video ideas">
      {ideas.map((idea) => {
        const badge = badgeOfIdea(idea)
        return (
          <li key={idea.id}>
            <Card className="p-4">
              <div className="flex items-start gap-2.5">
                <Link
                  dir="auto"
                  to={href('/edit-idea/:id', { id: idea.id })}
                  className="min-w-0 flex-1 text-sm font-medium wrap-anywhere underline-offset-4 hover:underline"
                >
                  {idea.title}
                </Link>
                <Badge tone={badge.tone}>{badge.label}</Badge>
              </div>
              <p dir="auto" className="mt-1.5 line-clamp-3 text-small wrap-anywhere text-muted">
                {summaryOf(idea)}
              </p>
              <div className="mt-3 flex items-center justify-between gap-3">
                <span className="text-small text-muted">{formatAgo(idea.createdAt)}</span>
                <IdeaActions idea={idea} />
              </div>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}

const summaryOf = (idea: Idea): string => idea.summary || idea.description || 'No summary available'

function IdeaActions({ idea }: { idea: Idea }) {
  const cache = useQueryClient()
  const look = buttonLook({ variant: 'quiet', size: 'icon-sm' })
  return (
    <div className="flex justify-end gap-1">
      <Link
        to={href('/edit-idea/:id', { id: idea.id })}
        className={look}
        aria-label={`Edit "${idea.title}"`}
        title="Edit"
      >
        <PencilLine />
      </Link>
      <Link
        to={videoAddress(idea)}
        className={look}
        aria-label={`Generate video from "${idea.title}"`}
        title="Generate Video"
      >
        <Clapperboard />
      </Link>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={`Delete "${idea.title}"`}
        title="Delete"
        onClick={() => void deleteTogether(cache, 'ideas', [idea.id])}
      >
        <Trash2 />
      </Button>
    </div>
  )
}
