import { Confirm } from '../../../components/confirm.tsx'

/** Nothing is posted twice by accident. */
export function ConfirmDuplicate(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}) {
  return (
    <Confirm
      {...props}
      title="Post it again?"
      description="This video went to this account within the last day, or is about to. Posting it again puts a second copy there."
      action="Post again"
    />
  )
}
