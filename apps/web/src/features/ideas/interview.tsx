import { ANSWER_MAX_CHARACTERS, type Help } from '@hookreel/contract'
import { ArrowLeft, ArrowRight, Sparkles, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { OfferWriter } from './offer-writer.tsx'
import type { IdeaOrder } from './prompt-form.tsx'

/** An interview under way: what was asked for which order, what was answered, and which question is open. */
export type InterviewState = { help: Help; order: IdeaOrder; answers: Record<string, string>; at: number }

/** Whether anything was answered. */
export const hasAnswers = (answers: Readonly<Record<string, string>>): boolean =>
  Object.values(answers).some((answer) => answer.trim() !== '')

/** The writer's questions, one at a time. What is typed is kept by the page with every letter. */
export default function Interview(props: {
  state: InterviewState
  onChange: (state: InterviewState) => void
  onDone: () => void
  onLeave: () => void
  /** Asks for ideas on another prompt, or on the same one anew. */
  onAsk: (prompt: string) => void
  cost: number | undefined
  isBusy: boolean
}) {
  const { state, onChange } = props
  const { questions, message, language, near } = state.help
  const at = Math.min(state.at, questions.length - 1)
  const question = questions[at]
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [at])
  if (!question) return null
  const answer = state.answers[question.id] ?? ''
  const isLast = at === questions.length - 1
  const canEnd = hasAnswers(state.answers)
  const go = (to: number, answers = state.answers) => onChange({ ...state, answers, at: to })
  const next = () => {
    if (!isLast) go(at + 1)
    else if (canEnd && !props.isBusy) props.onDone()
  }
  const skip = () => {
    const { [question.id]: _skipped, ...kept } = state.answers
    if (!isLast) return go(at + 1, kept)
    onChange({ ...state, answers: kept })
  }
  const byKey = (event: KeyboardEvent) => {
    // Enter that ends the choice of a character in Japanese or Chinese is no answer.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    next()
  }
  return (
    <Card className="p-4 md:p-6">
      <section aria-label="Questions about your topic">
        <div className="flex items-start gap-3">
          <p className="min-w-0 flex-1 text-sm wrap-anywhere text-muted">
            For “<bdi>{state.order.prompt}</bdi>”. <bdi lang={language}>{message}</bdi> Asking is free.
          </p>
          <Button variant="quiet" size="icon-sm" aria-label="Close the questions" onClick={props.onLeave}>
            <X />
          </Button>
        </div>
        {near !== undefined && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            isBusy={props.isBusy}
            onClick={() => props.onAsk(near)}
          >
            <Sparkles /> Write about “{near}” instead
            {props.cost !== undefined && ` for ${props.cost} credits`}
          </Button>
        )}
        <div
          role="progressbar"
          aria-label="Questions"
          aria-valuemin={1}
          aria-valuemax={questions.length}
          aria-valuenow={at + 1}
          aria-valuetext={`Question ${at + 1} of ${questions.length}`}
          className="mt-4 flex gap-1.5"
        >
          {questions.map(({ id: each }, index) => (
            <span
              key={each}
              className={`h-1.5 flex-1 rounded-full ${index <= at ? 'bg-primary' : 'bg-border'}`}
            />
          ))}
        </div>
        <p className="mt-4 text-small text-muted tabular-nums">
          Question {at + 1} of {questions.length}
        </p>
        <label
          htmlFor={`${id}-answer`}
          lang={language}
          dir="auto"
          className="mt-1 block text-lg leading-snug font-semibold wrap-anywhere"
        >
          {question.text}
        </label>
        <Textarea
          key={question.id}
          ref={field}
          id={`${id}-answer`}
          rows={3}
          className="mt-3"
          maxLength={ANSWER_MAX_CHARACTERS}
          value={answer}
          aria-describedby={`${id}-example`}
          onKeyDown={byKey}
          onChange={(event) => go(at, { ...state.answers, [question.id]: event.target.value })}
        />
        <p id={`${id}-example`} className="mt-1.5 text-small text-muted">
          {question.example.endsWith('…') ? 'You could begin:' : 'For example:'}{' '}
          <bdi lang={language}>{question.example}</bdi>
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Button variant="secondary" disabled={at === 0} onClick={() => go(at - 1)}>
            <ArrowLeft className="rtl:rotate-180" /> Back
          </Button>
          {question.isSkippable && !(isLast && answer === '') && (
            <Button variant="quiet" onClick={skip}>
              Skip
            </Button>
          )}
          <span className="flex-1" />
          {!isLast && canEnd && (
            <Button variant="quiet" isBusy={props.isBusy} onClick={props.onDone}>
              Write now
            </Button>
          )}
          {isLast ? (
            <Button isBusy={props.isBusy} disabled={!canEnd} onClick={props.onDone}>
              <Sparkles /> Write ideas
              {props.cost !== undefined && (
                <span className="rounded-md bg-black/20 px-1.5 py-0.5 text-xs tabular-nums">
                  {props.cost} credits
                </span>
              )}
            </Button>
          ) : (
            <Button disabled={answer.trim() === ''} onClick={next}>
              Next <ArrowRight className="rtl:rotate-180" />
            </Button>
          )}
        </div>
        {isLast && !canEnd && (
          <p role="status" className="mt-3 text-small text-warn-ink">
            Answer at least one question: the script is made of your words.
          </p>
        )}
        <OfferWriter
          prompt={state.order.prompt}
          isBusy={props.isBusy}
          onWrite={() => props.onAsk(state.order.prompt)}
        />
      </section>
    </Card>
  )
}
