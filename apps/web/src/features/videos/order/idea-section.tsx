import { SCRIPT_MAX_CHARACTERS } from '@hookreel/contract'
import { findSpeakers, NO_VOICE, readRecordingVoice } from '@hookreel/film'
import { useId, type Ref } from 'react'
import { Card } from '../../../components/card.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Textarea } from '../../../components/textarea.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { formatCount, formatPlural } from '../../../lib/format.ts'
import type { Subject } from './order-draft.ts'
import { countBlanks, countWords } from './script-measure.ts'

/** What becomes of the words. */
function describeUse(script: string, voiceId: string | null): string {
  if (voiceId === NO_VOICE) return 'Captioned exactly as written.'
  if (voiceId !== null && readRecordingVoice(voiceId))
    return 'Laid along your recording, with every word captioned as it is written.'
  return findSpeakers(script).length > 0
    ? 'Spoken exactly as written but for the names, with every word captioned.'
    : 'Spoken exactly as written, with every word captioned.'
}

export function IdeaSection(props: {
  subject: Subject | undefined
  script: string
  voiceId: string | null
  onScript: (script: string) => void
  scriptRef?: Ref<HTMLTextAreaElement>
}) {
  const id = useId()
  const { subject, script } = props
  const wordCount = countWords(script)
  const blanks = countBlanks(script)
  return (
    <Card className="p-5 md:p-6">
      {subject ? (
        <>
          <h2 dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
            {subject.title || 'Your own script'}
          </h2>
          {subject.summary && (
            <p dir="auto" className="wrap-anywhere mt-1.5 text-sm text-muted">
              {subject.summary}
            </p>
          )}
          {subject.caption && (
            <p dir="auto" className="mt-2 text-small wrap-anywhere text-primary-ink">
              {subject.caption}
            </p>
          )}
        </>
      ) : (
        <div aria-hidden>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-3 w-full" />
        </div>
      )}
      <div className="mt-5 mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          Script
        </label>
        <span className="text-small text-muted tabular-nums">
          {formatPlural(wordCount, 'word')}, {formatCount(script.length)}/{formatCount(SCRIPT_MAX_CHARACTERS)}
        </span>
      </div>
      <Textarea
        ref={props.scriptRef}
        id={id}
        rows={7}
        maxLength={SCRIPT_MAX_CHARACTERS}
        value={script}
        disabled={!subject}
        placeholder="What the voice says, word for word."
        aria-describedby={`${id}-advice`}
        onChange={(event) => props.onScript(event.target.value)}
      />
      <p
        id={`${id}-advice`}
        role="status"
        className={classNames('mt-1.5 min-h-5 text-small', blanks > 0 ? 'text-warn-ink' : 'text-muted')}
      >
        {blanks > 0
          ? `Fill ${formatPlural(blanks, 'blank')} in square brackets before it can be voiced.`
          : describeUse(script, props.voiceId)}
      </p>
    </Card>
  )
}
