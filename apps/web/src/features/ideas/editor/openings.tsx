import { useState } from 'react'
import { firstOf, replaceOpening } from './replace-opening.ts'

/** The first sentences that a script may begin with: those that its model wrote, its own, and what was replaced here. */
export default function Openings(props: {
  openings: readonly string[]
  saved: string
  script: string
  onScript: (script: string) => void
}) {
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const own = firstOf(props.saved)
  const current = firstOf(props.script)
  const choices = [...new Set([own, ...props.openings, ...replaced])].filter((text) => text !== '')
  const choose = (opening: string) => {
    // What the person wrote is not lost to a press.
    if (!choices.includes(current)) setReplaced([...replaced, current])
    props.onScript(replaceOpening(props.script, opening))
  }
  if (current === '') return null
  return (
    <fieldset className="mt-1 grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-medium">Opening</legend>
      {choices.map((opening) => (
        <label
          key={opening}
          className="relative cursor-pointer rounded-lg border px-3 py-2 text-sm wrap-anywhere transition-colors hover:border-primary/50 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="opening"
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-label={opening}
            checked={opening === current}
            onChange={() => choose(opening)}
          />
          <span dir="auto">{opening}</span>
        </label>
      ))}
    </fieldset>
  )
}
