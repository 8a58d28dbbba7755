import { deletePronunciation, listPronunciations, savePronunciation } from '@hookreel/contract'
import type { Saying } from '@hookreel/film'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Card } from '../../components/card.tsx'
import { SayingsFields } from '../videos/voices/sayings-fields.tsx'

const pronunciationsQuery = queryOptions({
  queryKey: ['pronunciations'],
  queryFn: ({ signal }) => call(listPronunciations, { signal }),
})

/** How words are said in every film of one's own. */
export function Pronunciations({ voiceId }: { voiceId: string | null }) {
  const cache = useQueryClient()
  const found = useQuery(pronunciationsQuery)
  const all = found.data?.pronunciations ?? []
  const settle = {
    onError: (error: Error) => toast.error('The word was not saved', { description: error.message }),
    onSettled: () => void cache.invalidateQueries(pronunciationsQuery),
  }
  const save = useMutation({ mutationFn: (body: Saying) => call(savePronunciation, { body }), ...settle })
  const remove = useMutation({
    mutationFn: (id: string) => call(deletePronunciation, { params: { id } }),
    ...settle,
  })
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">How words are said</h2>
      <p className="mt-0.5 mb-4 max-w-prose text-sm text-muted">
        Names and words that a voice says wrongly, spelled as they should sound. Captions show them as you
        write them. New films follow this list; a single film can have words of its own on its page.
      </p>
      <SayingsFields
        sayings={all}
        voiceId={voiceId}
        isBusy={save.isPending}
        onAdd={(saying) => save.mutate(saying)}
        onRemove={({ word }) => {
          const known = all.find((one) => one.word === word)
          if (known) remove.mutate(known.id)
        }}
      />
    </Card>
  )
}
