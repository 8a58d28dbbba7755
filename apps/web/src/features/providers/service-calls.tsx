import type { ProviderCall } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { formatDollars } from '../../lib/format.ts'
import { PART_WORDS } from './provider-words.ts'
import { videoCallsQuery } from './provider-queries.ts'

type Line = { readonly key: string; readonly label: string; readonly calls: readonly ProviderCall[] }

/** Calls of a kind to one service in one line, in the order in which the first of each was made. */
function groupCalls(calls: readonly ProviderCall[]): Line[] {
  const groups = Map.groupBy(calls, ({ name, part, model }) => `${PART_WORDS[part]} by ${name}, ${model}`)
  return [...groups].map(([label, own]) => ({ key: label, label: label.replace(/, $/, ''), calls: own }))
}

/** What AI services did for a video and what each of them cost; nothing when none was asked. */
export function ServiceCalls({ videoId }: { videoId: string }) {
  const found = useQuery(videoCallsQuery(videoId))
  if (!found.data || found.data.calls.length === 0) return null
  return (
    <section className="rounded-xl border text-sm" aria-labelledby="service-calls">
      <h3 id="service-calls" className="px-3.5 pt-2.5 font-medium">
        AI services
      </h3>
      <p className="px-3.5 text-small text-muted">
        They charge the operator of this server; you pay with credits.
      </p>
      <ul className="divide-y">
        {groupCalls(found.data.calls).map(({ key, label, calls }) => (
          <CallLine key={key} label={label} calls={calls} />
        ))}
        <li className="flex justify-between gap-4 px-3.5 py-2.5 font-semibold">
          <span>Together</span>
          <span className="tabular-nums">{formatDollars(found.data.totalMicrodollars)}</span>
        </li>
      </ul>
    </section>
  )
}

function CallLine({ label, calls }: Omit<Line, 'key'>) {
  const failed = calls.filter(({ state }) => state === 'failed')
  const last = failed.at(-1)
  return (
    <li className="flex justify-between gap-4 px-3.5 py-2.5">
      <span className="min-w-0">
        {label}
        <span className="block text-small text-muted">
          {calls.length === 1 ? '1 call' : `${calls.length} calls`}
          {failed.length > 0 && `, ${failed.length} failed`}
        </span>
        {last?.message && <span className="block text-small break-words text-warn-ink">{last.message}</span>}
      </span>
      <span className="shrink-0 tabular-nums">
        {formatDollars(calls.reduce((sum, { microdollars }) => sum + microdollars, 0))}
      </span>
    </li>
  )
}
