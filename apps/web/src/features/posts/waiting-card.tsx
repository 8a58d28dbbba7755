import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

/** Stands where the form will be. */
export function WaitingCard({ words }: { words: string }) {
  return (
    <Card className="grid gap-5 p-6" aria-busy>
      <p role="status" className="text-sm text-muted">
        {words}
      </p>
      <Skeleton className="h-12 max-w-64" />
      <Skeleton className="h-28" />
      <Skeleton className="h-10 max-w-sm" />
    </Card>
  )
}
