import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { whatWorkedQuery } from './analytics-queries.ts'

/** Below the prompt: what did well before, to be written into it by one press. Silent as long as too little is known. */
export default function WhatWorked(props: { prompt: string; onUse: (hint: string) => void }) {
  const { data } = useQuery(whatWorkedQuery)
  const hint = data?.hint ?? null
  if (!data || hint === null || props.prompt.includes(hint)) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border bg-background px-3.5 py-2.5 text-small">
      <TrendingUp className="size-4 shrink-0 text-ok-ink" aria-hidden />
      <p className="min-w-0 flex-1 basis-56 text-muted">{data.reason}</p>
      <Button variant="soft" size="sm" onClick={() => props.onUse(hint)}>
        Use what worked
      </Button>
    </div>
  )
}
