import { Card } from '../../components/card.tsx'

const QUESTIONS = [
  [
    'What are AI credits?',
    'They pay for everything that is made for you: batches of video ideas, enhanced texts, videos, and what services make for them. What each costs is listed above.',
  ],
  ['Do credits expire?', 'No. They stay as long as your account is active.'],
  [
    'What happens when a video fails?',
    'Its credits are held while it is made, and come back when it fails or you cancel it. Only a finished video is charged.',
  ],
  [
    'Can I see what I paid for?',
    'Yes. Each entry below has a receipt that says what was held, used and given back, and why.',
  ],
] as const

/** Answers about credits, and the terms of a refund. */
export function CreditsQuestions() {
  return (
    <div className="grid gap-x-4 gap-y-9 lg:grid-cols-[3fr_2fr]">
      <section aria-labelledby="credits-faq">
        <h2 id="credits-faq" className="mb-3 text-base font-semibold">
          Frequently asked questions
        </h2>
        <Card className="divide-y">
          {QUESTIONS.map(([question, answer]) => (
            <details key={question} className="px-5">
              <summary className="disclosure py-3.5 text-sm font-medium">{question}</summary>
              <p className="-mt-1 pb-4 text-sm text-muted">{answer}</p>
            </details>
          ))}
        </Card>
      </section>
      <section aria-labelledby="credits-refunds">
        <h2 id="credits-refunds" className="mb-3 text-base font-semibold">
          Refund policy
        </h2>
        <Card className="p-5 text-sm text-muted">
          We refund unused credits within 30 days of their purchase. Write to us with the date of the payment:
          the money goes back the way it came, and the credits that it bought are taken off your balance as
          far as they are unused.
        </Card>
      </section>
    </div>
  )
}
