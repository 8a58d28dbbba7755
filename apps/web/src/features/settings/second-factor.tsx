import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { accountEventsQuery, sessionsQuery, signInWaysQuery } from './settings-queries.ts'

const SecondFactorDialog = lazyPart(() => import('./second-factor-dialog.tsx'))

/** Whether a code is asked after the password, for those who have one. */
export function SecondFactor({ isOn, hasPassword }: { isOn: boolean; hasPassword: boolean }) {
  const cache = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const state = isOn
    ? 'After your password you are asked for a code of your authenticator app.'
    : 'Your password alone signs you in.'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3.5">
      <div>
        <p className="text-sm font-medium">Two-step sign-in</p>
        <p className="mt-0.5 text-small text-muted">
          {hasPassword ? state : 'For accounts with a password. Google has its own.'}
        </p>
      </div>
      {hasPassword && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {isOn ? 'Turn off' : 'Set up'}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SecondFactorDialog
            isOn={isOn}
            onClose={() => setIsOpen(false)}
            onDone={() => {
              setIsOpen(false)
              for (const query of [signInWaysQuery, sessionsQuery, accountEventsQuery])
                void cache.invalidateQueries({ queryKey: query.queryKey })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
