import { createExport, getExportFile, type DataExport } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { channelsQuery } from '../../api/queries.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Progress } from '../../components/progress.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatFileSize, formatMoment } from '../../lib/format.ts'
import type { Settings } from './save-setting.ts'
import { ChoiceRow, SettingGroup, SwitchRow } from './setting-rows.tsx'
import { exportsQuery } from './settings-queries.ts'

const SocialAccounts = lazy(() => import('../channels/social-accounts.tsx'))
/** How often an export that is being made is asked after, beside the server's own word. */
const ASK_MS = 1500
const isLive = ({ state }: DataExport) => state === 'waiting' || state === 'making'

function ExportRow({ item }: { item: DataExport }) {
  const download = useMutation({
    mutationFn: () => call(getExportFile, { params: { id: item.id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error('Download Failed', { description: error.message }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-sm font-medium">Export of {formatMoment(item.createdAt)}</p>
        {isLive(item) && (
          <Progress className="mt-2 max-w-xs" percent={item.percent} label="Export being made" />
        )}
        {item.state === 'done' && item.sizeBytes !== null && item.expiresAt && (
          <p className="mt-0.5 text-small text-muted">
            {formatFileSize(item.sizeBytes)}, kept until {formatMoment(item.expiresAt)}
          </p>
        )}
        {item.state === 'failed' && (
          <p className="mt-0.5 text-small text-danger-ink">It could not be made. Please order it again.</p>
        )}
      </div>
      {isLive(item) && (
        <Badge tone="warn">{item.state === 'waiting' ? 'Waiting' : `${item.percent} %`}</Badge>
      )}
      {item.state === 'done' && (
        <Button variant="secondary" size="sm" isBusy={download.isPending} onClick={() => download.mutate()}>
          <Download /> Download
        </Button>
      )}
    </li>
  )
}

function FullExport() {
  const cache = useQueryClient()
  const found = useQuery({
    ...exportsQuery,
    refetchInterval: (query) => (query.state.data?.exports.some(isLive) ? ASK_MS : false),
  })
  const list = found.data?.exports ?? []
  const order = useMutation({
    mutationFn: () => call(createExport, {}),
    onSuccess: () => void cache.invalidateQueries(exportsQuery),
    onError: (error) => toast.error('Export Failed', { description: error.message }),
  })
  return (
    <SettingGroup
      title="Export everything"
      hint="One ZIP file with your videos and subtitles, ideas, profile, credit history and usage. We mail you when it is ready."
    >
      <Button
        className="justify-self-start"
        isBusy={order.isPending}
        disabled={list.some(isLive)}
        onClick={() => order.mutate()}
      >
        Export my data
      </Button>
      {list.length > 0 && (
        <ul className="divide-y border-t" aria-label="Your exports">
          {list.map((item) => (
            <ExportRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </SettingGroup>
  )
}

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
          label="Download Quality"
          hint="Compressed is about half the size with the same pixels. It is made when you first download a video."
          options={[
            { value: 'original', label: 'Original' },
            { value: 'compressed', label: 'Compressed' },
          ]}
        />
        <SwitchRow
          settings={settings}
          name="includeMetadata"
          label="Include Metadata"
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
          label="Enable Auto-Upload"
          hint="Posts finished videos to your connected channels by itself."
          idle={hasChannel ? null : 'No channel is connected yet.'}
        />
        <ChoiceRow
          settings={settings}
          name="autoUploadQuality"
          label="Auto-Upload Quality"
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
