import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { markup } from '../platform/http/markup.ts'
import type { Markup } from '../platform/http/markup.ts'
import type { OperatorDoor } from '../platform/http/operator-door.ts'
import { CLOSED_PAGE, presentOperatorPage } from '../platform/http/pages/operator-page.ts'
import { isOperatorMailed } from './create-message.ts'
import type { SupportMessage } from './support.queries.ts'
import { finishMessage, listMessages } from './operator-messages.ts'

const SHOWN = 200
const DONE_SHOWN = 20
const STYLE = `.text{margin:12px 0 0;white-space:pre-line;overflow-wrap:anywhere}
.act{display:flex;flex-wrap:wrap;gap:10px;margin-top:14px}.act form{margin:0}
.act a,.act button{min-height:40px;padding:8px 16px;border:1px solid var(--border);border-radius:10px;background:var(--surface);color:inherit;font:inherit;font-size:15px;font-weight:550;text-decoration:none;cursor:pointer}
.act a{background:var(--primary);border-color:transparent;color:#fff}`

/** Mounts `/messages`: what people wrote with the contact form. Only the operator sees it, like `/outbox`. */
export function mountMessagesPage(
  app: App,
  deps: Pick<Deps, 'db' | 'config' | 'clock'> & { readonly operator: OperatorDoor },
): void {
  app.get('/messages', async (context) => {
    if (deps.operator.path === undefined) throw new AppError('route_not_found')
    if (!deps.operator.isOperator(context)) return context.html(CLOSED_PAGE, 404)
    const waiting = await listMessages(deps, 'waiting', SHOWN)
    const done = await listMessages(deps, 'done', DONE_SHOWN)
    return context.html(presentPage(deps.config, waiting, done))
  })
  app.post('/messages/:id/done', async (context) => {
    if (!deps.operator.isOperator(context)) throw new AppError('route_not_found')
    await finishMessage(deps, context.req.param('id'))
    return context.redirect('/messages', 303)
  })
}

function presentPage(
  config: Pick<Deps['config'], 'operatorEmail' | 'smtp'>,
  waiting: SupportMessage[],
  done: SupportMessage[],
): Markup {
  const how = isOperatorMailed(config)
    ? 'New ones are mailed to OPERATOR_EMAIL, too.'
    : 'Nobody is mailed about them: for that, set OPERATOR_EMAIL and SMTP_URL.'
  const finished =
    done.length === 0
      ? ''
      : markup`<h2>Done lately</h2><p class="lead">Deleted 90 days after they were done.</p>${done.map(presentMessage)}`
  const content = markup`<p class="lead">${waiting.length === 0 ? 'Nobody waits for an answer.' : `${waiting.length} ${waiting.length === 1 ? 'waits' : 'wait'} for an answer, the oldest first.`} ${how}</p>
${waiting.map(presentMessage)}${finished}`
  const hasOutbox = config.smtp === undefined
  return presentOperatorPage({
    path: '/messages',
    title: 'Messages to support',
    style: STYLE,
    content,
    hasOutbox,
  })
}

function presentMessage({ id, name, email, message, isMailed, doneAt, createdAt }: SupportMessage): Markup {
  const day = `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message to support')}`
  const act = markup`<div class="act"><a href="${answer}">Answer by mail</a><form method="post" action="/messages/${id}/done"><button>Done</button></form></div>`
  return markup`<article><h3>${name}</h3><p class="facts">${email} · ${day}${isMailed ? ' · mailed to you' : ''}</p><p class="text">${message}</p>${doneAt === null ? act : ''}</article>`
}
