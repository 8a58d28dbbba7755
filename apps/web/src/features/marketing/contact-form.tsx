import { SUPPORT_MESSAGE_MAX_CHARACTERS } from '@hookreel/contract'
import { NO_ANSWER } from '../../api/call.ts'
import { buttonLook } from '../../components/button.tsx'

const FIELD =
  'w-full rounded-lg border border-input bg-surface px-3.5 text-base shadow-xs placeholder:text-muted aria-invalid:border-danger'

/** A plain form: the server answers with a way back to #sent, #stored or #not-sent. The script sends it without leaving the page. */
export function ContactForm() {
  return (
    <form
      action="/api/support-messages"
      method="post"
      data-contact
      className="grid gap-5 rounded-3xl border bg-surface p-6 shadow-card md:p-8"
    >
      <ContactEnds />
      <div className="grid gap-5 sm:grid-cols-2">
        <label className="grid gap-1.5 text-sm font-medium">
          Your name
          <input
            name="name"
            dir="auto"
            required
            maxLength={200}
            autoComplete="name"
            className={`h-11 ${FIELD}`}
          />
        </label>
        <label className="grid gap-1.5 text-sm font-medium">
          Email
          <input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            className={`h-11 ${FIELD}`}
          />
        </label>
      </div>
      <label className="grid gap-1.5 text-sm font-medium">
        Message
        <textarea
          name="message"
          dir="auto"
          required
          minLength={10}
          maxLength={SUPPORT_MESSAGE_MAX_CHARACTERS}
          rows={6}
          placeholder="What did you do, what happened, what did you expect?"
          className={`py-2.5 ${FIELD}`}
        />
      </label>
      {/* Programs fill every field; people do not see this one. */}
      <label className="absolute -left-[200vw]" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className={buttonLook({ size: 'lg', className: 'justify-self-start' })}>
        Send message
      </button>
    </form>
  )
}

/** What became of the message: one of them is shown. */
function ContactEnds() {
  return (
    <>
      <p
        id="sent"
        role="status"
        className="hidden rounded-xl bg-ok-soft p-4 font-medium text-ok-ink target:block data-shown:block"
      >
        Thank you. Your message was mailed to the people who run this server, and the answer comes by mail.
      </p>
      <p
        id="stored"
        role="status"
        className="hidden rounded-xl bg-ok-soft p-4 font-medium text-ok-ink target:block data-shown:block"
      >
        Thank you. Your message is stored on this server. Nobody is mailed about it: the people who run the
        server see it when they look into their list, so an answer may take a while.
      </p>
      <p
        id="not-sent"
        role="alert"
        className="hidden rounded-xl bg-danger-soft p-4 font-medium text-danger-ink target:block data-shown:block"
      >
        Your message could not be sent. <span data-why>Check the fields and try again in a minute.</span>
      </p>
      <p
        id="no-answer"
        role="alert"
        className="hidden rounded-xl bg-danger-soft p-4 font-medium text-danger-ink data-shown:block"
      >
        {NO_ANSWER}
      </p>
    </>
  )
}
