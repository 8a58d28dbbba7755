import { findCast } from '@hookreel/film'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { href, Link } from 'react-router'
import { Card } from '../../components/card.tsx'
import { Switch } from '../../components/switch.tsx'
import { castQuery } from './cast-query.ts'
import { KIND_WORDS } from './cast-words.ts'

/** Whom of the cast a film calls by name, each of them shown or not; nothing where it calls nobody. */
export function FilmCast(props: {
  title: string
  script: string
  castOff: readonly string[]
  onChange: (castOff: string[]) => void
}) {
  const { castOff } = props
  const id = useId()
  const cast = useQuery(castQuery)
  const called = findCast([props.title, props.script], cast.data?.members ?? [])
  if (called.length === 0) return null
  const others = (gone: string) => castOff.filter((one) => one !== gone)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Cast</h2>
      <p className="mt-0.5 mb-4 text-sm text-muted">
        Your script calls them by name, so their scenes show them as they look in{' '}
        <Link to={href('/cast')} className="font-medium underline underline-offset-4">
          your cast
        </Link>
        . Switch off who is somebody else here.
      </p>
      <ul className="grid gap-2">
        {called.map((member) => (
          <li key={member.id} className="flex min-h-11 items-center gap-3 rounded-xl border px-3 py-2">
            <p className="min-w-0 flex-1 text-sm">
              <bdi id={`${id}-${member.id}`} className="font-medium break-words">
                {member.name}
              </bdi>
              <span className="text-muted"> · {KIND_WORDS[member.kind].label}</span>
            </p>
            <Switch
              checked={!castOff.includes(member.id)}
              onCheckedChange={(isOn) =>
                props.onChange(isOn ? others(member.id) : [...others(member.id), member.id])
              }
              aria-labelledby={`${id}-${member.id}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
