import { diffWordsWithSpace } from 'diff'
import { classNames } from '../../lib/class-names.ts'

/** Two texts as one: words that went are struck through, words that came are underlined. */
export function WordDiff(props: { before: string; after: string; className?: string }) {
  return (
    <p className={classNames('text-sm leading-relaxed break-words whitespace-pre-wrap', props.className)}>
      {diffWordsWithSpace(props.before, props.after).map((part, index) => {
        if (part.added)
          return (
            <ins key={index} className="rounded-sm bg-ok-soft text-ok-ink underline decoration-1">
              {part.value}
            </ins>
          )
        if (part.removed)
          return (
            <del key={index} className="rounded-sm bg-danger-soft text-danger-ink line-through decoration-1">
              {part.value}
            </del>
          )
        return <span key={index}>{part.value}</span>
      })}
    </p>
  )
}
