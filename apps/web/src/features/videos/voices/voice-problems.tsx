import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { voicesQuery } from '../../../api/queries.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'

/** Said when voices are missing; the ones of this server are there in any case. */
const MISSING = 'Could not load voice options. Using default voices.'

/** What hinders some of the voices, or all; the first time in a toast, too. */
export function VoiceProblems() {
  const voices = useQuery(voicesQuery)
  const problems = voices.data?.problems ?? []
  const isMissing = voices.error !== null || problems.length > 0
  const hasWarned = useRef(false)
  useEffect(() => {
    if (!isMissing || hasWarned.current) return
    hasWarned.current = true
    toast.warning('Warning', { description: MISSING })
  }, [isMissing])

  return (
    <>
      {voices.error && (
        <Alert
          tone="warn"
          className="mt-4"
          action={
            <Button variant="secondary" size="sm" onClick={() => void voices.refetch()}>
              Try again
            </Button>
          }
        >
          Failed to load voice options.
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="warn" className="mt-4" title="Some voices are missing">
          {problems.map(({ message }) => message).join(' ')}
        </Alert>
      )}
    </>
  )
}
