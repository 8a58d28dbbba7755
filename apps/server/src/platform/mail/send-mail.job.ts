import { z } from 'zod'
import type { Queryable } from '../db/open-db.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { JobQueue } from '../jobs/open-queue.ts'
import type { Mailer } from './mail.ts'

/** Mails wait in the database, so that a mail server that is away for hours loses none: 1, 2, 4 … minutes apart. */
export const SEND_MAIL = defineJob({
  name: 'send-mail',
  schema: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    replyTo: z.string().optional(),
  }),
  tries: 10,
  retrySeconds: 60,
  isFair: true,
  perGroup: 1,
  concurrency: 2,
  run: async ({ postman }: { readonly postman: Mailer }, { replyTo, ...mail }) =>
    postman.send({ ...mail, ...(replyTo === undefined ? {} : { replyTo }) }),
})

/** A mailer that orders mails as jobs, in a transaction when it is given one. */
export function createMailQueue(db: Queryable, queue: JobQueue): Mailer {
  return { send: (mail) => queue.enqueue(db, SEND_MAIL, mail, { group: mail.to }) }
}
