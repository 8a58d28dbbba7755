import { useInfiniteQuery } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import { creditsQuery } from '../../api/queries.ts'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { EntryList } from './entry-list.tsx'

/** Every change of the balance. */
export function EntriesCard() {
  const credits = useInfiniteQuery(creditsQuery)
  const total = credits.data?.pages[0]?.total ?? 0
  return (
    <Card>
      {credits.isPending && <EntriesSkeleton />}
      {credits.data && total === 0 && (
        <EmptyState icon={Receipt} title="Nothing yet">
          Every change of your balance is listed here.
        </EmptyState>
      )}
      {credits.data && total > 0 && (
        <EntryList
          entries={credits.data.pages.flatMap(({ entries }) => entries)}
          total={total}
          isBusy={credits.isFetchingNextPage}
          onMore={() => void credits.fetchNextPage()}
        />
      )}
    </Card>
  )
}

function EntriesSkeleton() {
  return (
    <div className="divide-y" aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-[4.5rem] px-5 py-4">
          <Skeleton className="w-1/3" />
          <Skeleton className="mt-2 h-3 w-24" />
        </div>
      ))}
    </div>
  )
}
