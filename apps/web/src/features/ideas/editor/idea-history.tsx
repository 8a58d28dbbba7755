import { restoreIdeaRevision, type Idea, type IdeaRevision } from '@hookreel/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { toast } from 'sonner'
import { call } from '../../../api/call.ts'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { formatMoment } from '../../../lib/format.ts'
import { EDITOR_TOAST } from './editor-toast.ts'
import { ideaHistoryQuery } from '../idea-queries.ts'
import { changedFields, IDEA_FIELDS, textsOf } from './idea-texts.ts'
import { WordDiff } from './word-diff.tsx'

/** Earlier texts to compare and restore, versions, and which text made which video. */
export function IdeaHistory(props: { idea: Idea; canRestore: boolean; onRestored: (idea: Idea) => void }) {
  const { idea } = props
  const history = useQuery(ideaHistoryQuery(idea.id))
  const [compared, setCompared] = useState<IdeaRevision | null>(null)
  const restore = useMutation({
    mutationFn: (revision: IdeaRevision) =>
      call(restoreIdeaRevision, { params: { id: idea.id, revisionId: revision.id } }),
    onSuccess: (restored, revision) => {
      setCompared(null)
      props.onRestored(restored)
      toast.success('Changes Saved', {
        ...EDITOR_TOAST,
        description: `Text ${revision.number} is back. The one it replaced is kept below.`,
      })
    },
    onError: (error) => toast.error('Save Failed', { ...EDITOR_TOAST, description: error.message }),
  })
  if (!history.data) return null
  const { revisions, original, versions, videos } = history.data
  if (revisions.length + versions.length + videos.length === 0 && !original) return null
  return (
    <Card className="mt-6 p-5 md:p-6">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <History className="size-4 text-muted" aria-hidden /> History
      </h2>
      {original && (
        <p className="mt-3 text-sm text-muted">
          A new version of <IdeaLink {...original} />
        </p>
      )}
      <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-2">
        {revisions.length > 0 && (
          <section aria-labelledby="revisions" className="min-w-0">
            <h3 id="revisions" className="text-sm font-medium">
              Earlier texts
            </h3>
            <ul className="mt-1 divide-y">
              {revisions.map((revision) => (
                <li key={revision.id} className="flex items-center gap-3 py-2.5">
                  <div className="min-w-0 flex-1">
                    <p className="truncate text-sm">
                      Text {revision.number}: <bdi>{revision.title}</bdi>
                    </p>
                    <p className="text-small text-muted">{formatMoment(revision.createdAt)}</p>
                  </div>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Compare text ${revision.number}`}
                    onClick={() => setCompared(revision)}
                  >
                    Compare
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {versions.length > 0 && (
          <section aria-labelledby="versions">
            <h3 id="versions" className="text-sm font-medium">
              New versions of it
            </h3>
            <ul className="mt-1 divide-y">
              {versions.map((version) => (
                <li key={version.id} className="py-2.5 text-sm">
                  <IdeaLink {...version} />
                  <p className="text-small text-muted">{formatMoment(version.createdAt)}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {videos.length > 0 && (
          <section aria-labelledby="made-videos">
            <h3 id="made-videos" className="text-sm font-medium">
              Videos made from it
            </h3>
            <ul className="mt-1 divide-y">
              {videos.map((video) => (
                <li key={video.id} className="py-2.5 text-sm">
                  <Link
                    dir="auto"
                    to={`${href('/generate-video')}?videoId=${video.id}`}
                    className="wrap-anywhere font-medium text-primary-ink underline-offset-4 hover:underline"
                  >
                    {video.title}
                  </Link>
                  <p className="text-small text-muted">
                    {formatMoment(video.createdAt)}, from{' '}
                    {video.revision === null ? 'a script of its own' : `text ${video.revision}`}
                  </p>
                  <details className="mt-1">
                    <summary className="disclosure min-h-6 w-fit text-small text-muted">Its script</summary>
                    <p dir="auto" className="wrap-anywhere mt-1 text-small whitespace-pre-wrap text-muted">
                      {video.script}
                    </p>
                  </details>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {compared && (
        <CompareDialog
          idea={idea}
          revision={compared}
          canRestore={props.canRestore}
          isBusy={restore.isPending}
          onRestore={() => restore.mutate(compared)}
          onClose={() => setCompared(null)}
        />
      )}
    </Card>
  )
}

function IdeaLink({ id, title }: { id: string; title: string }) {
  return (
    <Link
      to={href('/edit-idea/:id', { id })}
      dir="auto"
      className="wrap-anywhere font-medium text-primary-ink underline-offset-4 hover:underline"
    >
      {title}
    </Link>
  )
}

function CompareDialog(props: {
  idea: Idea
  revision: IdeaRevision
  canRestore: boolean
  isBusy: boolean
  onRestore: () => void
  onClose: () => void
}) {
  const [before, after] = [textsOf(props.idea), textsOf(props.revision)]
  const changed = changedFields(before, after)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      className="md:w-[40rem]"
      title={`Text ${props.revision.number} against the present one`}
      description={
        props.canRestore
          ? 'What restoring would change. The present text is kept.'
          : 'Save or discard your changes before restoring.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            disabled={!props.canRestore || changed.length === 0}
            isBusy={props.isBusy}
            onClick={props.onRestore}
          >
            Restore
          </Button>
        </>
      }
    >
      <div
        className="grid max-h-[50dvh] gap-4 overflow-y-auto"
        tabIndex={0}
        role="group"
        aria-label="Differences"
      >
        {IDEA_FIELDS.filter(({ name }) => changed.includes(name)).map(({ name, label }) => (
          <div key={name}>
            <p className="text-sm font-medium">{label}</p>
            <WordDiff before={before[name]} after={after[name]} className="mt-1" />
          </div>
        ))}
        {changed.length === 0 && <p className="text-sm text-muted">Both are the same.</p>}
      </div>
    </Dialog>
  )
}
