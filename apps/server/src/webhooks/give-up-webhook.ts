import { publicAddress } from '../account/sign-in/auth.ts'
import type { Deps } from '../deps.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { findEmail, updateOwnWebhook } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.queries.ts'

/** Switches off a webhook that nothing comes through to, and mails its owner. */
export async function giveUpWebhook(
  { db, mail, config, log }: Pick<Deps, 'db' | 'mail' | 'config' | 'log'>,
  webhook: WebhookRow,
): Promise<void> {
  const { userId, id, url } = webhook
  const off = await updateOwnWebhook(db, userId, id, { isOn: false, isGivenUp: true })
  const email = off && (await findEmail(db, userId))
  if (email === undefined) return
  log.info('a webhook was given up', { webhookId: id })
  await mail.send(
    composeMail({
      to: email,
      subject: 'A webhook of yours was switched off',
      heading: 'Your webhook was switched off',
      paragraphs: [
        'Nothing that we sent to it came through for days, or it said that it is gone for good.',
        'When it works again, switch it on in the settings; what it missed can be sent again from its log.',
      ],
      facts: [{ name: 'Address', value: url }],
      action: { label: 'Open the API settings', url: `${publicAddress(config)}/settings/api` },
      footnote: 'You get this mail because you made this webhook.',
    }),
  )
}
