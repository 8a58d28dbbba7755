import type { AccountEvent } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { formatMoment } from '../../lib/format.ts'
import { describeAgent } from './describe-agent.ts'
import { SettingGroup } from '../../components/setting-group.tsx'
import { accountEventsQuery } from './settings-queries.ts'

const FEW = 5
const WORDS: Record<AccountEvent['kind'], string> = {
  signed_in: 'Signed in',
  signed_in_with_google: 'Signed in with Google',
  sign_in_failed: 'Sign-in failed',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  email_change_asked: 'Change of email asked for',
  email_changed: 'Email changed',
  email_change_undone: 'Change of email stopped or taken back',
  google_linked: 'Google linked',
  session_ended: 'Signed out elsewhere',
  other_sessions_ended: 'Signed out everywhere else',
  api_key_made: 'API key made',
  api_key_revoked: 'API key revoked',
  webhook_made: 'Webhook added',
  webhook_address_changed: 'Address of a webhook changed',
  webhook_secret_renewed: 'Secret of a webhook renewed',
  channel_connected: 'Channel connected',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
}

/** What happened to the account: anyone who sees something strange here changes the password. */
export function AccountEvents() {
  const events = useQuery(accountEventsQuery)
  const [isAll, setIsAll] = useState(false)
  const list = events.data?.events ?? []
  const shown = isAll ? list : list.slice(0, FEW)
  return (
    <SettingGroup
      title="Account activity"
      hint="If you see something that was not you, change your password."
    >
      {events.isPending && <Skeleton className="h-10" />}
      {events.error && (
        <LoadError
          title="Failed to load your activity"
          error={events.error}
          onRetry={() => void events.refetch()}
        />
      )}
      {shown.length > 0 && (
        <ul className="divide-y">
          {shown.map((event) => (
            <li
              key={event.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 text-sm"
            >
              <span className="font-medium">{WORDS[event.kind]}</span>
              <span className="text-small text-muted">
                {describeAgent(event.userAgent)}, {event.address},{' '}
                <time dateTime={event.createdAt}>{formatMoment(event.createdAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.length > FEW && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? 'Show fewer' : `Show all ${list.length}`}
        </Button>
      )}
    </SettingGroup>
  )
}
