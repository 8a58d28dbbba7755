import {
  deleteSound,
  listSounds,
  SOUND_PATH,
  updateSound,
  type MusicTerms,
  type Sound,
} from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { buildUrl, call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { sendFile, type Sending } from '../../api/send-file.ts'

/** The addresses that play them open for an hour. */
const STALE_MS = 30 * 60_000

/** The person's own music, the newest first. */
export const musicQuery = queryOptions({
  queryKey: ['sounds', 'music'],
  queryFn: ({ signal }) => call(listSounds, { query: { kind: 'music' }, signal }),
  staleTime: STALE_MS,
  refetchInterval: STALE_MS,
})

export const readMusicAgain = () => queryClient.invalidateQueries({ queryKey: musicQuery.queryKey })

/** Keeps a piece of music, with whose it is. */
export async function sendMusic(file: File, terms: MusicTerms, sending: Sending): Promise<Sound> {
  const url = buildUrl(SOUND_PATH, { kind: 'music' }, { name: file.name.slice(0, 300), ...terms })
  const sound = await sendFile<Sound>(url, file, sending)
  await readMusicAgain()
  return sound
}

export async function renameMusic(id: string, name: string): Promise<void> {
  await call(updateSound, { params: { id }, body: { name } })
  await readMusicAgain()
}

export async function deleteMusic(id: string): Promise<void> {
  await call(deleteSound, { params: { id } })
  await readMusicAgain()
}
