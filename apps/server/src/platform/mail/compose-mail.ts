import { markup } from '../http/markup.ts'
import type { Markup } from '../http/markup.ts'
import type { Mail } from './mail.ts'

/** What a mail says; it is set the same way for all of them. */
export type Letter = {
  readonly to: string
  readonly subject: string
  /** Whom it greets; nobody when it is empty or left out. */
  readonly name?: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Rows of "name: value" under the paragraphs. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[]
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Why this mail came and how to stop such mails. */
  readonly footnote: string
  readonly replyTo?: string
}

/**
 * Sets a letter as text and as HTML. Tables and inline styles, because mail programs read little else; no pictures,
 * because most block them; dark mode is left to the program by naming both colours.
 */
export function composeMail(letter: Letter): Mail {
  const { to, subject, replyTo } = letter
  return {
    to,
    subject,
    text: composeText(letter),
    html: composeHtml(letter).toString(),
    ...(replyTo === undefined ? {} : { replyTo }),
  }
}

function composeText(letter: Letter): string {
  const { heading, facts = [], action, footnote } = letter
  const parts = [heading, ...greetedParagraphs(letter)]
  if (facts.length > 0) parts.push(facts.map(({ name, value }) => `${name}: ${value}`).join('\n'))
  if (action) parts.push(`${action.label}:\n${action.url}`)
  return `${[...parts, `--\n${footnote}`].join('\n\n')}\n`
}

function composeHtml(letter: Letter): Markup {
  const { subject, heading, facts = [], action, footnote } = letter
  const paragraph = (text: string) =>
    markup`<p dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#2b2840">${text}</p>
`
  const fact = ({ name, value }: { name: string; value: string }) =>
    markup`<tr><td style="padding:6px 16px 6px 0;font-size:15px;color:#6a6680">${name}</td><td dir="auto" style="padding:6px 0;font-size:15px;font-weight:600;color:#2b2840">${value}</td></tr>`
  const table =
    facts.length === 0
      ? ''
      : markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${facts.map(fact)}</table>`
  return markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f4f3f9;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f3f9"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px">
<tr><td style="padding:28px 32px 0;font-size:17px;font-weight:700;color:#5b3df5">Hookreel</td></tr>
<tr><td style="padding:20px 32px 12px">
<h1 dir="auto" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#17142b">${heading}</h1>
${greetedParagraphs(letter).map(paragraph)}${table}${action ? composeAction(action) : ''}
</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid #eceaf4;font-size:13px;line-height:1.5;color:#6a6680">${footnote}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function greetedParagraphs({ name = '', paragraphs }: Letter): readonly string[] {
  return name.trim() === '' ? paragraphs : [`Hello ${name.trim()},`, ...paragraphs]
}

/** A button, and the address in full for programs that show no links. */
function composeAction({ label, url }: { label: string; url: string }): Markup {
  return markup`<p style="margin:8px 0 20px"><a href="${url}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:#5b3df5;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${label}</a></p><p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#6a6680;word-break:break-all">Or open this address: <a href="${url}" style="color:#5b3df5">${url}</a></p>`
}
