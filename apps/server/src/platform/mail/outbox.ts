import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Mailer } from './mail.ts'

/** Without a mail server: every mail becomes an .eml file in a folder, and the log says where. */
export function createOutbox(folder: string, clock: Clock, log: Log): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const date = clock.now()
      const file = join(folder, `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      const from = 'Hookreel <hookreel@localhost>'
      const { message } = await writer.sendMail({ ...mail, from, date })
      await writeFile(file, message, { mode: 0o600, flag: 'wx' })
      log.info('a mail was put into the outbox', { file })
    },
  }
}
