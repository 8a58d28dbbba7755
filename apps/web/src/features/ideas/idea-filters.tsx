import { SearchField } from '../../components/search-field.tsx'
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

/** Search, status and order of the ideas. */
export function IdeaFilters(props: { view: IdeaView; onChange: (change: Partial<IdeaView>) => void }) {
  const { view, onChange } = props
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <SearchField label="Search ideas" search={view.search} onChange={onChange} />
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
