import type { Member } from '@hookreel/contract'
import { CAST_KINDS, CAST_MAX, type CastLook } from '@hookreel/film'
import { Choice } from '../../components/choice.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { OtherField } from '../../components/other-field.tsx'
import { Select } from '../../components/select.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { KIND_WORDS, listLooks, LOOK_WORDS, sayLook } from './cast-words.ts'
import { useMemberForm } from './use-member-form.ts'

const FROM_SHEET = 'sheet'
const LOOK_LABEL = 'When drawn here'

/** Name, kind, description and drawn look of a new member, or of one that is there. */
export function MemberForm(props: { member: Member | null; open: boolean; onClose: () => void }) {
  const { member } = props
  const { values, change, others, take, save } = useMemberForm(member, props.onClose)
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={member ? 'Change this member' : 'Add to your cast'}
      description="Films that call it by this name show it."
      error={save.error}
      submit={member ? 'Save' : 'Add'}
      isBusy={save.isPending}
      onSubmit={() => save.mutate()}
    >
      {(errors) => (
        <>
          <Field
            label="Name"
            hint="As you write it in your scripts. “Will” is not found in “will”."
            error={errors.name}
          >
            {(control) => (
              <Input
                {...control}
                value={values.name}
                dir="auto"
                maxLength={CAST_MAX.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
          <OtherField label="Name" text={others.name} onTake={() => take({ name: others.name })} />
          <Choice
            label="Kind"
            value={values.kind}
            onChange={(kind) => change({ kind })}
            options={CAST_KINDS.map((value) => ({ value, label: KIND_WORDS[value].label }))}
          />
          <OtherField
            label="Kind"
            text={others.kind && KIND_WORDS[others.kind].label}
            onTake={() => take({ kind: others.kind })}
          />
          <Field
            label="How it looks"
            hint={`For example: ${KIND_WORDS[values.kind].example}.`}
            error={errors.sheet}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={values.sheet}
                dir="auto"
                maxLength={CAST_MAX.sheet}
                onChange={(event) => change({ sheet: event.target.value })}
              />
            )}
          </Field>
          <OtherField label="How it looks" text={others.sheet} onTake={() => take({ sheet: others.sheet })} />
          {values.kind === 'person' && (
            <LookFields look={values.look} onChange={(look) => change({ look })} />
          )}
          <OtherField
            label={LOOK_LABEL}
            text={others.look && describeLook(others.look)}
            onTake={() => take({ look: others.look })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** "Hair: Bob, Clothes: Yellow" */
function describeLook(look: CastLook): string {
  const chosen = listLooks().flatMap(({ part }) => {
    const value = look[part]
    return value === null ? [] : [`${LOOK_WORDS[part]}: ${sayLook(value)}`]
  })
  return chosen.join(', ') || 'As described'
}

/** How a person is drawn where no model makes the picture. */
function LookFields(props: { look: CastLook; onChange: (look: CastLook) => void }) {
  const { look } = props
  return (
    <fieldset className="grid gap-3 rounded-xl border p-4">
      <legend className="px-1 text-sm font-medium">{LOOK_LABEL}</legend>
      <p className="text-small text-muted">
        Drawn pictures follow your description as far as they can. Choose what they read wrongly.
      </p>
      <div className="grid grid-cols-2 gap-3">
        {listLooks().map(({ part, values }) => (
          <Select
            key={part}
            label={LOOK_WORDS[part]}
            value={look[part] ?? FROM_SHEET}
            onChange={(value) => props.onChange({ ...look, [part]: value === FROM_SHEET ? null : value })}
            items={[
              { value: FROM_SHEET, label: 'As described' },
              ...values.map((value) => ({ value, label: sayLook(value) })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  )
}
