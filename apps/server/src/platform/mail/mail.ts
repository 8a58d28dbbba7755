/** A mail of plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Who sends mails. */
export type Mailer = { send(mail: Mail): Promise<void> }
