import type { Email } from 'postal-mime'
import { AppError } from '../http/app-error.ts'
import type { App } from '../http/app-type.ts'
import { markup } from '../http/markup.ts'
import type { Markup } from '../http/markup.ts'
import type { OperatorDoor } from '../http/operator-door.ts'
import { readOutbox } from './read-outbox.ts'

const SHOWN_MAILS = 50
const CLOSED_PAGE = presentPage(
  markup`<p>This page is for the operator of the server. Open the link that it printed when it started: the line that says “operator”.</p>`,
)
/**
 * Mounts `/outbox`: the mails of a server without a mail server, newest first. They hold links that set passwords, so only
 * the operator sees them; where the server is open to others, nobody does by a page.
 */
export function mountOutboxPage(app: App, folder: string, operator: OperatorDoor): void {
  app.get('/outbox', async (context) => {
    if (operator.path === undefined) throw new AppError('route_not_found')
    if (!operator.isOperator(context)) return context.html(CLOSED_PAGE, 403)
    const mails = (await readOutbox(folder, SHOWN_MAILS)).toReversed()
    return context.html(
      presentPage(mails.length === 0 ? markup`<p>No mails yet.</p>` : mails.map(presentMail)),
    )
  })
}

function presentMail(mail: Email): Markup {
  const to = (mail.to ?? []).map((entry) => entry.address ?? entry.name).join(', ')
  return markup`<article><h2>${mail.subject ?? '(no subject)'}</h2>
<p>to ${to}, ${mail.date ?? ''}</p>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${mail.subject ?? 'Mail'}" srcdoc="${(mail.html ?? '').replace('<head>', '<head><base target="_top">')}"></iframe>
<details><summary>Text</summary><pre>${mail.text ?? ''}</pre></details></article>
`
}

function presentPage(articles: Markup | readonly Markup[]): Markup {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox | Hookreel</title>
<style>body{margin:0 auto;max-width:720px;padding:24px 16px;font-family:system-ui,sans-serif;color:#17142b;background:#f4f3f9}
h1{font-size:24px}h2{margin:0;font-size:17px}p{color:#55516b}article{margin:0 0 24px;padding:16px;background:#fff;border-radius:14px}
iframe{width:100%;height:460px;border:1px solid #eceaf4;border-radius:10px}pre{white-space:pre-wrap}</style></head>
<body><h1>Outbox</h1><p>No mail server is set (SMTP_URL), so mails stay here.</p>
${articles}</body></html>`
}
