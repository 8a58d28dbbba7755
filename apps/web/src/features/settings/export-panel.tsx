import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { channelsQuery } from '../../api/queries.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { FullExport } from './full-export.tsx'
import type { Settings } from './save-setting.ts'
import { SettingGroup } from '../../components/setting-group.tsx'
import { ChoiceRow, SwitchRow } from './setting-rows.tsx'

const SocialAccounts = lazyPart(() => import('../channels/social-accounts.tsx'))

/** How files leave: downloads, posting, and everything at once. */
export function ExportPanel({ settings }: { settings: Settings }) {
  const channels = useQuery(channelsQuery)
  const hasChannel = channels.data?.channels.some((channel) => channel.canPost) ?? true
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingGroup title="Downloads">
        <ChoiceRow
          settings={settings}
          name="downloadQuality"
          hint="Compressed is a smaller file with the same pixels. It is made when you first download a video."
          options={[
            { value: 'original', label: 'Original' },
            { value: 'compressed', label: 'Compressed' },
          ]}
        />
        <SwitchRow
          settings={settings}
          name="includeMetadata"
          hint="Writes the title and your name into downloaded files. Off, files carry nothing about you."
        />
      </SettingGroup>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <SocialAccounts />
      </Suspense>
      <SettingGroup
        title="Auto-upload"
        hint="TikTok gets a draft in your inbox, because TikTok wants you to choose yourself who can watch each post. Instagram and YouTube are posted to directly."
      >
        <SwitchRow
          settings={settings}
          name="autoUploadEnabled"
          hint="Posts finished videos to your connected channels by itself."
          idle={hasChannel ? null : 'No channel is connected yet.'}
        />
        <ChoiceRow
          settings={settings}
          name="autoUploadQuality"
          options={[
            { value: 'original', label: 'Original' },
            { value: 'high', label: 'High' },
            { value: 'medium', label: 'Medium' },
          ]}
        />
      </SettingGroup>
      <FullExport />
    </div>
  )
}
