import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Mailer } from './mail.ts'

/** Without a mail server: every mail becomes an .eml file in a folder, and the log says where. */
export function createOutbox(folder: string, clock: Clock, log: Log): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const date = clock.now()
      const file = join(folder, `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      const lines = [
        'From: Hookreel <hookreel@localhost>',
        `To: ${oneLine(mail.to)}`,
        `Subject: ${encodeSubject(oneLine(mail.subject))}`,
        `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        mail.text,
        '',
      ]
      await writeFile(file, lines.join('\r\n'), { mode: 0o600, flag: 'wx' })
      log.info('a mail was put into the outbox', { file })
    },
  }
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ')
}

function encodeSubject(text: string): string {
  return /^[ -~]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
}
