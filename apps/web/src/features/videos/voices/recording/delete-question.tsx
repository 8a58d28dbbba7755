import type { Sound } from '@hookreel/contract'
import { Confirm } from '../../../../components/confirm.tsx'

/** Stays when it is answered, so that the keyboard goes back to where it came from. */
export function DeleteQuestion(props: {
  sound: Sound
  isOpen: boolean
  onClose: () => void
  onDelete: (sound: Sound) => void
}) {
  const { sound } = props
  return (
    <Confirm
      open={props.isOpen}
      onOpenChange={(open) => !open && props.onClose()}
      title="Delete this recording?"
      description={`“${sound.name}” goes at once. Finished films keep it; none can be made or changed with it any more.`}
      action="Delete"
      onConfirm={() => props.onDelete(sound)}
    />
  )
}
