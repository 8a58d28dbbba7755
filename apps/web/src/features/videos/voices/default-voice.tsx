import { Check } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { useNaturalVoice } from '../../natural-voice/use-natural-voice.ts'

/** For the operator: makes a natural voice the one that new films start with, for those who have chosen none. */
export function DefaultVoice({ voiceId }: { voiceId: string }) {
  const { voice, choose } = useNaturalVoice()
  if (!voice?.mayInstall || voice.voiceId === null) return null
  if (voice.voiceId === voiceId)
    return (
      <p className="flex basis-full items-center gap-1.5 text-small text-muted">
        <Check className="size-4" aria-hidden /> New films on this server start with this voice.
      </p>
    )
  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={choose.isPending}
      onClick={() => choose.mutate(voiceId)}
      className="-ml-2"
    >
      Start new films on this server with this voice
    </Button>
  )
}
