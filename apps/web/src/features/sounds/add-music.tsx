import {
  COMMONS_LICENCES,
  SOUND_ENDINGS,
  SOUND_MAX_BYTES,
  type MusicTerms,
  type Sound,
} from '@hookreel/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isStopped } from '../../api/call.ts'
import { Choice } from '../../components/choice.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { Progress } from '../../components/progress.tsx'
import { Select } from '../../components/select.tsx'
import { formatFileSize } from '../../lib/format.ts'
import { sendMusic } from './music-query.ts'

type Whose = MusicTerms['whose']
type Said = { licence: string; commons: (typeof COMMONS_LICENCES)[number]; author: string; address: string }

const WHOSE: readonly { value: Whose; label: string }[] = [
  { value: 'mine', label: 'Mine' },
  { value: 'licensed', label: 'Licensed' },
  { value: 'commons', label: 'CC licence' },
]
const MEANS: Readonly<Record<Whose, string>> = {
  mine: 'You made it, or all its rights are yours. Films name nobody.',
  licensed: 'You have bought or been given the right to use it in videos. Films name its author and licence.',
  commons:
    'Creative Commons: anybody may use it. Films name its author, licence and page wherever they are shown.',
}

function termsOf(whose: Whose, { licence, commons, author, address }: Said): MusicTerms {
  if (whose === 'mine') return { whose }
  return whose === 'licensed' ? { whose, licence, author } : { whose, licence: commons, author, address }
}

/** One sending at a time: how far it is, and a way to stop it. */
function useSending(onAdded: (sound: Sound) => void) {
  const [percent, setPercent] = useState(0)
  const stopping = useRef(new AbortController())
  const send = useMutation({
    mutationFn: (order: { file: File; terms: MusicTerms }) => {
      stopping.current = new AbortController()
      setPercent(0)
      return sendMusic(order.file, order.terms, { signal: stopping.current.signal, onSent: setPercent })
    },
    onSuccess: onAdded,
  })
  const stop = () => {
    stopping.current.abort()
    send.reset()
  }
  return { send, percent, stop }
}

/** Sends a piece of music, with the question whose it is. */
export function AddMusic(props: { open: boolean; onClose: () => void; onAdded: (sound: Sound) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [whose, setWhose] = useState<Whose | null>(null)
  const [said, setSaid] = useState<Said>({ licence: '', commons: 'CC BY 4.0', author: '', address: '' })
  const { send, percent, stop } = useSending((sound) => {
    setFile(null)
    props.onAdded(sound)
  })
  const isTooLarge = file !== null && file.size > SOUND_MAX_BYTES
  return (
    <FormDialog
      open={props.open}
      onClose={() => {
        stop()
        props.onClose()
      }}
      title="Your own music"
      description="MP3, WAV, M4A, OGG or FLAC, at most 15 minutes and 200 MB. It counts as your storage, and you can use it in any film."
      error={send.error && !isStopped(send.error) ? send.error : null}
      submit="Add music"
      isBusy={send.isPending}
      isDisabled={!file || isTooLarge || !whose}
      onSubmit={() => {
        if (file && whose) send.mutate({ file, terms: termsOf(whose, said) })
      }}
    >
      {(fields) => (
        <>
          <FileField
            error={
              isTooLarge ? `This file has ${formatFileSize(file.size)}; at most 200 MB are taken.` : undefined
            }
            onChange={setFile}
          />
          <Choice
            label="Whose is it?"
            value={whose ?? ''}
            options={WHOSE}
            onChange={(value) => setWhose(value || null)}
          />
          {whose && <p className="-mt-2 text-small text-muted">{MEANS[whose]}</p>}
          {whose && <TermFields whose={whose} said={said} fields={fields} onChange={setSaid} />}
          {send.isPending && (
            <div className="grid gap-1.5" role="status">
              <Progress percent={percent} label="Sent" />
              <p className="text-small text-muted">
                {percent < 100 ? `${Math.round(percent)} % sent` : 'It is being read'}
              </p>
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}

function FileField(props: { error: string | undefined; onChange: (file: File | null) => void }) {
  return (
    <Field label="File" error={props.error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={SOUND_ENDINGS.join(',')}
          className="w-full min-w-0 rounded-lg border border-input bg-surface p-2 text-sm file:mr-3 file:rounded-md file:border-0 file:bg-surface-2 file:px-3 file:py-2 file:text-sm file:font-medium file:text-foreground"
          onChange={(event) => props.onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}

function TermFields(props: {
  whose: Whose
  said: Said
  fields: Readonly<Record<string, string>>
  onChange: (said: Said) => void
}) {
  const { whose, said, fields, onChange } = props
  if (whose === 'mine') return null
  const text = (name: 'licence' | 'author' | 'address', label: string, placeholder: string) => (
    <Field label={label} error={fields[name]}>
      {(control) => (
        <Input
          {...control}
          required
          type={name === 'address' ? 'url' : 'text'}
          maxLength={name === 'address' ? 500 : name === 'author' ? 120 : 200}
          placeholder={placeholder}
          value={said[name]}
          onChange={(event) => onChange({ ...said, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  if (whose === 'licensed')
    return (
      <>
        {text('author', 'Author', 'As the licence wants it named')}
        {text('licence', 'Licence', 'Where it is from, and its number or date')}
      </>
    )
  return (
    <>
      <Select
        label="Licence"
        value={said.commons}
        items={COMMONS_LICENCES.map((value) => ({ value, label: value }))}
        onChange={(commons) => onChange({ ...said, commons })}
      />
      <p className="-mt-2 text-small text-muted">
        Other Creative Commons licences forbid cutting it to a film, or earning with one.
      </p>
      {text('author', 'Author', 'As its page names them')}
      {text('address', 'Address of its page', 'https://')}
    </>
  )
}
