import { OrderSelect } from '../../components/order-select.tsx'
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
  { sort: 'created', direction: 'descending', label: 'Newest first' },
  { sort: 'created', direction: 'ascending', label: 'Oldest first' },
  { sort: 'title', direction: 'ascending', label: 'Title A to Z' },
  { sort: 'title', direction: 'descending', label: 'Title Z to A' },
  { sort: 'summary', direction: 'ascending', label: 'Summary A to Z' },
  { sort: 'summary', direction: 'descending', label: 'Summary Z to A' },
  { sort: 'status', direction: 'ascending', label: 'Status, drafts first' },
  { sort: 'status', direction: 'descending', label: 'Status, drafts last' },
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
      <OrderSelect className="w-52 max-md:w-0 max-md:grow" order={view} onChange={onChange} items={ORDERS} />
    </search>
  )
}
