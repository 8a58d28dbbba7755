import {
  getLocalWriter,
  installLocalWriter,
  removeLocalWriter,
  stopLocalWriter,
  type Provider,
} from '@hookreel/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import type { z } from 'zod'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Progress } from '../../components/progress.tsx'
import { providersQuery } from './provider-queries.ts'
import { INSTALL_WORDS } from './provider-words.ts'

type LocalWriter = z.output<(typeof getLocalWriter)['output']>

const LOOKED_AT_MS = 1000
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1)

/** While it is installed it is looked at every second, by whomever it was begun. */
export const localWriterQuery = queryOptions({
  queryKey: ['local-writer'],
  queryFn: ({ signal }) => call(getLocalWriter, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'installing' ? LOOKED_AT_MS : false),
})

/** A service's place among the writers; null when it writes nothing here. */
const placeOf = ({ parts }: Provider): number | null =>
  parts.find(({ part }) => part === 'writer')?.place ?? null

/** The language models that write ideas on this installation, the first one first, and those that could. */
export function listWriters(providers: readonly Provider[]): { used: Provider[]; others: Provider[] } {
  const able = providers.filter(({ parts }) => parts.some(({ part }) => part === 'writer'))
  const used = able
    .filter((provider) => placeOf(provider) !== null && provider.state !== 'no_key')
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))
  return { used, others: able.filter((provider) => !used.includes(provider)) }
}

/** A language model on the server's own machine: how it stands, and for the operator what installs and removes it. */
export function LocalWriterCard() {
  const cache = useQueryClient()
  const found = useQuery(localWriterQuery)
  const [chosen, setChosen] = useState<string>()
  const change = useMutation({
    mutationFn: (order: 'install' | 'stop' | 'remove') => send(order, model),
    onError: (error) => toast.error('That did not work', { description: error.message }),
    onSettled: () => {
      void cache.invalidateQueries(localWriterQuery)
      void cache.invalidateQueries(providersQuery)
    },
  })
  if (!found.data) return null
  const { state, mayInstall, message, models } = found.data
  const begun = state === 'stopped' ? found.data.model : null
  const model = chosen ?? begun ?? models.find(({ isSuggested }) => isSuggested)?.id ?? ''
  const mayRun = models.some(({ id, mayRun: fits }) => id === model && fits)
  const { label, tone } = INSTALL_WORDS[state]
  const isOpen = state === 'absent' || state === 'stopped'
  return (
    <Card className="p-5 md:p-6" role="region" aria-label="Writer on this machine">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
            Writer on this machine <Badge tone={tone}>{label}</Badge>
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{describe(found.data)}</p>
          {message && (
            <p className="mt-1 max-w-prose text-small break-words text-warn-ink" role="status">
              {message}
            </p>
          )}
        </div>
        {mayInstall && state === 'installing' && (
          <Order
            name="Cancel"
            of="installing the writer"
            isBusy={change.isPending}
            onClick={() => change.mutate('stop')}
          />
        )}
        {mayInstall && (state === 'installed' || state === 'stopped') && (
          <Order
            name="Remove"
            of="the writer"
            isBusy={change.isPending}
            onClick={() => change.mutate('remove')}
          />
        )}
        {mayInstall && isOpen && (
          <Button
            size="sm"
            isBusy={change.isPending}
            disabled={!mayRun}
            onClick={() => change.mutate('install')}
          >
            {begun !== null && begun === model ? 'Go on' : 'Install'}
            <span className="sr-only">
              {begun !== null && begun === model ? ' with the writer' : ' the writer'}
            </span>
          </Button>
        )}
      </div>
      {isOpen && <Choice writer={found.data} model={model} onChoose={setChosen} />}
      {state === 'installing' && <HowFar writer={found.data} />}
    </Card>
  )
}

function send(order: 'install' | 'stop' | 'remove', model: string): Promise<LocalWriter> {
  if (order === 'install') return call(installLocalWriter, { body: { model } })
  return call(order === 'stop' ? stopLocalWriter : removeLocalWriter, {})
}

/** Another card has buttons of the same words: a person who hears the page is told of what. */
function Order(props: { name: string; of: string; isBusy: boolean; onClick: () => void }) {
  const { name, of, isBusy, onClick } = props
  return (
    <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onClick}>
      {name}
      <span className="sr-only"> {of}</span>
    </Button>
  )
}

function describe({ state, mayInstall, models, model, wordsPerSecond }: LocalWriter): string {
  const name = models.find(({ id }) => id === model)?.name ?? 'The model'
  if (state === 'installed') {
    const speed =
      wordsPerSecond === null ? '' : ` It wrote ${wordsPerSecond} words a second when it was tried.`
    return `${name} writes ideas on any topic on this server: no account, nothing to pay.${speed} What it writes is held against what was read, as with any model; when it fails, the built-in writer takes over.`
  }
  const what =
    'A small language model that writes ideas and scripts on any topic on this server: no account, nothing to pay, and no outside model reads your texts.'
  if (mayInstall || state === 'installing') return what
  return `${what} The operator of this server installs it: on this page, after opening the operator\u2019s link that it printed when it started, or by \u201cnpm run -s hookreel -- admin writer install\u201d.`
}

/** Which of the models, with what each takes. */
function Choice({
  writer: { models, mayInstall },
  model,
  onChoose,
}: {
  writer: LocalWriter
  model: string
  onChoose: (id: string) => void
}) {
  return (
    <fieldset className="mt-4 grid gap-2" disabled={!mayInstall}>
      <legend className="sr-only">Model</legend>
      {models.map((one) => (
        <label key={one.id} className="flex min-h-10 items-start gap-2.5 text-sm md:min-h-8">
          <input
            type="radio"
            name="writer-model"
            className="mt-1 accent-primary"
            checked={one.id === model}
            disabled={!one.mayRun}
            onChange={() => onChoose(one.id)}
          />
          <span>
            <span className="font-medium">{one.name}</span>
            <span className="text-muted">
              {` · ${one.licence} · ${gigabytes(one.sizeBytes)} GB to download, about ${gigabytes(one.memoryBytes)} GB of memory. ${one.about}`}
              {!one.mayRun && ' This machine has less memory.'}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The program tells nothing while it is installed: its bar only moves. */
function HowFar({ writer: { step, doneBytes, totalBytes } }: { writer: LocalWriter }) {
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  const of = totalBytes === null ? '' : ` of ${megabytes(totalBytes)}`
  const words = {
    program: 'Installing the program. It takes a minute or two.',
    model: `Downloading the model: ${megabytes(doneBytes)}${of} MB`,
    trial: 'Trying it: it writes once, and its speed is measured.',
  }[step ?? 'program']
  const percent = { program: 5, model: totalBytes ? (doneBytes / totalBytes) * 100 : 50, trial: 100 }
  return (
    <div className="mt-4">
      <Progress percent={percent[step ?? 'program']} label={words} />
      <p className="mt-1.5 text-small text-muted tabular-nums">{words}</p>
    </div>
  )
}
