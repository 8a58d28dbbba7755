/** A mail in both forms; a reader shows one of them. `compose-mail.ts` makes both from the same words. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where answers go, when not to the sender. */
  readonly replyTo?: string
}

/** Who sends mails. */
export type Mailer = { send(mail: Mail): Promise<void> }
