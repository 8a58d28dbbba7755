import { CHANNEL_SETTINGS_PATH, NETWORK_RULES } from '@hookreel/contract'
import { findRecipient } from '../../account/find-recipient.ts'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { announceChannel } from './announce-channel.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { updateGranted } from './channels.queries.ts'
import type { ChannelRow } from './channels.queries.ts'
import { dayOf } from '../../platform/clock.ts'

/** Marks a channel whose network takes the permission no more, and tells its owner: once. Its scheduled posts stay. */
export async function breakChannel(deps: ChannelDeps, row: ChannelRow): Promise<void> {
  if (row.brokenAt !== null || row.sealedGrant === null) return
  const broken = await updateGranted(deps.db, row, { brokenAt: deps.clock.now() })
  if (!broken) return
  announceChannel(deps, broken)
  await mailAboutChannel(deps, row, 'dead')
}

/** Tells the owner that a channel is about to die, or dead. Nobody may miss that: scheduled posts depend on it. */
export async function mailAboutChannel(
  deps: Pick<ChannelDeps, 'db' | 'config' | 'mail'>,
  row: ChannelRow,
  state: 'dying' | 'dead',
): Promise<void> {
  const recipient = await findRecipient(deps.db, row.userId, 'always')
  if (!recipient) return
  const { name } = NETWORK_RULES[row.network]
  const day = row.endsAt ? dayOf(row.endsAt) : 'soon'
  const words =
    state === 'dead'
      ? {
          subject: `Reconnect ${row.name} on ${name}`,
          heading: `${name} no longer accepts the connection`,
          first: `Nothing can be posted to ${row.name} on ${name} until you reconnect it.`,
        }
      : {
          subject: `${row.name} on ${name} has to be reconnected before ${day}`,
          heading: `A connection ends on ${day}`,
          first: `The permission to post to ${row.name} on ${name} ends on ${day}, and ${name} did not renew it.`,
        }
  await deps.mail.send(
    composeMail({
      to: recipient.email,
      name: recipient.name,
      subject: words.subject,
      heading: words.heading,
      paragraphs: [words.first, 'Your scheduled posts stay as they are: one click reconnects the account.'],
      action: { label: 'Reconnect', url: `${publicAddress(deps.config)}${CHANNEL_SETTINGS_PATH}` },
      footnote: 'You get this mail once, because you connected this account to Hookreel.',
    }),
  )
}
