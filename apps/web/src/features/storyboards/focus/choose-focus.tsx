import type { BoardScene, Storyboard } from '@hookreel/contract'
import type { Focus } from '@hookreel/film'
import { Crop } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useWasOpen } from '../../../lib/use-was-open.ts'

const FocusDialog = lazyPart(async () => ({ default: (await import('./focus-dialog.tsx')).FocusDialog }))

/** Opens the choice of what is shown of a scene's own picture or clip. */
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
  // It is there once the server has answered that it stands in this scene.
  const url = scene.upload === null ? undefined : board.files[scene.upload]
  return (
    <>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={`Choose what is shown of the picture of ${name}`}
        title="Choose what is shown"
        disabled={url === undefined}
        onClick={() => setIsOpen(true)}
      >
        <Crop />
      </Button>
      {wasOpen && url !== undefined && (
        <Suspense>
          <FocusDialog
            scene={scene}
            name={name}
            frameSize={board.frameSize}
            url={url}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onChoose={props.onChoose}
          />
        </Suspense>
      )}
    </>
  )
}
