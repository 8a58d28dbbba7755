import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, isAway } from './call.ts'

/** Asking again helps when the server was away, not when it refused. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 3 && (isAway(error) || !(error instanceof ApiError))
}

/** Takes away the messages of what failed. */
function dismissErrors(): void {
  for (const shown of toast.getToasts())
    if ('type' in shown && shown.type === 'error') toast.dismiss(shown.id)
}

/** The session ended under us: the shell sees it and leads to sign-in. */
function noteEnd(error: Error): void {
  if (error instanceof ApiError && error.code === 'not_signed_in') queryClient.setQueryData(['session'], null)
}

/** One cache for the whole app; pages, loaders and the live updates share it. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      // The session ended under us: the shell sees it and leads to sign-in.
      if (error instanceof ApiError && error.status === 401) queryClient.setQueryData(['session'], null)
    },
  }),
  // Something is begun anew: what failed before is no news any more. Of several things begun together each may still fail.
  mutationCache: new MutationCache({
    onMutate: () => {
      if (queryClient.isMutating() <= 1) dismissErrors()
    },
    onError: noteEnd,
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: isWorthRetrying,
      retryDelay: (failures) => 200 * 2 ** failures,
    },
    // What changes or costs something is done now or fails now; it never waits for a connection to be done later.
    mutations: { networkMode: 'always' },
  },
})
