import { getNaturalVoice, installNaturalVoice, stopNaturalVoice } from '@hookreel/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { z } from 'zod'
import { call } from '../../api/call.ts'
import { Badge } from '../../components/badge.tsx'
import type { Tone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Progress } from '../../components/progress.tsx'

type NaturalVoice = z.output<(typeof getNaturalVoice)['output']>

const LOOKED_AT_MS = 1000
const STATES: Record<NaturalVoice['state'], { label: string; tone: Tone }> = {
  absent: { label: 'Not installed', tone: 'outline' },
  installing: { label: 'Installing', tone: 'neutral' },
  stopped: { label: 'Not whole', tone: 'warn' },
  installed: { label: 'Installed', tone: 'ok' },
}

/** While it is installed it is looked at every second, by whomever it was begun. */
export const naturalVoiceQuery = queryOptions({
  queryKey: ['natural-voice'],
  queryFn: ({ signal }) => call(getNaturalVoice, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'installing' ? LOOKED_AT_MS : false),
})

/** Kokoro on the server's own machine: how it stands, and for whoever sits there a button that installs it. */
export function NaturalVoiceCard() {
  const cache = useQueryClient()
  const found = useQuery(naturalVoiceQuery)
  const change = useMutation({
    mutationFn: (endpoint: typeof installNaturalVoice) => call(endpoint, {}),
    onError: (error) => toast.error('That did not work', { description: error.message }),
    onSettled: () => void cache.invalidateQueries(naturalVoiceQuery),
  })
  if (!found.data) return null
  const { state, mayInstall, message } = found.data
  const { label, tone } = STATES[state]
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
            Natural voice <Badge tone={tone}>{label}</Badge>
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{describe(found.data)}</p>
          {message && (
            <p className="mt-1 max-w-prose text-small break-words text-warn-ink" role="status">
              {message}
            </p>
          )}
        </div>
        {mayInstall && state === 'installing' && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={change.isPending}
            onClick={() => change.mutate(stopNaturalVoice)}
          >
            Cancel
          </Button>
        )}
        {mayInstall && (state === 'absent' || state === 'stopped') && (
          <Button size="sm" isBusy={change.isPending} onClick={() => change.mutate(installNaturalVoice)}>
            {state === 'absent' ? 'Install' : 'Go on'}
          </Button>
        )}
      </div>
      {state === 'installing' && <HowFar voice={found.data} />}
    </Card>
  )
}

function describe({ state, mayInstall }: NaturalVoice): string {
  if (state === 'installed')
    return 'Its 28 English voices are in the list of voices. They speak on this server: no account, nothing to pay. When it fails, a draft voice speaks the film instead.'
  const what =
    '28 English voices of Kokoro that speak on this server: no account, nothing to pay. It takes about 500 MB: a program (which contains eSpeak NG, GPL-3.0, and runs by itself) and a model of 92 MB (Apache-2.0).'
  if (mayInstall || state === 'installing') return what
  return `${what} The operator of this server installs it: on this page, after opening the operator\u2019s link that it printed when it started, or by \u201cnpm run -s hookreel -- admin natural-voice install\u201d.`
}

/** The program tells nothing while it is installed: its bar only moves. */
function HowFar({ voice: { step, doneBytes, totalBytes } }: { voice: NaturalVoice }) {
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  const words =
    step === 'model'
      ? `Downloading the model: ${megabytes(doneBytes)}${totalBytes === null ? '' : ` of ${megabytes(totalBytes)}`} MB`
      : 'Installing the program. It takes a minute or two.'
  const percent = step === 'model' && totalBytes !== null ? (doneBytes / totalBytes) * 100 : 5
  return (
    <div className="mt-4">
      <Progress percent={percent} label={words} />
      <p className="mt-1.5 text-small text-muted tabular-nums">{words}</p>
    </div>
  )
}
