import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { IDEA_FIELDS, type FieldName } from './idea-texts.ts'
import type { IdeaEdit } from './use-idea-edit.ts'

const namesOf = (fields: readonly string[]) =>
  IDEA_FIELDS.filter(({ name }) => fields.includes(name))
    .map(({ label }) => label)
    .join(', ')

/** Says that this page was behind, and what became of it. */
export function ChangedElsewhere({ edit }: { edit: IdeaEdit }) {
  const open = Object.keys(edit.others)
  if (open.length > 0)
    return (
      <Alert tone="warn" title="This idea was changed on another page" className="mb-4">
        Both changed: {namesOf(open)}. Choose below which text stays; then it can be saved.
      </Alert>
    )
  if (edit.takenOver.length > 0)
    return (
      <Alert tone="info" title="This idea was changed on another page" className="mb-4">
        {namesOf(edit.takenOver)}: the newer text stands here. What you typed is untouched.
      </Alert>
    )
  return null
}

/** The text of a field that another page saved, beside the one typed here. */
export function OtherText({ edit, name, label }: { edit: IdeaEdit; name: FieldName; label: string }) {
  const other = edit.others[name]
  if (other === undefined) return null
  return (
    <div
      role="group"
      aria-label={`${label}: saved on another page`}
      className="grid min-w-0 gap-2 rounded-lg border border-warn-ink/25 bg-warn-soft p-3"
    >
      <p className="text-small font-medium text-warn-ink">Saved on another page</p>
      <p dir="auto" className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {other || 'Nothing'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => edit.choose(name, edit.texts[name])}>
          Keep mine
        </Button>
        <Button variant="secondary" size="sm" onClick={() => edit.choose(name, other)}>
          Take this one
        </Button>
      </div>
    </div>
  )
}
