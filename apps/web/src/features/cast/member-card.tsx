import { deleteMemberPicture, type Member } from '@hookreel/contract'
import { CAST_MAX } from '@hookreel/film'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImagePlus, PencilLine, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { toast } from 'sonner'
import { call, reasonOf } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { castQuery, PICTURE_TYPES, sendMemberPicture } from './cast-query.ts'
import { KIND_WORDS } from './cast-words.ts'
import { MemberSitting, type PictureOffer } from './member-sitting.tsx'

/** One member of the cast: what it is called, how it looks, its pictures, and what can be done with it. */
export function MemberCard(props: {
  member: Member
  offer: PictureOffer | null
  onEdit: () => void
  onDelete: () => void
}) {
  const { member } = props
  return (
    <Card className="grid h-full content-start gap-3 p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-semibold">
            <bdi>{member.name}</bdi>
          </h2>
          <Badge>{KIND_WORDS[member.kind].label}</Badge>
        </div>
        <Button variant="quiet" size="icon-sm" aria-label={`Change ${member.name}`} onClick={props.onEdit}>
          <PencilLine />
        </Button>
        <Button variant="quiet" size="icon-sm" aria-label={`Delete ${member.name}`} onClick={props.onDelete}>
          <Trash2 />
        </Button>
      </div>
      <p className="wrap-anywhere text-sm whitespace-pre-line text-muted" dir="auto">
        {member.sheet || 'Not described yet.'}
      </p>
      <MemberPictures member={member} />
      <MemberSitting member={member} offer={props.offer} />
    </Card>
  )
}

function MemberPictures({ member }: { member: Member }) {
  const cache = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const settle = { onSettled: () => void cache.invalidateQueries(castQuery) }
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const one of files) await sendMemberPicture(member.id, one)
    },
    onError: (error) =>
      toast.error('The picture was not added', { description: reasonOf(error, 'Try again.') }),
    ...settle,
  })
  const remove = useMutation({
    mutationFn: (pictureId: string) => call(deleteMemberPicture, { params: { id: member.id, pictureId } }),
    onError: (error) =>
      toast.error('The picture was not removed', { description: reasonOf(error, 'Try again.') }),
    ...settle,
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {member.pictures.map(({ id, smallUrl }, at) => (
        <div key={id} className="relative">
          <img
            src={smallUrl}
            alt={`${member.name}, picture ${at + 1}`}
            className="size-20 rounded-lg border object-cover"
            loading="lazy"
          />
          <Button
            variant="secondary"
            size="icon-sm"
            className="absolute -top-2 -right-2 size-8 rounded-full md:size-7"
            aria-label={`Remove picture ${at + 1} of ${member.name}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            <X />
          </Button>
        </div>
      ))}
      {member.pictures.length < CAST_MAX.references && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={add.isPending}
          aria-label={`Add a picture of ${member.name}`}
          onClick={() => file.current?.click()}
        >
          <ImagePlus /> Add a picture
        </Button>
      )}
      <input
        ref={file}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        aria-label={`Picture file of ${member.name}`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          if (chosen.length > 0) add.mutate(chosen)
        }}
      />
    </div>
  )
}
