import { href, Link } from 'react-router'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { TwinError } from './use-start-video.ts'

/** Why a film was not ordered. */
export function StartFailure(props: { error: Error; onRepeat: () => void }) {
  if (!(props.error instanceof TwinError)) return <Alert tone="danger">{props.error.message}</Alert>
  return (
    <Alert
      tone="warn"
      action={
        <Button variant="secondary" size="sm" onClick={props.onRepeat}>
          Make another one
        </Button>
      }
    >
      {props.error.message} It is in <Link to={href('/my-videos')}>My Videos</Link>.
    </Alert>
  )
}
