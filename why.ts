import { subjectOf, isLookedUp } from './packages/crew/src/writer/embedded/interview/ask-back.ts'
import { readOrders } from './packages/crew/src/writer/embedded/prompt/read-orders.ts'
import { relaxPrompt } from './packages/crew/src/writer/embedded/prompt/relax-prompt.ts'
import { mendPrompt } from './packages/crew/src/writer/embedded/prompt/mend-prompt.ts'
import { sayPlainly } from './packages/crew/src/writer/embedded/prompt/say-plainly.ts'
import { findNearest } from './packages/crew/src/writer/embedded/matching/find-nearest.ts'
for (const p of process.argv.slice(2)) { const s = subjectOf(p); const t = readOrders(sayPlainly(mendPrompt(p))).topic; console.log(p, '|', s.kind, isLookedUp(s), '|', t, '|', relaxPrompt(t).map(r => r.topic + (r.dropped.length ? ` [-${r.dropped.join('/')}]` : '')).join(' ; '), '|', findNearest(t)?.focus?.name) }
