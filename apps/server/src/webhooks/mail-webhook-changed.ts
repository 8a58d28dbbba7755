import type { AccountEvent } from '@hookreel/contract'
import { publicAddress } from '../account/sign-in/auth.ts'
import type { Deps } from '../deps.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'

export type WebhookChange = Extract<AccountEvent['kind'], `webhook_${string}`>

const SAID: Readonly<Record<WebhookChange, { readonly subject: string; readonly heading: string }>> = {
  webhook_made: {
    subject: 'A webhook was added to your Hookreel account',
    heading: 'A new webhook',
  },
  webhook_address_changed: {
    subject: 'A webhook of your Hookreel account got another address',
    heading: 'Another address of a webhook',
  },
  webhook_secret_renewed: {
    subject: 'A webhook of your Hookreel account got a new secret',
    heading: 'A new secret of a webhook',
  },
}

/** Tells the owner where messages go or what signs them from now on: who did not change it can switch it off. */
export async function mailWebhookChanged(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  to: string,
  change: WebhookChange,
  url: string,
): Promise<void> {
  await mail.send(
    composeMail({
      to,
      ...SAID[change],
      paragraphs: ['The server at this address is told of your videos and posts, with what is in them.'],
      facts: [{ name: 'Address', value: url }],
      action: { label: 'See your webhooks', url: `${publicAddress(config)}/settings/api` },
      footnote: 'If this was not you, delete the webhook and change your password at once.',
    }),
  )
}
