import { listUploads, UPLOADS_PATH } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, send } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'

/** Uploads that the server has and that are no video yet, those of other pages and devices too. */
export const uploadsQuery = queryOptions({
  queryKey: ['uploads'],
  queryFn: ({ signal }) => call(listUploads, { signal }),
})

/** Takes an upload from the server: cancels it, or forgets that it failed. */
export async function removeUpload(id: string): Promise<void> {
  await send(`${UPLOADS_PATH}/${id}`, { method: 'DELETE' })
  await queryClient.invalidateQueries({ queryKey: ['uploads'] })
}
