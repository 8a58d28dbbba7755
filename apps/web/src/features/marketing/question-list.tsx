import { ChevronDown } from 'lucide-react'

/** Questions that open by themselves, without a script. */
export function QuestionList({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div className="grid gap-3">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group rounded-card border bg-surface shadow-card">
          <summary className="flex list-none items-center justify-between gap-4 rounded-card px-5 py-4 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="px-5 pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
