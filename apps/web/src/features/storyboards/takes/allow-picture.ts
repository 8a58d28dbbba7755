import { deleteUnwantedPicture } from '@hookreel/contract'
import { toast } from 'sonner'
import { ApiError, call, reasonOf } from '../../../api/call.ts'

/** Lets a picture be chosen again. One that is gone from the list can be chosen already. */
export async function allowPicture(id: string): Promise<void> {
  try {
    await call(deleteUnwantedPicture, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unwanted_not_found') return
    toast.error('The picture stays in your list of unwanted ones', {
      description: reasonOf(error, 'Settings let it be shown again.'),
    })
  }
}
