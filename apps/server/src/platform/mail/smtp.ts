import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

const CONNECT_LIMIT_MS = 10_000
const ANSWER_LIMIT_MS = 30_000

/** Sends through a mail server (`smtp://` or `smtps://`, with user and password in the address). A failure throws. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_LIMIT_MS,
      greetingTimeout: CONNECT_LIMIT_MS,
      socketTimeout: ANSWER_LIMIT_MS,
      // Texts are ours, but names in them are not: no file and no address is ever read for a mail.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
  }
}
