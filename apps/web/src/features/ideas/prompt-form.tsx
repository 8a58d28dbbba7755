import { lazyPart } from '../../lib/lazy-part.ts'
import type { ChosenSource } from '../sources/chosen-sources.ts'
import { SourcePanel } from '../sources/source-panel.tsx'
import type { ChosenCards } from './fact-cards.tsx'
import { OpenWebLine } from './open-web-line.tsx'
import { LANGUAGES } from './languages.ts'
import { LENGTH_OPTIONS } from './lengths.ts'
import {
  IDEAS_MAX_COUNT,
  NOTES_MAX_CHARACTERS,
  PROMPT_EXAMPLES,
  PROMPT_MAX_CHARACTERS,
} from '@hookreel/contract'
import type { FilmLength } from '@hookreel/film'
import { NotebookPen, Sparkles, Square } from 'lucide-react'
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Choice } from '../../components/choice.tsx'
import { Kbd } from '../../components/kbd.tsx'
import { Select } from '../../components/select.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount } from '../../lib/format.ts'

export type IdeaOrder = {
  prompt: string
  notes: string
  duration: FilmLength
  count: number
  /** Language of the notes; null leaves it to the profile. */
  language?: string | null
  /** What was read, of which the ideas are made. */
  sources?: ChosenSource[]
  /** One idea from these facts. */
  cards?: ChosenCards
  /** To the questions of the interview, by their ids. */
  answers?: Record<string, string>
}

/** A person's own words are told whole, unless another length is chosen after they are there. */
function withNotes(order: IdeaOrder, notes: string): IdeaOrder {
  const isFirst = order.notes.trim() === '' && notes.trim() !== ''
  return { ...order, notes, ...(isFirst && { duration: 'script' }) }
}

function withSources(order: IdeaOrder, sources: ChosenSource[]): IdeaOrder {
  const hadOwn = order.sources?.some(({ isOwn }) => isOwn) ?? false
  const isFirst = !hadOwn && sources.some(({ isOwn }) => isOwn)
  return { ...order, sources, ...(isFirst && { duration: 'script' }) }
}

/** Asked for when somebody begins to write, not with the page. */
const WhatWorked = lazyPart(() => import('../analytics/what-worked.tsx'))
const COUNTS = [5, 10, 20, IDEAS_MAX_COUNT]
/** From here on the counter warns. */
const NEARLY_FULL = PROMPT_MAX_CHARACTERS - 100

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span
      className={classNames('text-small tabular-nums', length >= max - 100 ? 'text-warn-ink' : 'text-muted')}
    >
      {formatCount(length)}/{formatCount(max)}
    </span>
  )
}

/** What the ideas shall be about, how many and how long. */
export function PromptForm(props: {
  order: IdeaOrder
  onChange: (order: IdeaOrder) => void
  onSubmit: () => void
  cost: number | undefined
  isBusy: boolean
  onStop: () => void
  /** Whether topics may be looked up; undefined where this server looks nothing up. */
  openWeb: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined
}) {
  const { order } = props
  const id = useId()
  const [wasBegun, setWasBegun] = useState(false)
  const promptRef = useRef<HTMLTextAreaElement>(null)
  const [isNotesOpen, setIsNotesOpen] = useState(order.notes.length > 0)
  const [isMissing, setIsMissing] = useState(false)

  const submit = () => {
    if (props.isBusy) return
    const isEmpty = !order.prompt.trim() && !order.notes.trim() && !order.sources?.length
    setIsMissing(isEmpty)
    if (isEmpty) promptRef.current?.focus()
    else props.onSubmit()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    submit()
  }

  return (
    <Card className="p-4 md:p-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="mb-1.5 flex items-baseline justify-between gap-3">
          <label htmlFor={`${id}-prompt`} className="text-sm font-medium">
            What should the videos be about?
          </label>
          <span id={`${id}-count`}>
            <Counter length={order.prompt.length} max={PROMPT_MAX_CHARACTERS} />
          </span>
        </div>
        <Textarea
          ref={promptRef}
          id={`${id}-prompt`}
          rows={3}
          maxLength={PROMPT_MAX_CHARACTERS}
          value={order.prompt}
          placeholder="For example: 5 space facts that will blow your mind"
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-count${isMissing ? ` ${id}-missing` : ''}`}
          onFocus={() => setWasBegun(true)}
          onKeyDown={submitByKey}
          onChange={(event) => {
            setIsMissing(false)
            props.onChange({ ...order, prompt: event.target.value })
          }}
        />
        {order.prompt.length >= NEARLY_FULL && (
          <p role="status" className="mt-1.5 text-small text-warn-ink">
            {formatCount(PROMPT_MAX_CHARACTERS - order.prompt.length)} characters left. Longer material fits
            into the notes.
          </p>
        )}
        {isMissing && (
          <p id={`${id}-missing`} role="alert" className="mt-1.5 text-small text-danger-ink">
            Please enter a prompt to generate ideas.
          </p>
        )}
        {/* One row on a phone, to be swiped: four would push the button off the screen. */}
        <div className="no-scrollbar mt-3 flex flex-wrap gap-2 max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4">
          {PROMPT_EXAMPLES.map((example) => (
            <button
              key={example}
              type="button"
              onClick={() => {
                setIsMissing(false)
                props.onChange({ ...order, prompt: example })
                promptRef.current?.focus()
              }}
              className="min-h-10 shrink-0 rounded-full border bg-surface px-3 text-left text-small text-muted transition-colors hover:border-primary/40 hover:text-foreground md:min-h-8"
            >
              {example}
            </button>
          ))}
        </div>

        {wasBegun && (
          <Suspense>
            <WhatWorked
              prompt={order.prompt}
              onUse={(hint) =>
                props.onChange({
                  ...order,
                  prompt: `${order.prompt.trim()} ${hint}`.trim().slice(0, PROMPT_MAX_CHARACTERS),
                })
              }
            />
          </Suspense>
        )}

        <div className="mt-4 rounded-xl border bg-background">
          <button
            type="button"
            aria-expanded={isNotesOpen}
            aria-controls={`${id}-notes-panel`}
            onClick={() => setIsNotesOpen(!isNotesOpen)}
            className="flex min-h-11 w-full flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-xl px-3.5 py-2 text-left text-sm font-medium"
          >
            <NotebookPen className="size-4 text-primary-ink" aria-hidden />
            Paste notes
            <span className="font-normal text-muted">Ideas from your own sentences, on any topic</span>
          </button>
          <div id={`${id}-notes-panel`} hidden={!isNotesOpen} className="px-3.5 pb-3.5">
            <div className="mb-1.5 flex items-baseline justify-between gap-3">
              <label htmlFor={`${id}-notes`} className="text-small text-muted">
                Paste an article, bullet points or a transcript. One fact a line works best.
              </label>
              <Counter length={order.notes.length} max={NOTES_MAX_CHARACTERS} />
            </div>
            <Textarea
              id={`${id}-notes`}
              rows={6}
              maxLength={NOTES_MAX_CHARACTERS}
              value={order.notes}
              onKeyDown={submitByKey}
              onChange={(event) => {
                setIsMissing(false)
                props.onChange(withNotes(order, event.target.value))
              }}
            />
            <Select
              label="Language of the notes"
              className="mt-3 max-w-60"
              placeholder="As in your profile"
              value={order.language ?? null}
              onChange={(language) => props.onChange({ ...order, language })}
              items={LANGUAGES}
            />
          </div>
        </div>

        <SourcePanel
          sources={order.sources ?? []}
          onChange={(sources) => {
            setIsMissing(false)
            props.onChange(withSources(order, sources))
          }}
          hasAddresses={props.openWeb !== undefined}
        />

        {props.openWeb && <OpenWebLine {...props.openWeb} />}
        <div className="mt-5 flex flex-col gap-4 md:flex-row md:flex-wrap md:items-end">
          <Choice
            label="Length"
            className="md:w-full"
            isLong
            value={order.duration}
            onChange={(duration) => props.onChange({ ...order, duration })}
            options={LENGTH_OPTIONS}
          />
          <Choice
            label="How many"
            className="md:w-56"
            value={order.count}
            onChange={(count) => props.onChange({ ...order, count })}
            options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
          />
          {props.isBusy && (
            <Button variant="secondary" className="w-full md:ml-auto md:w-auto" onClick={props.onStop}>
              <Square /> Stop
            </Button>
          )}
          <Button
            type="submit"
            isBusy={props.isBusy}
            className={classNames('w-full md:w-auto', !props.isBusy && 'md:ml-auto')}
            title="Ctrl Enter"
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            <Sparkles />
            Generate Ideas
            {props.cost !== undefined && (
              <span className="rounded-md bg-black/20 px-1.5 py-0.5 text-xs tabular-nums">
                {props.cost} credits
              </span>
            )}
          </Button>
        </div>
        <p className="mt-3 hidden text-right text-small text-muted md:block">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to generate
        </p>
      </form>
    </Card>
  )
}
