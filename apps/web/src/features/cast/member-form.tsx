import { createMember, updateMember, type Member } from '@hookreel/contract'
import { CAST_KINDS, CAST_MAX, NO_LOOK, type CastLook } from '@hookreel/film'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Choice } from '../../components/choice.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { Select } from '../../components/select.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { castQuery } from './cast-query.ts'
import { KIND_WORDS, listLooks, LOOK_WORDS, sayLook } from './cast-words.ts'

const FROM_SHEET = 'sheet'

/** Name, kind, description and drawn look of a new member, or of one that is there. */
export function MemberForm(props: { member: Member | null; open: boolean; onClose: () => void }) {
  const { member } = props
  const cache = useQueryClient()
  const [name, setName] = useState(member?.name ?? '')
  const [kind, setKind] = useState(member?.kind ?? 'person')
  const [sheet, setSheet] = useState(member?.sheet ?? '')
  const [look, setLook] = useState<CastLook>(member?.look ?? NO_LOOK)
  const save = useMutation({
    mutationFn: () => {
      const body = { name, kind, sheet, look }
      return member ? call(updateMember, { params: { id: member.id }, body }) : call(createMember, { body })
    },
    onSuccess: () => {
      void cache.invalidateQueries(castQuery)
      props.onClose()
    },
  })
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
                value={name}
                dir="auto"
                maxLength={CAST_MAX.name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Choice
            label="Kind"
            value={kind}
            onChange={setKind}
            options={CAST_KINDS.map((value) => ({ value, label: KIND_WORDS[value].label }))}
          />
          <Field label="How it looks" hint={`For example: ${KIND_WORDS[kind].example}.`} error={errors.sheet}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={sheet}
                dir="auto"
                maxLength={CAST_MAX.sheet}
                onChange={(event) => setSheet(event.target.value)}
              />
            )}
          </Field>
          {kind === 'person' && <LookFields look={look} onChange={setLook} />}
        </>
      )}
    </FormDialog>
  )
}

/** How a person is drawn where no model makes the picture. */
function LookFields(props: { look: CastLook; onChange: (look: CastLook) => void }) {
  const { look } = props
  return (
    <fieldset className="grid gap-3 rounded-xl border p-4">
      <legend className="px-1 text-sm font-medium">When drawn here</legend>
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
