import { ADDRESS_MAX_CHARACTERS, type ReadSources, type Source } from '@hookreel/contract'
import { FileUp, Plus } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { Progress } from '../../components/progress.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatPlural } from '../../lib/format.ts'
import { addSource, type ChosenSource } from './chosen-sources.ts'
import { SourceRow } from './source-row.tsx'
import { useReading, type Reading } from './use-reading.ts'

const TYPES = '.pdf,.docx,.md,.markdown,.txt,.html,.htm,.xml,.rss,.atom'

/** Takes addresses and files, reads them and lists what was read. */
export default function SourceFields(props: {
  sources: readonly ChosenSource[]
  onChange: (sources: ChosenSource[]) => void
  /** Whether this server reads addresses at all. */
  hasAddresses: boolean
}) {
  const { sources, onChange } = props
  const [feed, setFeed] = useState<ReadSources | null>(null)
  // Several files are read one after the other: each adds to what is there by then.
  const latest = useRef(sources)
  latest.current = sources
  const add = (source: Source) => {
    latest.current = addSource(latest.current, source)
    onChange([...latest.current])
  }
  const { reading, problem, readAddress, readFiles, stop } = useReading((read) => {
    setFeed(read.isFeed ? read : null)
    if (!read.isFeed) read.sources.forEach(add)
  })
  return (
    <div className="grid gap-4">
      {props.hasAddresses && (
        <AddressField isBusy={reading !== null} onRead={(address) => void readAddress(address)} />
      )}
      <FileField isBusy={reading !== null} onFiles={(files) => void readFiles(files)} />
      {reading && <ReadingLine reading={reading} onStop={stop} />}
      {problem && (
        <Alert tone="danger" title="Not read">
          {problem}
        </Alert>
      )}
      {feed && <FeedItems feed={feed} taken={sources} onTake={add} />}
      {sources.length > 0 && (
        <ul className="grid gap-3" aria-label="Sources">
          {sources.map((chosen) => (
            <SourceRow
              key={chosen.source.id}
              chosen={chosen}
              onChange={(next) => onChange(sources.map((one) => (one === chosen ? next : one)))}
              onRemove={() => onChange(sources.filter((one) => one !== chosen))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function AddressField(props: { isBusy: boolean; onRead: (address: string) => void }) {
  const [address, setAddress] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const read = () => {
    setIsMissing(address.trim() === '')
    if (address.trim() !== '' && !props.isBusy) props.onRead(address.trim())
  }
  return (
    <Field
      label="Web address"
      hint="A page, a PDF or a feed. This server fetches it; your browser and your account stay unknown there."
      error={isMissing ? 'Please enter an address.' : undefined}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            type="url"
            inputMode="url"
            maxLength={ADDRESS_MAX_CHARACTERS}
            placeholder="https://example.org/article"
            value={address}
            onChange={(event) => {
              setIsMissing(false)
              setAddress(event.target.value)
            }}
            onKeyDown={(event) => {
              // Enter in the form around would order ideas.
              if (event.key !== 'Enter') return
              event.preventDefault()
              read()
            }}
          />
          <Button variant="secondary" disabled={props.isBusy} onClick={read}>
            Read
          </Button>
        </div>
      )}
    </Field>
  )
}

function FileField(props: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (!props.isBusy) props.onFiles([...event.dataTransfer.files])
      }}
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded-xl border border-dashed p-3.5',
        isOver && 'border-primary bg-primary-soft',
      )}
    >
      <Button
        variant="secondary"
        disabled={props.isBusy}
        aria-describedby={`${id}-kinds`}
        onClick={() => input.current?.click()}
      >
        <FileUp /> Choose a file
      </Button>
      <p id={`${id}-kinds`} className="min-w-0 flex-1 text-small text-muted">
        or drop it here: PDF, Word (DOCX), Markdown, text, HTML or a feed, up to 12 MB
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={TYPES}
        aria-label="A file to read"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) props.onFiles(files)
        }}
      />
    </div>
  )
}

function ReadingLine({ reading, onStop }: { reading: Reading; onStop: () => void }) {
  const { name, percent } = reading
  const isSending = percent !== null && percent < 100
  return (
    <div className="grid gap-2 rounded-xl border bg-surface p-3.5">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-sm wrap-anywhere">
          {isSending ? 'Sending' : 'Reading'} <bdi>{name}</bdi>
        </p>
        <Button variant="quiet" size="sm" onClick={onStop}>
          Cancel
        </Button>
      </div>
      {percent !== null && <Progress percent={percent * 0.7} label={`Sending ${name}`} />}
    </div>
  )
}

function FeedItems(props: {
  feed: ReadSources
  taken: readonly ChosenSource[]
  onTake: (source: Source) => void
}) {
  const { feed, taken } = props
  return (
    <section aria-label="Items of the feed" className="rounded-xl border bg-surface p-3.5">
      <p className="text-sm">
        <bdi className="font-medium">{feed.title}</bdi> has {formatPlural(feed.sources.length, 'item')}. Take
        the ones that the videos should be about.
      </p>
      <ul className="mt-3 grid max-h-72 gap-1 overflow-y-auto">
        {feed.sources.map((item) => (
          <li key={item.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 text-sm wrap-anywhere">
              <bdi>{item.title}</bdi>{' '}
              <span className="text-small text-muted">
                {item.day && `${item.day} · `}
                {formatPlural(item.words, 'word')}
              </span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              disabled={taken.some(({ source }) => source.id === item.id)}
              aria-label={`Take ${item.title}`}
              onClick={() => props.onTake(item)}
            >
              <Plus /> Take
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
