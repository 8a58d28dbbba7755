import { Fragment } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { compareWords } from './compare-words.ts'

/** Two texts as one: words that went are struck through, words that came are underlined. */
export function WordDiff(props: { before: string; after: string; className?: string }) {
  return (
    <p
      dir="auto"
      className={classNames('text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap', props.className)}
    >
      {compareWords(props.before, props.after).map((change, index) => (
        <Fragment key={index}>
          {'same' in change ? (
            change.same
          ) : (
            <>
              {change.before && (
                <del className="rounded-sm bg-danger-soft text-danger-ink line-through decoration-1">
                  {change.before}
                </del>
              )}
              {change.after && (
                <ins className="rounded-sm bg-ok-soft text-ok-ink underline decoration-1">{change.after}</ins>
              )}
            </>
          )}
        </Fragment>
      ))}
    </p>
  )
}
