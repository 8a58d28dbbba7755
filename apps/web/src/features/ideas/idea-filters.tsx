import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Input } from '../../components/input.tsx'
import { Select } from '../../components/select.tsx'
import type { IdeaView } from './idea-queries.ts'

const STATUSES = [
  { value: 'all', label: 'All statuses' },
  { value: 'draft', label: 'Draft' },
  { value: 'improved', label: 'Improved' },
  { value: 'video_generated', label: 'Video Generated' },
] as const
const ORDERS = [
  { value: 'created descending', label: 'Newest first' },
  { value: 'created ascending', label: 'Oldest first' },
  { value: 'title ascending', label: 'Title A to Z' },
  { value: 'title descending', label: 'Title Z to A' },
  { value: 'summary ascending', label: 'Summary A to Z' },
  { value: 'summary descending', label: 'Summary Z to A' },
  { value: 'status ascending', label: 'Status, drafts first' },
  { value: 'status descending', label: 'Status, drafts last' },
] as const
const TYPING_MS = 250

/** Search, status and order of the ideas. */
export function IdeaFilters(props: { view: IdeaView; onChange: (change: Partial<IdeaView>) => void }) {
  const { view, onChange } = props
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <SearchField search={view.search} onChange={onChange} />
      <Select
        label="Status"
        isLabelHidden
        className="w-44 max-md:w-0 max-md:grow"
        value={view.status}
        onChange={(status) => onChange({ status })}
        items={STATUSES}
      />
      <Select
        label="Order"
        isLabelHidden
        className="w-52 max-md:w-0 max-md:grow"
        value={ORDERS.find(({ value }) => value === `${view.sort} ${view.direction}`)?.value ?? null}
        onChange={(order) => {
          const [sort, direction] = order.split(' ') as [IdeaView['sort'], IdeaView['direction']] // from ORDERS
          onChange({ sort, direction })
        }}
        items={ORDERS}
      />
    </search>
  )
}

/** Typing is heard here alone; the table hears of it after a pause. */
function SearchField(props: { search: string; onChange: (change: { search: string }) => void }) {
  const { search, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // The address changed from elsewhere, by Back for example.
  if (known !== search) {
    setKnown(search)
    setTyped(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => onChange({ search: typed.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, search, onChange])

  return (
    <div className="relative grow basis-60 max-md:basis-full">
      <label htmlFor={id} className="sr-only">
        Search ideas
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        aria-hidden
      />
      <Input
        id={id}
        type="search"
        className="pl-9"
        placeholder="Search ideas"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
