import { useQuery } from '@tanstack/react-query'
import { stylesQuery } from '../../api/queries.ts'
import { SearchField } from '../../components/search-field.tsx'
import { Select } from '../../components/select.tsx'
import { STYLE_IDS } from './style-ids.ts'
import type { VideoView } from './video-queries.ts'

const STATUSES = [
  { value: 'all', label: 'All statuses' },
  { value: 'completed', label: 'Ready' },
  { value: 'generated', label: 'Generated' },
  { value: 'published', label: 'Published' },
  { value: 'queued', label: 'Queued' },
  { value: 'processing', label: 'Processing' },
  { value: 'failed', label: 'Failed' },
] as const
const ORDERS = [
  { value: 'created descending', label: 'Newest first' },
  { value: 'created ascending', label: 'Oldest first' },
  { value: 'title ascending', label: 'Title A to Z' },
  { value: 'title descending', label: 'Title Z to A' },
  { value: 'views descending', label: 'Most viewed' },
  { value: 'length descending', label: 'Longest first' },
  { value: 'length ascending', label: 'Shortest first' },
  { value: 'size descending', label: 'Largest file first' },
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
      <Select
        label="Order"
        isLabelHidden
        className="w-44 max-md:w-full"
        value={ORDERS.find(({ value }) => value === `${view.sort} ${view.direction}`)?.value ?? null}
        onChange={(order) => {
          const [sort, direction] = order.split(' ') as [VideoView['sort'], VideoView['direction']] // from ORDERS
          onChange({ sort, direction })
        }}
        items={ORDERS}
      />
    </search>
  )
}
