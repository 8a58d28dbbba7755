import { Confirm } from '../../components/confirm.tsx'
import { formatPlural } from '../../lib/format.ts'

/** Asks before signing out takes changes along that only this browser knows. */
export default function LosingDrafts(props: {
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onLeave: () => void
}) {
  const { count } = props
  return (
    <Confirm
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Log out without saving?"
      description={`${formatPlural(count, 'idea')} ${count === 1 ? 'has' : 'have'} changes that you did not save. Logging out removes them from this browser.`}
      action="Logout"
      cancel="Stay"
      onConfirm={props.onLeave}
    />
  )
}
