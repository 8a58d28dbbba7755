import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instanceQuery } from '../../api/queries.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'
import { signInWaysQuery } from './settings-queries.ts'

/** How one signs in: the password, and whether Google is linked. */
export function SignInWays() {
  const ways = useQuery(signInWaysQuery)
  const instance = useQuery(instanceQuery)
  const [isOpen, setIsOpen] = useState(false)
  const googleHint = instance.data?.hasGoogleSignIn
    ? 'To link it, verify your email, then sign in with Google using the same address.'
    : 'Google sign-in is not configured on this server.'
  return (
    <SettingGroup title="Sign-in" isDivided>
      <div className="py-3.5 first:pt-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-sm font-medium">Password</p>
            <div className="mt-0.5 text-small text-muted">
              {ways.data ? (
                ways.data.hasPassword ? (
                  'You sign in with your email and a password.'
                ) : (
                  'You have no password. “Forgot password” on the login page sets one.'
                )
              ) : (
                <Skeleton className="w-56" />
              )}
            </div>
          </div>
          {ways.data?.hasPassword && !isOpen && (
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              Change password
            </Button>
          )}
        </div>
        {isOpen && <ChangePassword onDone={() => setIsOpen(false)} />}
      </div>
      {ways.data && <SecondFactor isOn={ways.data.hasSecondFactor} hasPassword={ways.data.hasPassword} />}
      <div className="flex flex-wrap items-center justify-between gap-3 py-3.5 last:pb-0">
        <div>
          <p className="text-sm font-medium">Google</p>
          <p className="mt-0.5 text-small text-muted">
            {ways.data?.hasGoogle ? 'You can sign in with Google.' : googleHint}
          </p>
        </div>
        {ways.data && (
          <Badge tone={ways.data.hasGoogle ? 'ok' : 'neutral'}>
            {ways.data.hasGoogle ? 'Linked' : 'Not linked'}
          </Badge>
        )}
      </div>
    </SettingGroup>
  )
}
