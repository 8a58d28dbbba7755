import type { Idea } from '@hookreel/contract'
import { useId } from 'react'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { badgeOfIdea } from '../ideas/idea-words.ts'

/** Which ideas become videos: those with a script that can be spoken. */
export function IdeaChoices(props: {
  ideas: readonly Idea[]
  chosen: readonly string[]
  max: number
  onChange: (chosen: readonly string[]) => void
}) {
  const { ideas, chosen, max } = props
  const id = useId()
  const isFull = chosen.length >= max
  return (
    <fieldset className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <legend className="float-left text-sm font-medium">
          Ideas{' '}
          <span className="font-normal text-muted tabular-nums">
            {chosen.length} of at most {max} this week
          </span>
        </legend>
        <span className="flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => props.onChange(ideas.slice(0, max).map((idea) => idea.id))}
          >
            Choose all
          </Button>
          <Button variant="quiet" size="sm" disabled={chosen.length === 0} onClick={() => props.onChange([])}>
            None
          </Button>
        </span>
      </div>
      <ul
        className="mt-1 max-h-64 divide-y overflow-y-auto rounded-xl border"
        tabIndex={0}
        aria-label="Ideas to choose from"
      >
        {ideas.map((idea) => {
          const isChosen = chosen.includes(idea.id)
          const badge = badgeOfIdea(idea)
          return (
            <li key={idea.id} className="flex items-center gap-3 px-3 py-2">
              <input
                id={`${id}${idea.id}`}
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  props.onChange(isChosen ? chosen.filter((one) => one !== idea.id) : [...chosen, idea.id])
                }
                className="size-5 shrink-0 accent-primary"
              />
              <label dir="auto" htmlFor={`${id}${idea.id}`} className="min-w-0 flex-1 text-sm wrap-anywhere">
                {idea.title}
              </label>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
