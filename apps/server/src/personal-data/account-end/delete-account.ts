import { publicAddress } from '../../account/sign-in/auth.ts'
import { removeUser } from '../../account/remove-user.ts'
import { revokeChannelsOf } from '../../posting/channels/disconnect-channel.ts'
import { orderSubscriptionEnd } from '../../billing/payments/end-subscription.job.ts'
import { forgetWhatCallsSaid } from '../../services/providers/calls-of-video.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts'
import type { SignedInUser } from '../../platform/http/app-type.ts'
import { failVideo } from '../../videos/renders/fail-video.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'
import { DELETE_FILES } from './delete-files.job.ts'
import { listUnfinishedOf } from './unfinished.queries.ts'

/**
 * Deletes an account: what is being made is stopped, then in one transaction all its rows and sent mails go and the deletion of
 * its files is ordered, so that a crash in between leaves neither behind.
 */
export async function deleteAccount(deps: VideoDeps, user: SignedInUser): Promise<void> {
  for (const id of await listUnfinishedOf(deps.db, user.id))
    await failVideo(deps, id, { code: 'cancelled', message: 'The account was deleted.' })
  await deps.db.transaction(async (tx) => {
    await orderSubscriptionEnd(deps, tx, user.id)
    await revokeChannelsOf(deps, tx, user.id)
    await forgetWhatCallsSaid(tx, user.id)
    await removeUser(tx, user.id)
    await deps.queue.forgetDone(tx, SEND_MAIL, user.email)
    await deps.queue.enqueue(tx, DELETE_FILES, { userId: user.id }, { group: user.id })
  })
  await deps.mail.send(
    composeMail({
      to: user.email,
      subject: 'Your Hookreel account was deleted',
      heading: 'Your account was deleted',
      paragraphs: [
        'Your videos, ideas, credits and settings are deleted, as you asked. Nothing of them can be brought back.',
      ],
      action: { label: 'Open Hookreel', url: publicAddress(deps.config) },
      footnote: 'You get this mail once, because an account with this address was deleted.',
    }),
  )
}
