import { useState } from 'react'
import { beginsWithName } from '@hookreel/film'
import { Textarea } from '../../components/textarea.tsx'

/** A text that is sent when the person leaves it, or with Enter; Escape takes the change back. */
export function EditedText(props: {
  id: string
  text: string
  onChange: (text: string) => void
  rows?: number
  /** Why there must be a text: said when it was emptied and the old one came back. When left out, an empty text is sent, too. */
  whyNotEmpty?: string
  maxLength?: number
  placeholder?: string
  describedBy?: string
}) {
  const [text, setText] = useState(props.text)
  const [isBack, setIsBack] = useState(false)
  const save = () => {
    const lines = text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
    // A speaker's name begins a line.
    const next = lines.join(lines.some(beginsWithName) ? '\n' : ' ')
    if (next === '' && props.whyNotEmpty !== undefined) {
      setText(props.text)
      setIsBack(true)
    } else if (next !== props.text) props.onChange(next)
  }
  return (
    <div className="grid min-w-0 gap-1">
      <Textarea
        id={props.id}
        rows={props.rows ?? 3}
        value={text}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        aria-describedby={props.describedBy}
        className="field-sizing-content max-h-48 min-h-16"
        onChange={(event) => {
          setText(event.target.value)
          setIsBack(false)
        }}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            save()
          } else if (event.key === 'Escape') setText(props.text)
        }}
      />
      <p role="status" className="text-small text-muted empty:hidden">
        {isBack && props.whyNotEmpty}
      </p>
    </div>
  )
}
