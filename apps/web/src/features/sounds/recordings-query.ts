import { getSound, listSounds } from '@hookreel/contract'
import type { Sound, Voice } from '@hookreel/contract'
import { readRecordingVoice } from '@hookreel/film'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The addresses in it open for an hour. */
const FRESH_MS = 20 * 60_000

/** The recordings of one's own voice, the newest first. */
export const recordingsQuery = queryOptions({
  queryKey: ['sounds', 'voice'],
  queryFn: ({ signal }) => call(listSounds, { query: { kind: 'voice' }, signal }),
  staleTime: FRESH_MS,
})

/** One of them with what is said in it, which the list leaves out. */
export const recordingQuery = (id: string) =>
  queryOptions({
    queryKey: ['sounds', 'one', id],
    queryFn: ({ signal }) => call(getSound, { params: { id }, signal }),
    staleTime: FRESH_MS,
  })

/** The recording that is chosen as a film's voice, as any other voice; nothing for another one, or before it is known. */
export function useRecordingVoice(voiceId: string | null): Voice | undefined {
  const isOwn = voiceId !== null && readRecordingVoice(voiceId) !== undefined
  const { data } = useQuery({ ...recordingsQuery, enabled: isOwn })
  const sound = data?.sounds.find((one) => one.voiceId === voiceId)
  return isOwn && sound ? asVoice(sound) : undefined
}

function asVoice({ voiceId, name, url }: Sound): Voice {
  const about = { language: '', gender: '', accent: '', description: 'Your own recording', service: null }
  return { id: voiceId ?? '', name, ...about, previewUrl: url }
}
