import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Card } from '../../components/card.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { uploadsQuery } from './upload-queries.ts'
import { useLocalUploads } from './upload-store.ts'

/** Loaded with the first file: most visits send none. */
const UploadRows = lazyPart(() => import('./upload-rows.tsx'))

/** Every file on its way: of this page, and what the server knows of besides. */
export function UploadList({ onChoose }: { onChoose: () => void }) {
  const local = useLocalUploads()
  const remote = useQuery(uploadsQuery)
  const ours = new Set(local.map(({ id }) => id))
  const others = (remote.data?.uploads ?? []).filter(({ id }) => !ours.has(id))
  if (local.length + others.length === 0) return null
  return (
    <Card className="mb-4 px-4">
      <h2 className="sr-only">Uploads</h2>
      <Suspense fallback={<div className="skeleton my-3 h-12" />}>
        <UploadRows local={local} others={others} onChoose={onChoose} />
      </Suspense>
    </Card>
  )
}
