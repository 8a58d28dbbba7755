import type { Storyboard } from '@hookreel/contract'
import { Images } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { ManyPicturesDialog } from './many-pictures-dialog.tsx'
import { PHOTO_TYPES } from '../send-photo.ts'
import type { useManyPictures } from './use-many-pictures.ts'

/** Several pictures at once: chosen with the button, or dropped anywhere onto the scenes. */
export function ManyPictures(props: {
  board: Storyboard
  pictures: ReturnType<typeof useManyPictures>
  children: ReactNode
}) {
  const { pictures } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        pictures.begin(files)
      }}
      onDropCapture={() => setIsOver(false)}
      className={classNames('grid grid-cols-1 gap-2.5 rounded-xl', isOver && 'ring-2 ring-ring')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <Images /> Own pictures and clips
        </Button>
        <p className="text-small text-muted max-md:hidden">
          Or drop them here. A number in a file’s name is its scene: 3.jpg.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_TYPES}
        aria-label="Files for several scenes"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          if (chosen.length > 0) pictures.begin(chosen)
        }}
      />
      {props.children}
      <ManyPicturesDialog board={props.board} pictures={pictures} />
    </div>
  )
}
