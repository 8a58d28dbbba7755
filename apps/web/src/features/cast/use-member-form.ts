import { createMember, listCast, updateMember, type Member } from '@hookreel/contract'
import { NO_LOOK, type CastLook } from '@hookreel/film'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../../api/call.ts'
import { castQuery } from './cast-query.ts'
import { listLooks } from './cast-words.ts'

type MemberValues = Pick<Member, 'name' | 'kind' | 'sheet' | 'look'>

const isSameLook = (one: CastLook, other: CastLook) =>
  listLooks().every(({ part }) => one[part] === other[part])

/** The values that differ from others. */
function findDiffering(values: MemberValues, others: MemberValues): Partial<MemberValues> {
  return {
    ...(values.name !== others.name && { name: values.name }),
    ...(values.kind !== others.kind && { kind: values.kind }),
    ...(values.sheet !== others.sheet && { sheet: values.sheet }),
    ...(!isSameLook(values.look, others.look) && { look: values.look }),
  }
}

/**
 * What is typed of a member, and its saving: only what was changed here is sent, with what it was. Where another page changed the
 * same meanwhile, nothing is saved and `others` are what it saved; saving again is the choice of what is typed here.
 */
export function useMemberForm(member: Member | null, onSaved: () => void) {
  const cache = useQueryClient()
  const [values, setValues] = useState<MemberValues>(
    member ?? { name: '', kind: 'person', sheet: '', look: NO_LOOK },
  )
  /** What the values here were made from: the member may change under the open dialog. */
  const [was, setWas] = useState(values)
  const [others, setOthers] = useState<Partial<MemberValues>>({})
  const change = (part: Partial<MemberValues>) => setValues((now) => ({ ...now, ...part }))
  const showBoth = async () => {
    // Where even that does not arrive, what was said stays: saving is refused again.
    const cast = await call(listCast, {}).catch(() => undefined)
    if (!cast) return
    cache.setQueryData(castQuery.queryKey, cast)
    const now = cast.members.find(({ id }) => id === member?.id)
    if (!now) return
    const changed = findDiffering(values, was)
    // What nobody touched here is as the other page saved it.
    setValues({ ...now, ...changed, look: mergeLook(now.look, values.look, was.look) })
    const theirs = findDiffering(now, was)
    setOthers(
      Object.fromEntries(Object.entries(theirs).filter(([field]) => Object.keys(changed).includes(field))),
    )
    setWas(now)
  }
  const save = useMutation({
    mutationFn: () => {
      const { name, kind, sheet, look } = was
      return member
        ? call(updateMember, {
            params: { id: member.id },
            body: { ...findDiffering(values, was), was: { name, kind, sheet, look } },
          })
        : call(createMember, { body: values })
    },
    onSuccess: () => {
      void cache.invalidateQueries(castQuery)
      onSaved()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'changed_elsewhere') void showBoth()
    },
  })
  const take = (part: Partial<MemberValues>) => {
    change(part)
    setOthers((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !Object.keys(part).includes(field))),
    )
  }
  return { values, change, others, take, save }
}

/** A look as another page saved it, with the parts that were chosen here. */
function mergeLook(now: CastLook, here: CastLook, was: CastLook): CastLook {
  const chosen = listLooks().filter(({ part }) => here[part] !== was[part])
  return { ...now, ...Object.fromEntries(chosen.map(({ part }) => [part, here[part]])) }
}
