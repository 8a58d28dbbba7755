import { GLOSSARY_MAX, type FilmLanguages, type Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { isStopped } from '../../../api/call.ts'
import { profileQuery } from '../../../api/queries.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { Select } from '../../../components/select.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { StopButton } from '../../../components/stop-button.tsx'
import { Textarea } from '../../../components/textarea.tsx'
import { formatPlural } from '../../../lib/format.ts'
import { CreditsPanel } from '../../credits/credits-panel.tsx'
import { filmLanguagesQuery } from './film-languages-query.ts'
import { LanguageRow } from './language-row.tsx'
import { readGlossary, voicesOf, wishFor, type LanguageWish } from './language-wishes.ts'
import { useOrderLanguages } from './use-order-languages.ts'

/** A finished film in other languages: chosen, priced and ordered. */
export default function LanguagesDialog(props: {
  video: Video
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { video, open, onOpenChange } = props
  const known = useQuery({ ...filmLanguagesQuery(video.id), enabled: open })
  const profile = useQuery(profileQuery)
  const [wishes, setWishes] = useState<readonly LanguageWish[]>([])
  const [glossary, setGlossary] = useState('')
  const order = useOrderLanguages(video, ({ language }) =>
    setWishes((before) => before.filter((wish) => wish.language !== language)),
  )
  const words = readGlossary(glossary)
  const cost = (known.data?.credits ?? 0) * wishes.length
  const balance = profile.data?.aiCredits
  const isShort = balance !== undefined && balance < cost
  const hint = whatIsMissing(wishes, words)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      className="md:w-[36rem]"
      title="Other languages"
      description="The same pictures and music with new words, a new voice and new captions. Each language is a video of its own."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
          <StopButton isRunning={order.isPending} onStop={order.stop} />
          <Button
            disabled={hint !== null || isShort}
            isBusy={order.isPending}
            aria-describedby="languages-hint"
            onClick={() =>
              order.mutate({ wishes, glossary: words }, { onSuccess: () => onOpenChange(false) })
            }
          >
            {wishes.length === 0
              ? 'Make'
              : `Make ${formatPlural(wishes.length, 'language')} for ${cost} credits`}
          </Button>
        </>
      }
    >
      {known.isPending && <Spinner className="mx-auto size-6" />}
      {known.error && <Alert tone="danger">{known.error.message}</Alert>}
      {known.data && <Wishes known={known.data} video={video} wishes={wishes} onChange={setWishes} />}
      {known.data?.canTranslate && wishes.length > 0 && <Glossary value={glossary} onChange={setGlossary} />}
      {order.error && !isStopped(order.error) && <Alert tone="danger">{order.error.message}</Alert>}
      {isShort && balance !== undefined && (
        <CreditsPanel cost={cost} balance={balance} purpose="make these languages" />
      )}
      <p id="languages-hint" className="min-h-5 text-small text-muted">
        {known.data && (hint ?? `${known.data.credits} credits each.`)}
      </p>
    </Dialog>
  )
}

function Glossary({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field label="Words that stay as they are" hint="Names and brands, with commas between them.">
      {(control) => (
        <Textarea
          {...control}
          className="min-h-16"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

function whatIsMissing(wishes: readonly LanguageWish[], words: readonly string[]): string | null {
  if (wishes.length === 0) return 'Choose a language.'
  const open = wishes.find(({ narrations }) => narrations?.some((text) => text.trim() === ''))
  if (open) return `The translation into ${open.language} is not complete.`
  if (words.length > GLOSSARY_MAX.words) return `At most ${GLOSSARY_MAX.words} words can stay as they are.`
  const long = words.find((word) => word.length > GLOSSARY_MAX.characters)
  return long === undefined ? null : `“${long}” is too long for one word.`
}

function Wishes(props: {
  known: FilmLanguages
  video: Video
  wishes: readonly LanguageWish[]
  onChange: (wishes: readonly LanguageWish[]) => void
}) {
  const { known, video, wishes, onChange } = props
  const isChosen = (name: string) => wishes.some(({ language }) => language === name)
  const items = known.languages
    .filter((name) => !isChosen(name))
    .map((name) => {
      const count = voicesOf(known, name).length
      return { value: name, label: name, hint: count > 0 ? formatPlural(count, 'voice') : 'No voice here' }
    })
  const own = known.voices.find(({ id }) => id === video.voiceId)
  return (
    <>
      {!known.canTranslate && <NoTranslator />}
      {own && (
        <p className="text-small text-muted">
          {own.name}, the voice of this video, speaks {own.speaks.join(', ')}.
        </p>
      )}
      {wishes.map((wish) => (
        <LanguageRow
          key={wish.language}
          videoId={video.id}
          known={known}
          wish={wish}
          onChange={(next) => onChange(wishes.map((other) => (other === wish ? next : other)))}
          onRemove={() => onChange(wishes.filter((other) => other !== wish))}
        />
      ))}
      <Select
        // A choice is taken into the list above, and the next one begins anew.
        key={wishes.length}
        label={wishes.length === 0 ? 'Language' : 'Another language'}
        placeholder="Select a language"
        value={null}
        onChange={(name) => onChange([...wishes, wishFor(known, name, video.voiceId)])}
        items={items}
      />
    </>
  )
}

function NoTranslator() {
  return (
    <Alert tone="info" title="Nothing on this server translates">
      Write or paste the translation yourself, scene by scene. To have it translated, the operator connects a
      service that writes:{' '}
      <Link to={href('/settings/services')} className="font-medium underline underline-offset-2">
        AI services
      </Link>{' '}
      says how.
    </Alert>
  )
}
