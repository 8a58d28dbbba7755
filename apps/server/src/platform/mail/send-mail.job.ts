import { z } from 'zod'
import type { Queryable } from '../db/open-db.ts'
import type { JobQueue, Queue } from '../jobs/open-queue.ts'
import type { Mailer } from './mail.ts'

/** Mails wait in the database, so that a mail server that is away for hours loses none: 1, 2, 4 … minutes apart. */
export const SEND_MAIL: Queue = {
  name: 'send-mail',
  tries: 10,
  retrySeconds: 60,
  isFair: true,
  perGroup: 1,
}
const MAILS_AT_ONCE = 2

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
})

/** A mailer that orders mails as jobs, in a transaction when it is given one; `workOnMails` sends them. */
export function createMailQueue(db: Queryable, queue: JobQueue): Mailer {
  return { send: (mail) => queue.enqueue(db, SEND_MAIL.name, mail, { group: mail.to }) }
}

/** Starts sending ordered mails through `transport`. */
export async function workOnMails(queue: JobQueue, transport: Mailer): Promise<void> {
  await queue.work(SEND_MAIL.name, MAILS_AT_ONCE, async ({ data }) => {
    const { replyTo, ...mail } = mailSchema.parse(data)
    await transport.send({ ...mail, ...(replyTo === undefined ? {} : { replyTo }) })
  })
}
