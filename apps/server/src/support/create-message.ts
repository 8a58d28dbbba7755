import { DAY_MS } from '@hookreel/contract'
import type { supportMessageSchema } from '@hookreel/contract'
import type { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Deps } from '../deps.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { insertSupportMessage } from './support.queries.ts'

/** Whether what is written to the operator reaches a mailbox: it needs an address, and a mail server that takes it there. */
export function isOperatorMailed({ operatorEmail, smtp }: Pick<Config, 'operatorEmail' | 'smtp'>): boolean {
  return operatorEmail !== undefined && smtp !== undefined
}

/** What the page of the contact form says of the way that a message takes. */
export function describeContact(config: Pick<Config, 'operatorEmail' | 'smtp'>): string {
  return isOperatorMailed(config)
    ? 'Your message goes to their mailbox, and the answer comes by mail.'
    : 'This server mails them nothing: your message waits in a list until they look into it. The answer comes by mail.'
}

/** Strangers could use up the mails of everybody, as mail services take only so many a day: further messages wait in the list. */
const MAILED_PER_DAY = 100

/**
 * Keeps a message of the contact form and mails it to the operator; an answer to that mail goes to the one who wrote. Answers whether
 * it goes to a mailbox: otherwise it waits in the operator's list.
 */
export async function createMessage(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'log' | 'clock'>,
  { name, email, message, website }: z.output<typeof supportMessageSchema>,
): Promise<boolean> {
  const { db, mail, config, log } = deps
  if (website !== '') return isOperatorMailed(config)
  const isRoom = await createRateLimit(deps, 'mailed support messages', MAILED_PER_DAY, DAY_MS).hasTaken('')
  const isMailed = isRoom && isOperatorMailed(config)
  await insertSupportMessage(db, { name, email, message, isMailed })
  if (!isMailed) log.warn('a message to support waits in the list: /messages, or hookreel admin messages', {})
  if (config.operatorEmail === undefined || !isRoom) return isMailed
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
  return isMailed
}
