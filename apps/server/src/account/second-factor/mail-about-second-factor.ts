import type { Deps } from '../../deps.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { publicAddress } from '../sign-in/auth.ts'

const TEXTS = {
  on: {
    subject: 'Two-step sign-in is on for your Hookreel account',
    heading: 'Two-step sign-in is on',
    paragraph: 'From now on signing in with your password asks for a code of your authenticator app, too.',
  },
  off: {
    subject: 'Two-step sign-in is off for your Hookreel account',
    heading: 'Two-step sign-in is off',
    paragraph: 'Your password alone signs in again.',
  },
  removed: {
    subject: 'Two-step sign-in was turned off for your Hookreel account',
    heading: 'Two-step sign-in was turned off',
    paragraph:
      'The operator of this server turned it off, as was asked for by somebody who has neither the app nor a recovery code. You are signed out everywhere; your password alone signs in again.',
  },
  recovered: {
    subject: 'A recovery code was used for your Hookreel account',
    heading: 'A recovery code was used',
    paragraph:
      'It signed somebody in and does not work again. When few are left, turn two-step sign-in off and on.',
  },
} as const

/** Tells the account's owner what happened to its second factor. */
export async function mailAboutSecondFactor(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  to: string,
  what: keyof typeof TEXTS,
): Promise<void> {
  const { subject, heading, paragraph } = TEXTS[what]
  await mail.send(
    composeMail({
      to,
      subject,
      heading,
      paragraphs: [paragraph],
      action: { label: 'See your settings', url: `${publicAddress(config)}/settings` },
      footnote: 'If this was not you, change your password at once.',
    }),
  )
}
