import { Check } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { classNames } from '../../lib/class-names.ts'

/** What a new account sees first: the way to its first video, instead of four zeros. */
export function NextSteps({ hasIdeas }: { hasIdeas: boolean }) {
  const steps = [
    { title: 'Generate ideas', text: 'A prompt or your notes are enough.', isDone: hasIdeas },
    {
      title: 'Pick one, choose a style and a voice',
      text: 'Listen to the voice before you decide.',
      isDone: false,
    },
    {
      title: 'Watch your first video',
      text: 'It is made in the background. We tell you when it is ready.',
      isDone: false,
    },
  ]
  const next = steps.findIndex((step) => !step.isDone)
  return (
    <Card className="mt-5 p-5">
      <h2 className="text-base font-semibold">Your first video in three steps</h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3">
            <span
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-full text-small font-semibold',
                step.isDone
                  ? 'bg-ok-soft text-ok-ink'
                  : index === next
                    ? 'bg-primary text-primary-fg'
                    : 'bg-surface-2 text-muted',
              )}
            >
              {step.isDone ? <Check className="size-4" aria-label="Done" /> : index + 1}
            </span>
            <span className="min-w-0">
              <span className="block text-sm font-medium">{step.title}</span>
              <span className="block text-small text-muted">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
