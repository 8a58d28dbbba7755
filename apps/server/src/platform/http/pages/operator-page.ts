import { markup, rawMarkup } from '../markup.ts'
import type { Markup } from '../markup.ts'
import { PAGE_STYLE } from './page-style.ts'

const STYLE = `main{width:100%;max-width:760px;margin:0 auto;padding:32px 20px 64px;flex:1}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;padding:8px 20px}nav a{display:inline-flex;align-items:center;min-height:40px}nav a:not(.logo){color:var(--muted);text-decoration:none}nav a[aria-current]{color:var(--text);font-weight:600}
h1{margin:0;font-size:26px;letter-spacing:-.02em}h2{margin:40px 0 0;font-size:18px}.lead{margin:6px 0 0;color:var(--muted)}
article{margin:18px 0 0;padding:18px 20px;background:var(--surface);border:1px solid var(--border);border-radius:14px}
h3{margin:0;font-size:16px;overflow-wrap:anywhere}.facts{margin:2px 0 0;color:var(--muted);font-size:14px;overflow-wrap:anywhere}`

type Page = {
  readonly path: '/outbox' | '/messages'
  readonly title: string
  readonly style: string
  /** What is there, behind the heading. */
  readonly content: Markup
  /** Whether mails stay on the server: only then there is a page of them. */
  readonly hasOutbox: boolean
}

/** A page for the operator alone, with the ways to the other ones. */
export function presentOperatorPage({ path, title, style, content, hasOutbox }: Page): Markup {
  const pages = [
    ...(hasOutbox ? [{ to: '/outbox', label: 'Mails' }] : []),
    { to: '/messages', label: 'Messages to support' },
    { to: '/settings/services', label: 'AI services' },
  ]
  const links = pages.map(({ to, label }) =>
    to === path
      ? markup`<a href="${to}" aria-current="page">${label}</a>`
      : markup`<a href="${to}">${label}</a>`,
  )
  return present(
    title,
    style,
    markup`<nav><a class="logo" href="/dashboard">Hookreel</a>${links}</nav>
<main><h1>${title}</h1>${content}</main>`,
  )
}

/** What everybody else reads there, and whoever comes by the link of an earlier start. */
export const CLOSED_PAGE = present(
  'For the operator',
  '',
  markup`<main><h1>For the operator</h1><p class="lead">This page is for the operator of the server. Open the link that it printed when it started: the line that says “operator”. Each start prints a new one.</p></main>`,
)

function present(title: string, style: string, body: Markup): Markup {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Hookreel</title><style>${rawMarkup(PAGE_STYLE + STYLE + style)}</style></head>
<body>${body}</body></html>`
}
