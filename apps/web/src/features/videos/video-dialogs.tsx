import type { Video } from '@hookreel/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useWasOpen } from '../../lib/use-was-open.ts'
import { Receipt } from '../credits/receipt.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { EditVideo } from './edit-video.tsx'
import type { Opened } from './video-card-menu.tsx'

const LanguagesDialog = lazyPart(() => import('./languages/languages-dialog.tsx'))

/** What a card's menu opens. It comes with the first choice, not with the page. */
export default function VideoDialogs(props: {
  video: Video
  open: Opened | null
  onOpen: (open: Opened | null) => void
}) {
  const { video } = props
  const wasLanguages = useWasOpen(props.open === 'languages')
  const propsOf = (name: Opened) => ({
    open: props.open === name,
    onOpenChange: (isOpen: boolean) => props.onOpen(isOpen ? name : null),
  })
  return (
    <>
      <EditVideo video={video} {...propsOf('edit')} />
      {wasLanguages && (
        <Suspense>
          <LanguagesDialog video={video} {...propsOf('languages')} />
        </Suspense>
      )}
      <Receipt id={video.id} title={video.title} works={video.works} {...propsOf('receipt')} />
      <DeleteVideo video={video} {...propsOf('delete')} />
    </>
  )
}
