import { composeMail } from '../platform/mail/compose-mail.ts'
import type { Mailer } from '../platform/mail/mail.ts'

/** The mails of accounts. They come to the owner of the address, whether they asked or not, and say so. */
export type AccountMails = {
  sendVerification(to: string, url: string): Promise<void>
  sendReset(to: string, token: string): Promise<void>
  sendAlreadyKnown(to: string): Promise<void>
}

/** `address` is where people open the app, without a slash at its end. */
export function writeAccountMails(mail: Mailer, address: string): AccountMails {
  return {
    sendVerification: (to, url) =>
      mail.send(
        composeMail({
          to,
          subject: 'Verify your email for Hookreel',
          heading: 'Verify your email',
          paragraphs: ['One click tells us that this address is yours. The link works for a day.'],
          action: { label: 'Verify email', url },
          footnote: 'If you did not ask for this, ignore this mail: nothing will happen.',
        }),
      ),
    sendReset: (to, token) =>
      mail.send(
        composeMail({
          to,
          subject: 'Reset your Hookreel password',
          heading: 'Choose a new password',
          paragraphs: [
            'The link works once, for an hour. Choosing a new password signs you out everywhere and ends your API keys.',
          ],
          action: { label: 'Reset password', url: `${address}/reset-password?token=${token}` },
          footnote: 'If you did not ask for this, ignore this mail: your password does not change.',
        }),
      ),
    sendAlreadyKnown: (to) =>
      mail.send(
        composeMail({
          to,
          subject: 'You already have a Hookreel account',
          heading: 'You already have an account',
          paragraphs: [
            'Somebody, probably you, tried to sign up with this address. It has an account already: sign in, or reset the password when it is forgotten.',
          ],
          action: { label: 'Log in', url: `${address}/login` },
          footnote: 'If this was not you, ignore this mail: nothing was changed.',
        }),
      ),
  }
}
