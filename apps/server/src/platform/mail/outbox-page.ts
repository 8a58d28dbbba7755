import type { Email } from 'postal-mime'
import { AppError } from '../http/app-error.ts'
import type { App } from '../http/app-type.ts'
import { markup } from '../http/markup.ts'
import type { Markup } from '../http/markup.ts'
import type { OperatorDoor } from '../http/operator-door.ts'
import { CLOSED_PAGE, presentOperatorPage } from '../http/pages/operator-page.ts'
import { readOutbox } from './read-outbox.ts'

const SHOWN_MAILS = 50
const STYLE = `iframe{width:100%;height:460px;margin:12px 0;border:1px solid var(--border);border-radius:10px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}`

/**
 * Mounts `/outbox`: the mails of a server without a mail server, newest first. They hold links that set passwords, so only
 * the operator sees them; where the server is open to others, nobody does by a page.
 */
export function mountOutboxPage(app: App, folder: string, operator: OperatorDoor): void {
  app.get('/outbox', async (context) => {
    if (operator.path === undefined) throw new AppError('route_not_found')
    if (!operator.isOperator(context)) return context.html(CLOSED_PAGE, 403)
    const mails = (await readOutbox(folder, SHOWN_MAILS)).toReversed()
    const found = mails.length === 0 ? markup`<p>No mails yet.</p>` : mails.map(presentMail)
    const content = markup`<p class="lead">No mail server is set (SMTP_URL), so mails stay here.</p>${found}`
    return context.html(
      presentOperatorPage({ path: '/outbox', title: 'Outbox', style: STYLE, content, hasOutbox: true }),
    )
  })
}

function presentMail(mail: Email): Markup {
  const to = (mail.to ?? []).map((entry) => entry.address ?? entry.name).join(', ')
  return markup`<article><h3>${mail.subject ?? '(no subject)'}</h3><p class="facts">to ${to} · ${formatMinute(mail.date)}</p>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${mail.subject ?? 'Mail'}" srcdoc="${(mail.html ?? '').replace('<head>', '<head><base target="_top">')}"></iframe>
<details><summary>Text</summary><pre>${mail.text ?? ''}</pre></details></article>
`
}

/** '2026-11-30 16:49 UTC', as the operator's other pages write it. */
function formatMinute(date = ''): string {
  const moment = new Date(date)
  return Number.isNaN(moment.getTime()) ? date : `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
