import { PICTURE_MAX_CHARACTERS, type BoardScene } from '@hookreel/contract'
import { useEffect, useId, useRef } from 'react'
import { EditedText } from './edited-text.tsx'

/** What the picture of a scene was told to show: by the person, or by the service that described it. */
export function wordsOf(scene: BoardScene): string | null {
  if (scene.upload !== null) return null
  return scene.description ?? scene.picture?.description ?? null
}

/** The words a picture is made from, to read and, when asked for, to change: a new picture is made of them. */
export function PictureWords(props: {
  scene: BoardScene
  /** The scene, as labels call it. */
  name: string
  isOpen: boolean
  onChange: (description: string | null) => void
}) {
  const { scene, name } = props
  const id = useId()
  const words = wordsOf(scene)
  const wasOpen = useRef(props.isOpen)
  // A person who asks for the field wants to write in it.
  useEffect(() => {
    if (props.isOpen && !wasOpen.current) document.getElementById(id)?.focus()
    wasOpen.current = props.isOpen
  }, [props.isOpen, id])
  if (scene.upload !== null) return null
  if (!props.isOpen)
    return (
      words && (
        <p className="line-clamp-2 text-small break-words text-muted" title={words}>
          <span className="font-medium">Picture:</span> {words}
        </p>
      )
    )
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small font-medium">
        What the picture of {name} shows
      </label>
      <EditedText
        key={words}
        id={id}
        text={words ?? ''}
        rows={2}
        maxLength={PICTURE_MAX_CHARACTERS}
        placeholder="An old lighthouse in a storm, seen from the sea"
        describedBy={`${id}-hint`}
        onChange={(text) => props.onChange(text === '' ? null : text)}
      />
      <p id={`${id}-hint`} className="text-small text-muted">
        {scene.description === null
          ? 'Press Enter for a new picture of it. Your words are not shown in the film.'
          : 'Your own words. Empty this field to go back to the sentence.'}
      </p>
    </div>
  )
}
