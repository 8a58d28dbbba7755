import type { Email } from 'postal-mime'
import { AppError } from '../http/app-error.ts'
import type { App, AppContext } from '../http/app-type.ts'
import { escapeHtml } from './escape-html.ts'
import { readOutbox } from './read-outbox.ts'

const SHOWN_MAILS = 50
const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Mounts `/outbox`: the mails of a server without a mail server, newest first. They hold links that sign people in,
 * so only this very machine sees them, under a local name (another name may be a page that tricks the browser).
 */
export function mountOutboxPage(app: App, folder: string): void {
  app.get('/outbox', async (context) => {
    if (!isLocal(context)) throw new AppError('route_not_found')
    const mails = (await readOutbox(folder, SHOWN_MAILS)).toReversed()
    return context.html(presentPage(mails.map(presentMail).join('\n')))
  })
}

function isLocal(context: AppContext): boolean {
  const address = context.env?.incoming?.socket.remoteAddress ?? ''
  const isForwarded = context.req.header('x-forwarded-for') !== undefined
  return LOOPBACK.test(address) && !isForwarded && LOCAL_NAME.test(context.req.header('host') ?? '')
}

function presentMail(mail: Email): string {
  const to = (mail.to ?? []).map((entry) => entry.address ?? entry.name).join(', ')
  return `<article><h2>${escapeHtml(mail.subject ?? '(no subject)')}</h2>
<p>to ${escapeHtml(to)}, ${escapeHtml(mail.date ?? '')}</p>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${escapeHtml(mail.subject ?? 'Mail')}" srcdoc="${escapeHtml((mail.html ?? '').replace('<head>', '<head><base target="_top">'))}"></iframe>
<details><summary>Text</summary><pre>${escapeHtml(mail.text ?? '')}</pre></details></article>`
}

function presentPage(articles: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox | Hookreel</title>
<style>body{margin:0 auto;max-width:720px;padding:24px 16px;font-family:system-ui,sans-serif;color:#17142b;background:#f4f3f9}
h1{font-size:24px}h2{margin:0;font-size:17px}p{color:#55516b}article{margin:0 0 24px;padding:16px;background:#fff;border-radius:14px}
iframe{width:100%;height:460px;border:1px solid #eceaf4;border-radius:10px}pre{white-space:pre-wrap}</style></head>
<body><h1>Outbox</h1><p>No mail server is set (SMTP_URL), so mails stay here. Only this machine can open this page.</p>
${articles || '<p>No mails yet.</p>'}</body></html>`
}
