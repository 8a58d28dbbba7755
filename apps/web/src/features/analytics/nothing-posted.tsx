import { ChartColumn } from 'lucide-react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'

/** Stands where the figures will be. */
export function NothingPosted() {
  return (
    <Card>
      <EmptyState
        icon={ChartColumn}
        title="Nothing posted in this period"
        action={
          <Link to={href('/my-videos')} className={buttonLook()}>
            My Videos
          </Link>
        }
      >
        Once a post is live, its views, likes and comments are read from the network every few hours and
        compared here by video, hook, style, voice and hour.
      </EmptyState>
    </Card>
  )
}
