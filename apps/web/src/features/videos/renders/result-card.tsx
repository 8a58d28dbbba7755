import { SUBTITLE_FORMATS, type Video } from '@hookreel/contract'
import { NO_VOICE, voiceSourceOf } from '@hookreel/film'
import { Captions, Download, PencilLine, RotateCcw } from 'lucide-react'
import { href, Link } from 'react-router'
import { Alert } from '../../../components/alert.tsx'
import { Button, buttonLook } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { formatClock, formatFileSize } from '../../../lib/format.ts'
import { Works } from '../../content-credentials/works.tsx'
import { NaturalVoiceOffer } from '../../natural-voice/natural-voice-offer.tsx'
import { ReceiptButton } from '../../credits/receipt-button.tsx'
import { downloadSubtitles } from '../downloads/download-subtitles.ts'
import { downloadVideo } from '../downloads/download-video.ts'
import { Versions } from '../languages/versions.tsx'
import { PostButtons } from '../post-buttons.tsx'
import { canChange, useChangeVideo } from '../use-change-video.ts'
import { isCancelled } from '../video-words.ts'

/** That the film is there, and what it is. */
export function ResultHead({ video }: { video: Video }) {
  return (
    <>
      <h2 className="text-base font-semibold">Your video is ready</h2>
      <p className="mt-0.5 text-small text-muted tabular-nums">
        {[
          video.durationSeconds !== null && formatClock(video.durationSeconds),
          video.resolution,
          video.fileSize !== null && formatFileSize(video.fileSize),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  )
}

/** What can be done with a finished film. */
export function ResultActions({ video, onAgain }: { video: Video; onAgain: () => void }) {
  // The built-in voices are: those of services are named by them. A film that was sent in has none.
  const isDraft =
    video.voiceId !== '' && video.voiceId !== NO_VOICE && voiceSourceOf(video.voiceId) === undefined
  const change = useChangeVideo(video)
  return (
    <>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button className="col-span-2" onClick={() => void downloadVideo(video)}>
          <Download /> Download
        </Button>
        {canChange(video) && (
          <Button
            variant="secondary"
            className="col-span-2"
            isBusy={change.isPending}
            onClick={() => change.mutate()}
          >
            <PencilLine /> Change
          </Button>
        )}
        {canChange(video) && <Versions video={video} />}
        {SUBTITLE_FORMATS.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            aria-label={`Download subtitles .${format}`}
            onClick={() => void downloadSubtitles(video, format)}
          >
            <Captions /> Subtitles .{format}
          </Button>
        ))}
        <PostButtons video={video} isPlayer />
        <Button variant="quiet" size="sm" onClick={onAgain}>
          <RotateCcw /> Make another
        </Button>
        <Link to={href('/my-videos')} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
          My Videos
        </Link>
        <ReceiptButton id={video.id} title={video.title} works={video.works} className="col-span-2" />
        <div className="col-span-2">
          <Works works={video.works} />
        </div>
      </div>
      {isDraft && <NaturalVoiceOffer className="mt-4" />}
    </>
  )
}

/** Why there is no film, that nothing was paid, and how to go on. */
export function FailedCard({ video, onAgain }: { video: Video; onAgain: () => void }) {
  const wasCancelled = isCancelled(video)
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      <h2 className="text-base font-semibold">{wasCancelled ? 'Video cancelled' : 'Generation Failed'}</h2>
      <Alert
        tone={wasCancelled ? 'info' : 'danger'}
        title={video.failure?.message ?? 'Unknown error occurred'}
      >
        Your {video.credits} credits were given back.
      </Alert>
      <Button onClick={onAgain}>
        <RotateCcw /> Try again
      </Button>
      <ReceiptButton id={video.id} title={video.title} />
    </Card>
  )
}
