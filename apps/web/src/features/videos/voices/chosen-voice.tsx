import type { Voice } from '@hookreel/contract'
import { NO_VOICE } from '@hookreel/film'
import { Play, Square } from 'lucide-react'
import { Suspense } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useSoundPreview } from '../../sounds/sound-preview.ts'

const DefaultVoice = lazyPart(async () => ({ default: (await import('./default-voice.tsx')).DefaultVoice }))

/** The chosen voice: what it is like, and how it sounds. */
export function ChosenVoice({ voice }: { voice: Voice }) {
  const preview = useSoundPreview('Failed to play voice preview')
  const isPlaying = preview.playing === voice.id
  const { previewUrl } = voice
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-background p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm font-medium">{voice.name}</p>
        <p className="mt-0.5 text-small text-muted">{voice.description}</p>
        {voice.id !== NO_VOICE && (
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge>{voice.language}</Badge>
            <Badge className="capitalize">{voice.gender}</Badge>
            {voice.service !== null && <Badge tone="primary">{voice.service}</Badge>}
          </p>
        )}
      </div>
      {voice.needsPurchase && (
        <p role="status" className="order-last w-full text-small text-warn-ink">
          This voice speaks in videos made during a free trial, or after buying credits or a plan. Now an
          order with it fails, and its credits come back: choose a voice that is built in, or buy credits or a
          plan.
        </p>
      )}
      {previewUrl && (
        <Button
          variant={isPlaying ? 'soft' : 'secondary'}
          aria-pressed={isPlaying}
          onClick={() => (isPlaying ? preview.stop() : preview.play(voice.id, previewUrl))}
        >
          {isPlaying ? <Square className="fill-current" /> : <Play className="fill-current" />}
          {isPlaying ? 'Stop preview' : 'Play preview'}
        </Button>
      )}
      {voice.id.startsWith('natural-voice:') && (
        <Suspense>
          <DefaultVoice voiceId={voice.id} />
        </Suspense>
      )}
    </div>
  )
}
