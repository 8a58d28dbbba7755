import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'

/** Something could not be read: why, and a way to try again. */
export function LoadError(props: { title: string; error: Error; onRetry: () => void; className?: string }) {
  return (
    <Alert
      tone="danger"
      title={props.title}
      className={props.className ?? ''}
      action={
        <Button variant="secondary" size="sm" onClick={props.onRetry}>
          Try again
        </Button>
      }
    >
      {props.error.message}
    </Alert>
  )
}
