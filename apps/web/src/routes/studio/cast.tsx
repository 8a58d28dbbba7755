import type { Member } from '@hookreel/contract'
import { CAST_MAX } from '@hookreel/film'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { castQuery } from '../../features/cast/cast-query.ts'
import { MemberCard } from '../../features/cast/member-card.tsx'
import { MemberForm } from '../../features/cast/member-form.tsx'
import { deleteTogether } from '../../features/deletions/delete-together.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageActions, PageTitle } from '../../features/shell/page-title.tsx'

export const handle = { title: 'Cast' }
export const meta = () => [{ title: 'Cast | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(castQuery)
  return null
}

/** People, animals, things and places that look the same in all films. */
export default function CastPage() {
  const cache = useQueryClient()
  const cast = useQuery(castQuery)
  const [edited, setEdited] = useState<{ member: Member | null; at: number; isOpen: boolean }>({
    member: null,
    at: 0,
    isOpen: false,
  })
  const edit = (member: Member | null) => setEdited({ member, at: edited.at + 1, isOpen: true })
  const members = cast.data?.members ?? []
  const add = (
    <Button disabled={members.length >= CAST_MAX.members} onClick={() => edit(null)}>
      <Plus /> Add to your cast
    </Button>
  )
  return (
    <>
      <PageTitle title="Cast" aside={members.length > 0 && <PageActions>{add}</PageActions>}>
        People, animals, things and places that look the same in all your films. Call them by name in a script
        or an idea.
      </PageTitle>
      {cast.isPending && <Skeleton className="h-40" />}
      {cast.error && (
        <LoadError title="Failed to load your cast" error={cast.error} onRetry={() => void cast.refetch()} />
      )}
      {cast.isSuccess && members.length === 0 && (
        <Card>
          <EmptyState icon={Users} title="Nobody here yet" action={add}>
            Give somebody a name and say how they look. Whenever a script calls them, the pictures show them.
          </EmptyState>
        </Card>
      )}
      {members.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {members.map((member) => (
            <li key={member.id} className="min-w-0">
              <MemberCard
                member={member}
                offer={cast.data?.makesPictures ?? null}
                onEdit={() => edit(member)}
                onDelete={() => void deleteTogether(cache, 'cast', [member.id])}
              />
            </li>
          ))}
        </ul>
      )}
      {cast.data && members.length > 0 && <PicturesNote takes={cast.data.takesPictures} />}
      <MemberForm
        key={edited.at}
        member={edited.member}
        open={edited.isOpen}
        onClose={() => setEdited({ ...edited, isOpen: false })}
      />
    </>
  )
}

/** What becomes of reference pictures here. */
function PicturesNote({ takes }: { takes: { service: string; model: string; most: number } | null }) {
  return (
    <p className="mt-4 text-small text-muted">
      {takes
        ? `Generated pictures are made by ${takes.service} (${takes.model}), which is given up to ${takes.most} of these pictures for each scene.`
        : 'No connected service takes reference pictures. Generated and drawn pictures follow the descriptions.'}
    </p>
  )
}
