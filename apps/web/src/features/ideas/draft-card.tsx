import type { IdeaDraft } from '@hookreel/contract'
import { Clock } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { nameLength } from './lengths.ts'

/** An idea while the others are still being written: it can be read, and nothing can be done with it yet. */
export default function DraftCard({ idea }: { idea: IdeaDraft }) {
  return (
    <Card className="flex min-w-0 flex-col p-5 transition-opacity duration-300 starting:opacity-0">
      <h3 dir="auto" className="leading-snug font-semibold wrap-anywhere">
        {idea.title}
      </h3>
      {idea.summary && (
        <p dir="auto" className="wrap-anywhere mt-1.5 text-sm text-muted">
          {idea.summary}
        </p>
      )}
      {idea.caption && (
        <p dir="auto" className="mt-3 text-small wrap-anywhere text-primary-ink">
          {idea.caption}
        </p>
      )}
      <p className="mt-3 flex items-center gap-1 border-t pt-3 text-small text-muted tabular-nums">
        <Clock className="size-3.5" aria-hidden /> {nameLength(idea.duration)}
      </p>
      {idea.script && (
        <p dir="auto" className="wrap-anywhere mt-2 line-clamp-3 text-sm leading-relaxed">
          {idea.script}
        </p>
      )}
    </Card>
  )
}
