import { installNaturalVoice, stopNaturalVoice } from '@hookreel/contract'
import { AudioLines } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { useNaturalVoice } from './use-natural-voice.ts'
import { VoiceProgress } from './voice-progress.tsx'

/**
 * Where the natural voice is missed: the operator installs it with one press, everybody else reads who can. Nothing where
 * it is installed.
 */
export function NaturalVoiceOffer(props: { className?: string }) {
  const { voice, change } = useNaturalVoice()
  if (!voice || voice.state === 'installed') return null
  const { state, mayInstall, message } = voice
  const isInstalling = state === 'installing'
  return (
    <section
      aria-label="Natural voice"
      className={classNames('rounded-xl border bg-background p-4', props.className)}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <AudioLines className="mt-0.5 size-5 shrink-0 text-primary-ink" aria-hidden />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm font-medium">
            {isInstalling ? 'The natural voice is being installed' : 'Make it sound natural'}
          </p>
          <p className="mt-0.5 text-small text-muted">
            {mayInstall
              ? '28 English voices that speak on this server: no account, nothing to pay, about 120 MB on its disk.'
              : 'The voices here are drafts. The operator of this server can install natural ones here, free: open the operator’s link that the server printed when it started, then this page again.'}
          </p>
          {message && (
            <p className="mt-1 text-small break-words text-warn-ink" role="status">
              {message}
            </p>
          )}
        </div>
        {mayInstall && (
          <Button
            size="sm"
            variant={isInstalling ? 'secondary' : 'primary'}
            isBusy={change.isPending}
            onClick={() => change.mutate(isInstalling ? stopNaturalVoice : installNaturalVoice)}
          >
            {isInstalling ? 'Cancel' : state === 'absent' ? 'Install natural voices' : 'Go on'}
          </Button>
        )}
      </div>
      {isInstalling && <VoiceProgress voice={voice} />}
    </section>
  )
}
