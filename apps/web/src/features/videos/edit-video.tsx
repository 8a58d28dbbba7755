import type { Video } from '@hookreel/contract'
import { Suspense } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'

/** The form and its library load when someone edits, not with the page. */
const EditVideoForm = lazyPart(() => import('./edit-video-form.tsx'))

export function EditVideo(props: { video: Video; open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title="Edit Video">
      <Suspense fallback={<div className="skeleton h-64" />}>
        <EditVideoForm video={props.video} onClose={() => props.onOpenChange(false)} />
      </Suspense>
    </Dialog>
  )
}
