import type { supportMessageSchema } from '@hookreel/contract'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { insertSupportMessage } from './support.queries.ts'

/** Keeps a message of the contact form and mails it to the operator; an answer to that mail goes to whoever wrote. */
export async function createMessage(
  { db, mail, config, log }: Pick<Deps, 'db' | 'mail' | 'config' | 'log'>,
  { name, email, message, website }: z.output<typeof supportMessageSchema>,
): Promise<void> {
  if (website !== '') return
  await insertSupportMessage(db, { name, email, message })
  if (config.operatorEmail === undefined) {
    log.warn('a support message was stored; set OPERATOR_EMAIL to get them by mail', {})
    return
  }
  await mail.send(
    composeMail({
      to: config.operatorEmail,
      subject: `Support: message from ${name.replaceAll(/\s+/g, ' ')}`,
      heading: `${name} wrote`,
      paragraphs: message.split(/\n{2,}/),
      facts: [
        { name: 'Name', value: name },
        { name: 'Email', value: email },
      ],
      footnote: 'This mail came from the contact form. Your answer goes to the address above.',
      replyTo: email,
    }),
  )
}
