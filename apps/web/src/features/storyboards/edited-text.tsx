import { useState } from 'react'
import { beginsWithName } from '@hookreel/film'
import { Textarea } from '../../components/textarea.tsx'

/** A text that is sent when the person leaves it, or with Enter; Escape takes the change back. */
export function EditedText(props: {
  id: string
  text: string
  onChange: (text: string) => void
  rows?: number
  /** An empty text is sent, too; otherwise the old one comes back. */
  mayBeEmpty?: boolean
  maxLength?: number
  placeholder?: string
  describedBy?: string
}) {
  const [text, setText] = useState(props.text)
  const save = () => {
    const lines = text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
    // Whoever speaks begins a line.
    const next = lines.join(lines.some(beginsWithName) ? '\n' : ' ')
    if (next === '' && !props.mayBeEmpty) setText(props.text)
    else if (next !== props.text) props.onChange(next)
  }
  return (
    <Textarea
      id={props.id}
      rows={props.rows ?? 3}
      value={text}
      maxLength={props.maxLength}
      placeholder={props.placeholder}
      aria-describedby={props.describedBy}
      className="field-sizing-content max-h-48 min-h-16"
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault()
          save()
        } else if (event.key === 'Escape') setText(props.text)
      }}
    />
  )
}
