import type { Saying } from '@hookreel/film'
import { href, Link } from 'react-router'
import { Card } from '../../../components/card.tsx'
import { SayingsFields } from './sayings-fields.tsx'

/** How words are said in this film alone. */
export function FilmSayings(props: {
  sayings: readonly Saying[]
  voiceId: string | null
  onChange: (sayings: Saying[]) => void
}) {
  const others = (word: string) =>
    props.sayings.filter((saying) => saying.word.toLowerCase() !== word.toLowerCase())
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">How words are said</h2>
      <p className="mt-0.5 mb-4 text-sm text-muted">
        For this film alone; captions keep the written word.{' '}
        <Link to={`${href('/settings')}?tab=voice`} className="font-medium underline underline-offset-4">
          Words for every film
        </Link>{' '}
        are in the settings.
      </p>
      <SayingsFields
        sayings={props.sayings}
        voiceId={props.voiceId}
        onAdd={(saying) => props.onChange([...others(saying.word), saying])}
        onRemove={({ word }) => props.onChange(others(word))}
      />
    </Card>
  )
}
