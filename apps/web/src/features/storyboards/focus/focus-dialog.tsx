import type { BoardScene } from '@hookreel/contract'
import { isCutByItself, MIDDLE, type Focus, type FrameSize } from '@hookreel/film'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { OwnMedia } from './own-media.tsx'
import { seenPart, wayToMove, type Part } from './shown-part.ts'

/** What is shown of a picture: the part that they choose, or one that is found. */
type Shown =
  | { readonly kind: 'chosen' | 'found'; readonly focus: Focus }
  /** Nobody chose, and its shape is another one: it stands in the frame, as the style does that. */
  | { readonly kind: 'whole' }
  /** It is found once the choice is given up. */
  | { readonly kind: 'unknown' }

const WORDS = {
  chosen: 'You chose this part.',
  found: 'The film found this part by itself: what stands out.',
  whole:
    'It is shown whole, or nearly, as the style does that. Move the frame, and a part of it fills the film.',
  unknown: 'The film will find what stands out by itself.',
} as const

/** Lets a person choose which part of a photo or clip the film shows, and see it as it will be. */
export function FocusDialog(props: {
  scene: BoardScene
  /** The scene, as labels call it. */
  name: string
  frameSize: FrameSize
  /** The picture or clip as it was sent or found. */
  url: string
  isClip: boolean
  isOpen: boolean
  onClose: () => void
  /** Null: it is found again. */
  onChoose: (focus: Focus | null) => void
}) {
  const { scene, frameSize, url, isClip } = props
  const [size, setSize] = useState<FrameSize>()
  // What is not said here yet is as the scene has it.
  const [draft, setDraft] = useState<Focus | null>()
  const wish = draft === undefined ? scene.focus : draft
  const way = size && wayToMove(size, frameSize)
  const isWhole = !isClip && size !== undefined && !isCutByItself(size, frameSize)
  const shown = size && shownOf({ scene, wish, isWhole })
  const partAt = (focus: Focus) => size && seenPart({ size, isClip }, frameSize, focus)
  const focus = shown && 'focus' in shown ? shown.focus : MIDDLE
  const part = shown && 'focus' in shown ? partAt(shown.focus) : undefined
  const close = () => {
    setDraft(undefined)
    props.onClose()
  }
  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={`What is shown of ${scene.upload === null ? 'the' : 'your'} ${isClip ? 'clip' : 'picture'} in ${props.name}`}
      description={way !== null && 'Drag the frame over it, or use the arrow keys.'}
      className="md:w-[40rem]"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            disabled={!way || draft === undefined}
            onClick={() => {
              if (draft !== undefined) props.onChoose(draft)
              close()
            }}
          >
            Use it
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_9rem]">
        <FocusPicker
          url={url}
          isClip={isClip}
          focus={focus}
          part={part}
          way={way ?? null}
          onSize={setSize}
          onFocus={setDraft}
        />
        <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-3 md:grid-cols-1">
          <FocusPreview url={url} isClip={isClip} frameSize={frameSize} part={part} kind={shown?.kind} />
          <div className="grid content-start justify-items-start gap-2">
            <p role="status" className="text-small text-muted">
              {way === null
                ? 'It has the shape of the film: all of it is shown.'
                : shown && WORDS[shown.kind]}
            </p>
            {wish !== null && way && (
              <Button variant="secondary" size="sm" onClick={() => setDraft(null)}>
                <RotateCcw /> {isWhole ? 'Show all of it' : 'Found by itself'}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function shownOf(of: { scene: BoardScene; wish: Focus | null; isWhole: boolean }): Shown {
  const { scene, wish, isWhole } = of
  if (wish !== null) return { kind: 'chosen', focus: wish }
  // What its picture tells is what was chosen, as long as there is a choice.
  const found = scene.focus === null ? scene.picture?.focus : undefined
  if (isWhole && !found) return { kind: 'whole' }
  return found ? { kind: 'found', focus: found } : { kind: 'unknown' }
}

/** The frame of the film as it will be. */
function FocusPreview(props: {
  url: string
  isClip: boolean
  frameSize: FrameSize
  part: Part | undefined
  kind: Shown['kind'] | undefined
}) {
  const { url, isClip, frameSize, part, kind } = props
  return (
    <div
      role="img"
      aria-label="The frame of your film"
      className="relative overflow-hidden rounded-lg bg-surface-3"
      style={{ aspectRatio: `${frameSize.width} / ${frameSize.height}` }}
    >
      {part && (
        <OwnMedia
          url={url}
          isClip={isClip}
          className="absolute max-w-none"
          style={{
            width: `${100 / part.width}%`,
            height: `${100 / part.height}%`,
            left: `${(-100 * part.x) / part.width}%`,
            top: `${(-100 * part.y) / part.height}%`,
          }}
        />
      )}
      {kind === 'whole' && (
        <>
          <OwnMedia
            url={url}
            isClip={isClip}
            className="absolute size-full object-cover blur-md brightness-65"
          />
          <OwnMedia url={url} isClip={isClip} className="absolute size-full object-contain" />
        </>
      )}
    </div>
  )
}
