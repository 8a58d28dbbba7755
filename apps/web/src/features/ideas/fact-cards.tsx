import { DRAFT_CARDS_MAX_COUNT, type TopicResearch } from '@hookreel/contract'
import {
  AS_SCRIPT,
  OPEN_SECONDS,
  chooseCards,
  estimateSpeechSeconds,
  writeDraft,
  type DraftFramework,
  type FactCard,
  type FilmLength,
} from '@hookreel/film'
import { BookOpen, Check, ExternalLink, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Select } from '../../components/select.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatPlural } from '../../lib/format.ts'

export type ChosenCards = { research: string; ids: string[]; framework?: DraftFramework }
const FRAMEWORKS = [
  { value: 'countdown', label: 'Countdown' },
  { value: 'guess', label: 'Question and guess' },
  { value: 'timeline', label: 'Timeline' },
  { value: 'comparison', label: 'Comparison' },
] as const
const FEWEST = 2

/** Facts with their sources to tap in and out, and the draft that they make: it is written anew in the page at once. */
export default function FactCards(props: {
  research: TopicResearch
  /** Where the facts are from, for people. */
  from: string
  length: FilmLength
  cost: number | undefined
  isBusy: boolean
  onUse: (cards: ChosenCards) => void
  onOther: (page: string) => void
  onClose: () => void
}) {
  const { research, length } = props
  const seconds = length === AS_SCRIPT ? OPEN_SECONDS : length
  const { subject, cards, others } = research
  const order = { title: subject?.title ?? '', name: subject?.name ?? '', seconds }
  const wanted = research.wanted ?? undefined
  const [ids, setIds] = useState<string[]>(() => chooseCards(cards, { ...order, wanted }).map(({ id }) => id))
  const [framework, setFramework] = useState<DraftFramework | undefined>(wanted)
  const id = useId()
  if (!subject || research.id === null) return null
  const chosen = cards.filter((card) => ids.includes(card.id))
  const draft = chosen.length === 0 ? null : writeDraft(chosen, { ...order, wanted: framework })
  const spoken = draft ? estimateSpeechSeconds(draft.sentences.map(({ text }) => text).join(' ')) : 0
  const toggle = (card: FactCard) =>
    setIds(ids.includes(card.id) ? ids.filter((one) => one !== card.id) : [...ids, card.id])
  const key = { research: research.id, ids, ...(framework && { framework }) }
  return (
    <Card className="p-4 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">{subject.title}</h2>
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            {subject.description && `${sentence(subject.description)} `}
            {formatPlural(cards.length, 'fact')} from {props.from}. Tap the ones that the video should tell.
          </p>
        </div>
        <Button variant="ghost" size="sm" onClick={props.onClose} aria-label="Close the facts">
          <X />
        </Button>
      </div>
      {others.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-small text-muted">
          Something else?
          {others.map(({ page, description }) => (
            <button
              key={page}
              type="button"
              title={description}
              disabled={props.isBusy}
              onClick={() => props.onOther(page)}
              className="min-h-10 rounded-full border bg-surface px-3 text-small hover:border-primary/40 hover:text-foreground md:min-h-8"
            >
              {page}
            </button>
          ))}
        </p>
      )}
      <div className="mt-5 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <ul className="grid gap-2" aria-label="Facts">
          {cards.map((card) => (
            <FactRow
              key={card.id}
              card={card}
              isIn={ids.includes(card.id)}
              isFull={ids.length >= DRAFT_CARDS_MAX_COUNT}
              onToggle={() => toggle(card)}
            />
          ))}
        </ul>
        <section
          aria-labelledby={`${id}-draft`}
          className="min-w-0 rounded-xl border bg-background p-4 lg:sticky lg:top-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id={`${id}-draft`} className="font-semibold">
              Draft
            </h3>
            <span className="rounded-full border px-2.5 py-0.5 text-small text-muted">
              From sources, read it once
            </span>
          </div>
          <Select
            label="Told as"
            className="mt-3 max-w-60"
            placeholder="What fits"
            value={framework ?? null}
            onChange={(next) => setFramework(FRAMEWORKS.find(({ value }) => value === next)?.value)}
            items={[...FRAMEWORKS]}
          />
          <p className="mt-4 font-medium wrap-anywhere" data-testid="draft-title">
            {draft?.title ?? 'No facts chosen yet'}
          </p>
          <p className="mt-2 text-sm leading-relaxed wrap-anywhere" aria-live="polite">
            {draft?.sentences.map(({ text, cardId }, at) => (
              <span key={at} className={cardId === null ? 'text-muted' : undefined}>
                {text}{' '}
              </span>
            ))}
          </p>
          <p className="mt-3 text-small text-muted tabular-nums">
            About {Math.round(spoken)} s of {seconds} s
          </p>
          <Button
            className="mt-4 w-full"
            disabled={ids.length < FEWEST}
            isBusy={props.isBusy}
            onClick={() => props.onUse(key)}
          >
            <BookOpen /> Save as an idea
            {props.cost !== undefined && (
              <span className="rounded-md bg-black/20 px-1.5 py-0.5 text-xs tabular-nums">
                {props.cost} credits
              </span>
            )}
          </Button>
          {ids.length < FEWEST && <p className="mt-2 text-small text-muted">Choose at least two facts.</p>}
        </section>
      </div>
    </Card>
  )
}

function FactRow(props: { card: FactCard; isIn: boolean; isFull: boolean; onToggle: () => void }) {
  const { card, isIn } = props
  return (
    <li
      className={classNames(
        'rounded-xl border transition-colors',
        isIn ? 'border-primary/60 bg-primary/5' : 'bg-surface',
      )}
    >
      <button
        type="button"
        aria-pressed={isIn}
        disabled={!isIn && props.isFull}
        onClick={props.onToggle}
        className="flex min-h-11 w-full items-start gap-3 rounded-xl px-3.5 pt-2.5 pb-1 text-left text-sm disabled:opacity-50"
      >
        <span
          aria-hidden
          className={classNames(
            'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border',
            isIn ? 'border-primary bg-primary text-white' : 'text-muted',
          )}
        >
          {isIn ? <Check className="size-3.5" /> : <Plus className="size-3.5" />}
        </span>
        <span className="min-w-0 wrap-anywhere">{card.text}</span>
      </button>
      <p className="px-3.5 pb-2.5 pl-11.5 text-small text-muted">
        {card.source.address === '' ? (
          card.source.title
        ) : (
          <a
            href={card.source.address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 underline-offset-4 hover:underline"
          >
            {card.source.title} <ExternalLink className="size-3" aria-hidden />
          </a>
        )}{' '}
        · {card.source.licence} · read {card.source.readOn}
      </p>
    </li>
  )
}

/** "tower in Paris" as it is read on its own. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`
