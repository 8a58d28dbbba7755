import { EMAIL_UNDO_DAYS, SECOND_FACTOR_SETTLED_DAYS } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import type { Letter } from '../platform/mail/compose-mail.ts'
import { publicAddress } from './sign-in/auth.ts'

type Said = Pick<Letter, 'subject' | 'heading' | 'paragraphs'> & Partial<Pick<Letter, 'action' | 'footnote'>>
type MailDeps = Pick<Deps, 'mail' | 'config'>

const STRANGE = 'If this was not you, reset your password at once: “Forgot your password?” on the login page.'

/** Tells the account's owner what happened to it. */
async function tell({ mail, config }: MailDeps, to: string, said: Said): Promise<void> {
  const action = { label: 'See your settings', url: `${publicAddress(config)}/settings` }
  await mail.send(composeMail({ to, action, footnote: STRANGE, ...said }))
}

export async function mailPasswordChanged(
  deps: MailDeps,
  to: string,
  how: 'changed' | 'reset',
): Promise<void> {
  await tell(deps, to, {
    subject: 'Your Hookreel password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      how === 'changed'
        ? 'It was changed in the settings, with the old one. Every other session has ended.'
        : 'It was set by the link that we mailed to this address. Every session and every API key has ended, and webhooks and Auto-upload are switched off: programs of yours need new keys.',
    ],
  })
}

export async function mailGoogleLinked(deps: MailDeps, to: string): Promise<void> {
  await tell(deps, to, {
    subject: 'Google can sign in to your Hookreel account now',
    heading: 'Google was linked to your account',
    paragraphs: [
      'Somebody signed in with the Google account of this address. It opens your account from now on.',
    ],
  })
}

/** To the new address: the link that makes it the account's. */
export async function mailNewAddress(deps: MailDeps, to: string, token: string): Promise<void> {
  await tell(deps, to, {
    subject: 'Confirm your new email for Hookreel',
    heading: 'Confirm your new email',
    paragraphs: [
      'Somebody, probably you, wants to use this address for a Hookreel account. The link works once, for a day.',
    ],
    action: { label: 'Confirm email', url: linkTo(deps, 'confirm', token) },
    footnote: 'If you did not ask for this, ignore this mail: nothing will happen.',
  })
}

const WHAT_COMES_BACK = `brings this address back, signs everybody out, deletes all API keys, switches all webhooks and Auto-upload off, turns two-step sign-in off unless it was on for ${SECOND_FACTOR_SETTLED_DAYS} days before, and mails you a link for a new password`

/** To the old address, when a change is asked for, when it has happened, and when somebody asks for a link there: what it can do about it. */
export async function mailOldAddress(
  deps: MailDeps,
  { oldEmail, newEmail }: { readonly oldEmail: string; readonly newEmail: string },
  token: string,
  when: 'asked' | 'changed' | 'asked after',
): Promise<void> {
  const isAsked = when === 'asked'
  const told = {
    asked: `Somebody, probably you, asked to change the email of your account to ${newEmail}. It changes when the link in that mailbox is opened.`,
    changed: `The email of your account is ${newEmail} now, and mails go there.`,
    'asked after': `Somebody, probably you, asked for a new password or signed up with this address. It is not the email of your account any more: that was changed to ${newEmail}. Log in with that one.`,
  }
  await tell(deps, oldEmail, {
    subject: isAsked ? 'A change of your Hookreel email was asked for' : 'Your Hookreel email was changed',
    heading: isAsked ? 'Your email is about to change' : 'Your email was changed',
    paragraphs: [
      told[when],
      `If ${when === 'asked after' ? 'you did not change it' : 'this was not you'}, press the button. It ${isAsked ? 'stops the change' : WHAT_COMES_BACK}. It works until ${EMAIL_UNDO_DAYS} days after the change.`,
    ],
    action: { label: 'This was not me', url: linkTo(deps, 'undo', token) },
    footnote: 'If this was you, there is nothing to do.',
  })
}

function linkTo({ config }: MailDeps, what: 'confirm' | 'undo', token: string): string {
  return `${publicAddress(config)}/email-change?${what}=${token}`
}
