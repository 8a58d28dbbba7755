import type { BoardScene } from '@hookreel/contract'
import { useId } from 'react'
import { Switch } from '../../components/switch.tsx'

/** Whether the own sound of a scene's clip is heard; one without a sound says so. */
export function ClipSound(props: {
  scene: BoardScene
  hasSound: boolean
  name: string
  actions: { readonly onSound: (keepsSound: boolean) => void }
}) {
  const id = useId()
  if (!props.hasSound)
    return <p className="text-small text-muted max-sm:col-span-2">Your clip has no sound.</p>
  return (
    <div className="flex min-h-10 items-center gap-3 max-sm:col-span-2 md:min-h-8">
      <Switch
        checked={props.scene.keepsSound}
        onCheckedChange={props.actions.onSound}
        aria-labelledby={id}
        aria-describedby={`${id}-how`}
      />
      <p className="min-w-0 text-small">
        <span id={id}>
          Keep the sound of this clip<span className="sr-only">, {props.name}</span>
        </span>
        <span id={`${id}-how`} className="block text-muted">
          It is heard under the voice.
        </span>
      </p>
    </div>
  )
}
