import { BATCH_MAX_PIECES, type Batch } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { channelsQuery, profileQuery } from '../../api/queries.ts'
import { buttonLook } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { isOpenIdea } from '../ideas/idea-words.ts'
import { BatchForm } from './batch-form.tsx'
import { batchesQuery, batchIdeasQuery } from './batch-queries.ts'
import { BatchResult } from './batch-result.tsx'

function Content({ made, onDone }: { made: Batch | null; onDone: (batch: Batch) => void }) {
  const ideas = useQuery(batchIdeasQuery)
  const batches = useQuery(batchesQuery)
  const channels = useQuery(channelsQuery)
  const profile = useQuery(profileQuery)
  const failed = [ideas, batches, channels, profile].find(({ error }) => error !== null)
  const speakable = ideas.data?.items.filter((idea) => idea.script && !isOpenIdea(idea)) ?? []
  if (made) return <BatchResult batch={made} />
  if (failed?.error)
    return <LoadError title="Failed to load" error={failed.error} onRetry={() => void failed.refetch()} />
  if (!ideas.data || !batches.data || !channels.data || !profile.data) return <Skeleton className="h-80" />
  if (speakable.length === 0)
    return (
      <div className="grid justify-items-start gap-3 text-sm text-muted">
        <p>There is no idea with a finished script yet.</p>
        <Link to={href('/generate-ideas')} className={buttonLook({ size: 'sm' })}>
          Generate Video Ideas
        </Link>
      </div>
    )
  if (batches.data.leftThisWeek === 0)
    return (
      <p className="text-sm">
        This week’s {BATCH_MAX_PIECES} pieces are made. You can still order single videos from their ideas.
      </p>
    )
  return (
    <BatchForm
      ideas={speakable}
      channels={channels.data.channels}
      profile={profile.data}
      left={batches.data.leftThisWeek}
      onDone={onDone}
    />
  )
}

/** From many ideas to videos with a place in the calendar, at once. */
export default function BatchDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [made, setMade] = useState<Batch | null>(null)
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => {
        props.onOpenChange(open)
        if (!open) setMade(null)
      }}
      title="Make and schedule"
      description={`Up to ${BATCH_MAX_PIECES} videos a week from your ideas. With a connected account each is posted in the next free slot.`}
      className="md:w-[42rem]"
    >
      <Content made={made} onDone={setMade} />
    </Dialog>
  )
}
