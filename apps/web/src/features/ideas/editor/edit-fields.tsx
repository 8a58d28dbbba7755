import { useId, type ReactNode } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Input } from '../../../components/input.tsx'
import { Textarea } from '../../../components/textarea.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { formatCount } from '../../../lib/format.ts'
import { OtherText } from './changed-elsewhere.tsx'
import { IDEA_FIELDS, type FieldName, type IdeaTexts } from './idea-texts.ts'
import type { IdeaEdit } from './use-idea-edit.ts'
import { WordDiff } from './word-diff.tsx'

type EditField = (typeof IDEA_FIELDS)[number]

/** The five texts of an idea; changed ones are marked, and with `isDiffShown` told word by word. */
export function EditFields(props: {
  edit: IdeaEdit
  saved: IdeaTexts
  isDiffShown: boolean
  errors: Readonly<Record<string, string>>
  /** Stands under a field. */
  tools: (name: FieldName) => ReactNode
}) {
  return (
    <div className="grid gap-6">
      {IDEA_FIELDS.map((field) => (
        <EditText key={field.name} field={field} {...props} />
      ))}
    </div>
  )
}

function EditText(props: Parameters<typeof EditFields>[0] & { field: EditField }) {
  const { edit, saved, field } = props
  const id = useId()
  const text = edit.texts[field.name]
  const isChanged = edit.isChanged(field.name)
  const error =
    props.errors[field.name] ?? (field.name === 'title' && !text.trim() ? 'An idea needs a title.' : '')
  const control = {
    id,
    value: text,
    maxLength: field.max,
    'aria-describedby': `${id}-count${error ? ` ${id}-error` : ''}`,
    'aria-invalid': error ? true : undefined,
    className: classNames(isChanged && 'border-primary/70'),
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex min-h-6 items-center gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {field.label}
        </label>
        {isChanged && <Badge tone="primary">Changed</Badge>}
        <span
          id={`${id}-count`}
          className={classNames(
            'ml-auto text-small tabular-nums',
            text.length >= field.max * 0.95 ? 'text-warn-ink' : 'text-muted',
          )}
        >
          {formatCount(text.length)}/{formatCount(field.max)}
        </span>
      </div>
      {field.name === 'title' ? (
        <Input {...control} onChange={(event) => edit.change({ [field.name]: event.target.value })} />
      ) : (
        <Textarea
          {...control}
          rows={field.rows}
          onChange={(event) => edit.change({ [field.name]: event.target.value })}
        />
      )}
      <OtherText edit={edit} name={field.name} label={field.label} />
      {error && (
        <p id={`${id}-error`} role="alert" className="text-small text-danger-ink">
          {error}
        </p>
      )}
      {props.isDiffShown && isChanged && (
        <div
          role="group"
          aria-label={`Changes in ${field.label}`}
          className="rounded-lg border bg-background p-3"
        >
          <WordDiff before={saved[field.name]} after={text} />
        </div>
      )}
      {props.tools(field.name)}
    </div>
  )
}
