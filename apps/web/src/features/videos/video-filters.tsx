import { useQuery } from '@tanstack/react-query'
import { stylesQuery } from '../../api/queries.ts'
import { OrderSelect } from '../../components/order-select.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Select } from '../../components/select.tsx'
import { STYLE_IDS } from '@hookreel/film'
import type { VideoView } from './video-queries.ts'

const STATUSES = [
  { value: 'all', label: 'All statuses' },
  { value: 'completed', label: 'Ready' },
  { value: 'generated', label: 'Generated' },
  { value: 'published', label: 'Published' },
  { value: 'queued', label: 'Queued' },
  { value: 'processing', label: 'Processing' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const
const ORDERS = [
  { sort: 'created', direction: 'descending', label: 'Newest first' },
  { sort: 'created', direction: 'ascending', label: 'Oldest first' },
  { sort: 'title', direction: 'ascending', label: 'Title A to Z' },
  { sort: 'title', direction: 'descending', label: 'Title Z to A' },
  { sort: 'views', direction: 'descending', label: 'Most viewed' },
  { sort: 'length', direction: 'descending', label: 'Longest first' },
  { sort: 'length', direction: 'ascending', label: 'Shortest first' },
  { sort: 'size', direction: 'descending', label: 'Largest file first' },
] as const

/** Search, status, style and order of the videos. */
export function VideoFilters(props: { view: VideoView; onChange: (change: Partial<VideoView>) => void }) {
  const { view, onChange } = props
  const styles = useQuery(stylesQuery)
  const nameOf = (id: string) => styles.data?.styles.find((style) => style.id === id)?.name ?? id
  const styleItems = [
    { value: 'all' as const, label: 'All styles' },
    ...STYLE_IDS.map((id) => ({ value: id, label: nameOf(id) })),
    { value: 'uploaded' as const, label: 'Uploaded' },
  ]
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <SearchField label="Search videos" search={view.search} onChange={onChange} />
      <Select
        label="Status"
        isLabelHidden
        className="w-40 max-md:w-0 max-md:grow"
        value={view.status}
        onChange={(status) => onChange({ status })}
        items={STATUSES}
      />
      <Select
        label="Style"
        isLabelHidden
        className="w-40 max-md:w-0 max-md:grow"
        value={view.style}
        onChange={(style) => onChange({ style })}
        items={styleItems}
      />
      <OrderSelect className="w-44 max-md:w-full" order={view} onChange={onChange} items={ORDERS} />
    </search>
  )
}
