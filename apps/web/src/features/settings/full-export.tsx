import { createExport, EXPORT_FAILURES, getExportFile, type DataExport } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Progress } from '../../components/progress.tsx'
import { formatFileSize, formatMoment } from '../../lib/format.ts'
import { SettingGroup } from '../../components/setting-group.tsx'
import { exportsQuery } from './settings-queries.ts'

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
          <p className="mt-0.5 text-small text-danger-ink">
            {item.failure === null
              ? 'It could not be made. Please order it again.'
              : `It could not be made. ${EXPORT_FAILURES[item.failure]}`}
          </p>
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

/** Everything in one file, made in the background. */
export function FullExport() {
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
      hint="One ZIP file with your videos and subtitles, ideas, profile, credit history and usage. It appears below when it is ready, stays for a week, and takes the place of the one before."
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
