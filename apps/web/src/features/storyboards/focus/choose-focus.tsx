import type { BoardScene, Storyboard } from '@hookreel/contract'
import type { Focus } from '@hookreel/film'
import { Crop } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useWasOpen } from '../../../lib/use-was-open.ts'

const FocusDialog = lazyPart(async () => ({ default: (await import('./focus-dialog.tsx')).FocusDialog }))

/** Opens the choice of what is shown of the photo or clip of a scene, upon its picture; nothing for what is drawn. */
export function ChooseFocus(props: {
  scene: BoardScene
  /** The scene, as labels call it. */
  name: string
  board: Storyboard
  onChoose: (focus: Focus | null) => void
}) {
  const { scene, name, board } = props
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)
  // While a choice is carried out the button stays, so that nobody's focus is lost: the same words find the same picture.
  const [known, setKnown] = useState<{ url: string; isClip: boolean; of: string }>()
  const of = JSON.stringify([scene.upload, scene.seed, scene.avoids, scene.narration, scene.description])
  const file = scene.upload ?? scene.picture?.whole
  const url = file === undefined ? undefined : board.files[file]
  if (file !== undefined && url !== undefined && (url !== known?.url || of !== known.of))
    setKnown({ url, isClip: file.endsWith('.mp4'), of })
  const isComing = file === undefined && scene.picture === null
  const shown = known?.of === of && (url !== undefined || isComing) ? known : undefined
  if (shown === undefined) return null
  return (
    <>
      <Button
        variant="secondary"
        size="icon-sm"
        className="absolute right-1 bottom-1"
        aria-label={`Choose what is shown of the picture of ${name}`}
        title="Choose what is shown"
        onClick={() => setIsOpen(true)}
      >
        <Crop />
      </Button>
      {wasOpen && (
        <Suspense>
          <FocusDialog
            scene={scene}
            name={name}
            frameSize={board.frameSize}
            url={shown.url}
            isClip={shown.isClip}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onChoose={props.onChoose}
          />
        </Suspense>
      )}
    </>
  )
}
