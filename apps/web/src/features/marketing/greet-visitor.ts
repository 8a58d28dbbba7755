import { readPart } from './read-part.ts'

/** In these a plan goes on. */
const PLAN_RUNS = ['active', 'trialing', 'past_due', 'paused']

/** What the server says to a signed-in person; nothing without the cookie beside the session. */
async function askOwn(path: string): Promise<unknown> {
  if (!document.documentElement.classList.contains('is-signed-in')) return undefined
  const answer = await fetch(path)
  return answer.ok ? answer.json() : undefined
}

/** Writes name and address into the form, and never over what was typed meanwhile. */
async function fillContact(): Promise<void> {
  const form = document.querySelector('[data-contact]')
  const told = form && (await askOwn('/api/profile'))
  const values = {
    name: readPart(told, 'displayName') || readPart(told, 'fullName'),
    email: readPart(told, 'email'),
  }
  for (const [name, value] of Object.entries(values)) {
    const input = form?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    // It is also what stands there again once the message was sent.
    if (input && typeof value === 'string') input.defaultValue = value
  }
}

/** Says on the page of prices which plan is one's own. */
async function markPlan(): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-plan]')]
  if (cards.length === 0) return
  const plan = readPart(await askOwn('/api/billing'), 'subscription')
  if (!PLAN_RUNS.some((status) => status === readPart(plan, 'status'))) return
  for (const card of cards) card.classList.toggle('is-own', card.dataset.plan === readPart(plan, 'plan'))
}

/** What the public pages know of somebody who is signed in. They can be read and used without it. */
export function greetVisitor(): void {
  for (const act of [fillContact, markPlan]) act().catch(() => undefined)
}
