import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '../../components/select.tsx'
import { newestVideosQuery } from './settings-queries.ts'
import { UsagePanel } from '../usage/usage-panel.tsx'

const ALL = 'all'

/** Usage of everything, or of one video that is chosen. */
export function VideoUsage() {
  const [chosen, setChosen] = useState(ALL)
  const videos = useQuery(newestVideosQuery)
  const items = [
    { value: ALL, label: 'All videos' },
    ...(videos.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <UsagePanel
      key={chosen}
      {...(chosen !== ALL && { videoId: chosen })}
      chooser={
        <Select
          label="Video"
          isLabelHidden
          className="w-full sm:w-64"
          value={chosen}
          items={items}
          onChange={setChosen}
        />
      }
    />
  )
}
