import { readPart } from './read-part.ts'

const ENDS = ['sent', 'stored', 'not-sent', 'no-answer'] as const
type ContactEnd = (typeof ENDS)[number]

/** `fields`: what is to be mended, by the names of the form's own fields; `reason`: why, where no field is to blame. */
type Answer = {
  readonly end: ContactEnd
  readonly fields?: Readonly<Record<string, unknown>>
  readonly reason?: unknown
}

async function postForm(form: HTMLFormElement): Promise<Answer> {
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  })
  const told: unknown = await answer.json()
  if (answer.ok) return { end: readPart(told, 'isMailed') === true ? 'sent' : 'stored' }
  const refusal = readPart(told, 'error')
  const fields = readPart(refusal, 'fields')
  return {
    end: 'not-sent',
    fields: typeof fields === 'object' && fields !== null ? { ...fields } : {},
    reason: readPart(refusal, 'message'),
  }
}

/** Marks the fields that are to be mended, and leads to the first of them. */
function markFields(form: HTMLFormElement, fields: Answer['fields'] = {}): void {
  const all = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')]
  for (const field of all) field.removeAttribute('aria-invalid')
  const wrong = all.filter(({ name }) => name in fields)
  for (const field of wrong) field.setAttribute('aria-invalid', 'true')
  wrong.at(0)?.focus({ preventScroll: true })
}

function showEnd(form: HTMLFormElement, { end, fields, reason }: Answer): void {
  for (const one of ENDS) form.querySelector(`#${one}`)?.toggleAttribute('data-shown', one === end)
  const ofFields = Object.values(fields ?? {})
  const words = (ofFields.length > 0 ? ofFields : [reason]).filter((one) => typeof one === 'string')
  const why = form.querySelector('[data-why]')
  // Where the server gave no reason, the page's own advice stays.
  if (why && words.length > 0) why.textContent = words.join(' ')
  markFields(form, fields)
  if (end === 'sent' || end === 'stored') form.reset()
  form.scrollIntoView({ block: 'start' })
}

/** Sends the contact form without leaving its page, and says there what became of it. */
export function sendContact(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const button = form?.querySelector('button')
  if (!form || !button) return
  const send = async () => {
    button.disabled = true
    showEnd(form, await postForm(form).catch((): Answer => ({ end: 'no-answer' })))
    button.disabled = false
  }
  addEventListener('online', () => form.querySelector('#no-answer')?.removeAttribute('data-shown'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
}
