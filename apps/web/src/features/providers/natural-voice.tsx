import { installNaturalVoice, removeNaturalVoice, stopNaturalVoice } from '@hookreel/contract'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { useNaturalVoice } from '../natural-voice/use-natural-voice.ts'
import type { NaturalVoice } from '../natural-voice/natural-voice-query.ts'
import { VoiceProgress } from '../natural-voice/voice-progress.tsx'
import { INSTALL_WORDS } from './provider-words.ts'

/** Kokoro on the server's own machine: how it stands, and for the operator what installs and removes it. */
export function NaturalVoiceCard() {
  const { voice, change } = useNaturalVoice()
  if (!voice) return null
  const { state, mayInstall, message } = voice
  const { label, tone } = INSTALL_WORDS[state]
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
            Natural voice <Badge tone={tone}>{label}</Badge>
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{describe(voice)}</p>
          {message && (
            <p className="mt-1 max-w-prose text-small break-words text-warn-ink" role="status">
              {message}
            </p>
          )}
        </div>
        {mayInstall && (
          <div className="flex flex-wrap gap-2">
            {state === 'installing' && (
              <Button
                variant="secondary"
                size="sm"
                isBusy={change.isPending}
                onClick={() => change.mutate(stopNaturalVoice)}
              >
                Cancel
              </Button>
            )}
            {(state === 'absent' || state === 'stopped') && (
              <Button size="sm" isBusy={change.isPending} onClick={() => change.mutate(installNaturalVoice)}>
                {state === 'absent' ? 'Install' : 'Go on'}
              </Button>
            )}
            {(state === 'installed' || state === 'stopped') && (
              <Button
                variant="secondary"
                size="sm"
                isBusy={change.isPending}
                onClick={() => change.mutate(removeNaturalVoice)}
              >
                Remove
              </Button>
            )}
          </div>
        )}
      </div>
      {state === 'installing' && <VoiceProgress voice={voice} />}
    </Card>
  )
}

function describe({ state, mayInstall }: NaturalVoice): string {
  if (state === 'installed')
    return 'Its 28 English voices are in the list of voices. They speak on this server: no account, nothing to pay. When it fails, a draft voice speaks the film instead.'
  const what =
    '28 English voices of Kokoro that speak on this server: no account, nothing to pay. It takes about 120 MB of the disk: a program of 24 MB (which contains eSpeak NG, GPL-3.0, and runs by itself), a model of 92 MB and three of the voices (Apache-2.0). Each other voice is half a megabyte, which is fetched when it first speaks.'
  if (mayInstall || state === 'installing') return what
  return `${what} The operator of this server installs it: on this page, after opening the operator\u2019s link that it printed when it started, or by \u201cnpm run -s hookreel -- admin natural-voice install\u201d.`
}
