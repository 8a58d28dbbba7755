import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { profileQuery } from '../../api/queries.ts'
import { Card } from '../../components/card.tsx'
import { Choice } from '../../components/choice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { formatMoment } from '../../lib/format.ts'
import { applyTheme, readTheme, type Theme } from '../../lib/theme.ts'

export const handle = { title: 'Settings' }
export const meta = () => [{ title: 'Settings | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(profileQuery)
  return null
}

const THEMES: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

function Facts({ title, rows }: { title: string; rows: [string, ReactNode][] }) {
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">{title}</h2>
      <dl className="mt-3 divide-y text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export default function Settings() {
  const profile = useQuery(profileQuery)
  const [theme, setTheme] = useState(readTheme)
  const wait = <Skeleton className="w-24" />
  const data = profile.data
  return (
    <>
      <PageTitle title="Settings">
        Your profile, as it is used for new ideas and videos. Changing it here comes later.
      </PageTitle>
      {profile.error && (
        <LoadError
          className="mb-5"
          title="Failed to load your profile"
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Facts
          title="Account"
          rows={[
            ['Name', data ? data.displayName || data.fullName || 'Creator' : wait],
            ['Email', data?.email ?? wait],
            ['Member since', data ? formatMoment(data.createdAt) : wait],
          ]}
        />
        <Facts
          title="New videos start with"
          rows={[
            ['Aspect ratio', data?.preferredAspectRatio ?? wait],
            ['Resolution', data?.defaultResolution ?? wait],
            ['Duration', data ? `${data.defaultDuration} s` : wait],
            ['Format', data?.outputFormat.toUpperCase() ?? wait],
            ['Voice language', data?.preferredVoiceLanguage ?? wait],
          ]}
        />
        <Card className="p-5 md:p-6">
          <h2 className="text-base font-semibold">Appearance</h2>
          <Choice
            label="Theme"
            isLabelHidden
            className="mt-3"
            value={theme}
            options={THEMES}
            onChange={(next) => {
              applyTheme(next)
              setTheme(next)
            }}
          />
        </Card>
      </div>
    </>
  )
}
