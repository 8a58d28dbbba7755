import { Progress } from '../../components/progress.tsx'
import { formatWait } from '../../lib/format.ts'
import type { NaturalVoice } from './natural-voice-query.ts'

/** How far its installation is. The program tells nothing while it is installed: its bar only moves. */
export function VoiceProgress({ voice }: { voice: NaturalVoice }) {
  const { step, doneBytes, totalBytes, remainingSeconds } = voice
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  const words =
    step === 'model'
      ? `Downloading the model: ${megabytes(doneBytes)}${totalBytes === null ? '' : ` of ${megabytes(totalBytes)}`} MB`
      : 'Installing the program, a download of 82 MB.'
  const left = remainingSeconds === null ? '' : `, ${formatWait(remainingSeconds)} left`
  const percent = step === 'model' && totalBytes !== null ? (doneBytes / totalBytes) * 100 : 5
  return (
    <div className="mt-4">
      <Progress percent={percent} label={words} />
      <p className="mt-1.5 text-small text-muted tabular-nums">
        {words}
        {left}
      </p>
    </div>
  )
}
