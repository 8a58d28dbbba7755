import { deleteUnwantedPicture, listUnwantedPictures, type UnwantedPicture } from '@hookreel/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'

const unwantedQuery = queryOptions({
  queryKey: ['unwanted-pictures'],
  queryFn: ({ signal }) => call(listUnwantedPictures, { signal }),
})

/** What is never chosen again for one's films, to be taken back. */
export function UnwantedPictures() {
  return (
    <SettingGroup
      title="Unwanted pictures"
      hint="What you marked with “Never show this again” in a storyboard: none of your new pictures shows it."
    >
      <UnwantedList />
    </SettingGroup>
  )
}

function UnwantedList() {
  const cache = useQueryClient()
  const found = useQuery(unwantedQuery)
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteUnwantedPicture, { params: { id } }),
    onError: (error) => toast.error('It stays in the list', { description: error.message }),
    onSettled: () => cache.invalidateQueries(unwantedQuery),
  })
  if (found.error)
    return (
      <LoadError title="Failed to load the list" error={found.error} onRetry={() => void found.refetch()} />
    )
  if (!found.data) return <Skeleton className="h-10 max-w-xl" />
  const { pictures } = found.data
  if (pictures.length === 0)
    return (
      <p className="text-sm text-muted">
        Nothing so far. In a storyboard, “Other pictures” of a scene has “Never show this again”.
      </p>
    )
  return (
    <ul aria-label="Unwanted pictures" className="grid max-h-96 grid-cols-1 gap-1 overflow-y-auto">
      {pictures.map((picture) => (
        <li key={picture.id} className="flex min-h-10 items-center gap-3 border-b py-1 last:border-0">
          <Named picture={picture} />
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Show again: ${picture.name}`}
            isBusy={remove.isPending && remove.variables === picture.id}
            onClick={() => remove.mutate(picture.id)}
          >
            Show again
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Named({ picture: { name, source, address } }: { picture: UnwantedPicture }) {
  return (
    <p className="min-w-0 flex-1 text-sm break-words">
      {address === null ? (
        <bdi>{name}</bdi>
      ) : (
        <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          <bdi>{name}</bdi>
        </a>
      )}
      <span className="block text-small text-muted">{source ?? 'Drawn'}</span>
    </p>
  )
}
