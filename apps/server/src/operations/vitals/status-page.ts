import { markup, rawMarkup } from '../../platform/http/markup.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { PAGE_STYLE } from '../../platform/http/pages/page-style.ts'
import { judgeAll } from './judge-vitals.ts'
import type { Grade, PartOfStatus } from './judge-vitals.ts'

const SUMMARIES: Readonly<Record<Grade, string>> = {
  good: 'Everything works',
  slow: 'Something is slower, or fails more, than usual',
  bad: 'Something does not work',
}
const GRADES: Readonly<Record<Grade, string>> = { good: 'Works', slow: 'Trouble', bad: 'Down' }

const STYLE = `${PAGE_STYLE}
:root{--good:light-dark(oklch(0.46 0.12 155),oklch(0.8 0.15 155));--slow:light-dark(oklch(0.5 0.12 70),oklch(0.83 0.14 80));--bad:light-dark(oklch(0.5 0.19 25),oklch(0.76 0.15 22))}
nav{padding:14px max(20px,calc(50vw - 360px))}
main{flex:1;width:100%;max-width:760px;margin:0 auto;padding:40px 20px 56px}
h1{display:flex;align-items:center;gap:14px;margin:0 0 6px;font-size:clamp(1.4rem,1.1rem + 1.2vw,1.9rem);line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h1::before{content:"";flex:none;width:16px;height:16px;border-radius:50%;background:currentcolor}
.good{color:var(--good)}.slow{color:var(--slow)}.bad{color:var(--bad)}
h1 span{color:var(--text)}
.at{margin:0 0 28px;color:var(--muted);font-size:14px}
dl{margin:0;border:1px solid var(--border);border-radius:14px;background:var(--surface);overflow:hidden}
dl div{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:16px 20px}
dl div+div{border-top:1px solid var(--border)}
dt{font-weight:550}
dd{margin:0}
dd.words{grid-column:1/-1;color:var(--muted);font-size:14px}
dd.grade{display:flex;align-items:center;gap:8px;font-size:14px;font-weight:550}
dd.grade::before{content:"";width:9px;height:9px;border-radius:50%;background:currentcolor}
`

/** The page at /status: one line for each part of the instance, from its own figures. It does not reload by itself: that would take the place of anyone who has it read aloud. */
export function presentStatus(parts: readonly PartOfStatus[], at: Date): Markup {
  const grade = judgeAll(parts)
  const rows = parts.map(
    (part) =>
      markup`<div><dt>${part.name}</dt><dd class="grade ${part.grade}">${GRADES[part.grade]}</dd><dd class="words">${part.words}</dd></div>
`,
  )
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Status | Hookreel</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${rawMarkup(STYLE)}</style></head>
<body><nav aria-label="Hookreel"><a class="logo" href="/"><img src="/favicon.svg" alt="" width="24" height="24">Hookreel</a></nav>
<main><h1 class="${grade}"><span>${SUMMARIES[grade]}</span></h1>
<p class="at">Read at <time datetime="${at.toISOString()}">${time}</time>. Reload the page to look again.</p>
<dl>${rows}</dl></main><footer>Figures of this server alone.</footer></body></html>
`
}

/** The same when not even the database answers. */
export function presentOutage(at: Date): Markup {
  return presentStatus(
    [
      { name: 'Website', grade: 'good', words: 'Answering' },
      {
        name: 'Database',
        grade: 'bad',
        words: 'Not answering: nothing can be opened, made or posted at the moment',
      },
    ],
    at,
  )
}
