import type { BoardScene, Storyboard, Voice } from '@hookreel/contract'
import {
  deliveryTakenBy,
  directionOf,
  findSpeakersOfScenes,
  isSameStress,
  listHeardPieces,
  NO_VOICE,
  readRecordingVoice,
  SCENE_PACES,
  SCENE_PAUSES_SECONDS,
  STRESSES_MAX_COUNT,
  type Delivery,
} from '@hookreel/film'
import { useQuery } from '@tanstack/react-query'
import { AudioLines, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { voicesQuery } from '../../api/queries.ts'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/choice.tsx'
import { classNames } from '../../lib/class-names.ts'
import { recordingsQuery } from '../sounds/recordings-query.ts'
import { describeDelivery, PACE_WORDS, PAUSE_WORDS } from './delivery-words.ts'
import { SceneVoice } from './scene-voice.tsx'

type SceneProps = {
  scene: BoardScene
  /** The scene, as labels call it. */
  name: string
  board: Storyboard
  /** What a service takes to speak a thousand characters. */
  speechMicrodollars: number
  isLast: boolean
  onChange: (delivery: Delivery) => void
}

/** Whether this voice is a recording that was deleted; false of another one, and before it is known. */
function useIsLost(voiceId: string | null): boolean {
  const isOwn = voiceId !== null && readRecordingVoice(voiceId) !== undefined
  const { data } = useQuery({ ...recordingsQuery, enabled: isOwn })
  return isOwn && data !== undefined && !data.sounds.some((one) => one.voiceId === voiceId)
}

/** How a scene is said: told in a line, and, opened, chosen. */
export function SceneDelivery(props: SceneProps) {
  const { name, board } = props
  const { delivery } = props.scene
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const takes = deliveryTakenBy(board.voiceId)
  const voices = useQuery(voicesQuery).data?.voices ?? []
  const own = takes.voiceId ? delivery.voiceId : undefined
  const isLost = useIsLost(takes.pace ? null : board.voiceId)
  const voice = voices.find(({ id }) => id === own)?.name ?? 'another voice'
  return (
    <div className="grid min-w-0 gap-3 max-sm:col-span-2">
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="h-auto min-h-10 md:h-auto min-w-0 justify-self-start py-1 text-start whitespace-normal max-sm:-ms-3 md:-ms-2 md:min-h-8 md:px-2"
      >
        <AudioLines aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">How {name} is said: </span>
          {takes.pace
            ? describeDelivery(delivery, props.isLast, own === undefined ? null : voice)
            : isLost
              ? 'Its recording was deleted'
              : 'Said as you recorded it'}
        </span>
        <ChevronDown className={classNames('transition-transform', isOpen && 'rotate-180')} aria-hidden />
      </Button>
      <div id={id} hidden={!isOpen} className="grid gap-3 rounded-lg border bg-surface p-3">
        {isOpen &&
          (takes.pace ? <DeliveryChoices {...props} voices={voices} /> : <AsRecorded isLost={isLost} />)}
      </div>
    </div>
  )
}

function AsRecorded({ isLost }: { isLost: boolean }) {
  if (isLost)
    return (
      <p className="text-small text-muted">
        The recording that spoke this film is not there any more. Choose another voice, or record it again.
      </p>
    )
  return (
    <p className="text-small text-muted">
      A recording keeps the pace, the pauses and the stresses of the person who spoke it. Make the whole
      recording again, or choose another voice, to have this scene said otherwise.
    </p>
  )
}

function DeliveryChoices(props: SceneProps & { voices: readonly Voice[] }) {
  const { scene, board, onChange } = props
  const { delivery } = scene
  const { voiceId } = board
  return (
    <>
      {deliveryTakenBy(voiceId).voiceId && <SceneVoice {...props} />}
      <Choice
        label="Pace"
        value={delivery.pace}
        options={SCENE_PACES.map((value) => ({ value, label: PACE_WORDS[value] }))}
        onChange={(pace) => onChange({ ...delivery, pace })}
      />
      <Choice
        label="Pause after it"
        value={delivery.pauseSeconds}
        options={SCENE_PAUSES_SECONDS.map((value) => ({ value, label: PAUSE_WORDS[value] }))}
        onChange={(pauseSeconds) => onChange({ ...delivery, pauseSeconds })}
      />
      {props.isLast && (
        <p className="text-small text-muted">
          The film ends after this scene: a pause is heard only before another one.
        </p>
      )}
      <StressedWords scene={scene} board={board} onChange={onChange} />
    </>
  )
}

/** The words of a scene, each to be stressed with a press and left alone with another. */
function StressedWords(props: Pick<SceneProps, 'scene' | 'board' | 'onChange'>) {
  const { scene, board } = props
  const { delivery } = scene
  const { stresses } = delivery
  if (board.voiceId === NO_VOICE)
    return <p className="text-small text-muted">Without a voice, no word can be stressed.</p>
  const isFull = stresses.length >= STRESSES_MAX_COUNT
  const pieces = listHeardPieces(scene.narration, findSpeakersOfScenes(board.scenes))
  const text = pieces.map((piece) => piece.text).join(' ')
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">Stressed words</legend>
      <p className="text-small text-muted">
        {isFull
          ? `${STRESSES_MAX_COUNT} words are stressed, which is as many as a scene may have.`
          : 'Press a word to have it said longer, louder and a little higher.'}
      </p>
      {/* Each word has its own direction, so that none of them tells that of the text. */}
      <div dir={directionOf(text) ?? 'ltr'} className="mt-1.5 flex flex-wrap gap-1">
        {pieces.map(({ text: word, stress }, at) => {
          if (!stress)
            return (
              // Pieces have no other name than their place.
              <span key={at} dir="auto" className="self-center px-0.5 text-muted">
                {word}
              </span>
            )
          const others = stresses.filter((one) => !isSameStress(one, stress))
          const isOn = others.length < stresses.length
          return (
            <button
              key={at}
              type="button"
              dir="auto"
              aria-pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => props.onChange({ ...delivery, stresses: isOn ? others : [...stresses, stress] })}
              className={classNames(
                'min-h-10 max-w-full rounded-md border px-2 text-sm wrap-anywhere transition-colors disabled:opacity-50 md:min-h-8',
                isOn
                  ? 'border-primary bg-primary-soft font-semibold text-primary-ink'
                  : 'border-transparent bg-surface-2 hover:border-input',
              )}
            >
              {word}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
