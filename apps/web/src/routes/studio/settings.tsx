import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { profileQuery } from '../../api/queries.ts'
import { Card } from '../../components/card.tsx'
import { Choice } from '../../components/choice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Tabs } from '../../components/tabs.tsx'
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

const TABS = ['account', 'video', 'appearance'] as const
type Tab = (typeof TABS)[number]

function Appearance() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Appearance</h2>
      <p className="mt-0.5 text-sm text-muted">System follows what your computer or phone is set to.</p>
      <Choice
        label="Theme"
        isLabelHidden
        className="mt-4 max-w-sm"
        value={theme}
        options={THEMES}
        onChange={(next) => {
          applyTheme(next)
          setTheme(next)
        }}
      />
    </Card>
  )
}

export default function Settings() {
  const profile = useQuery(profileQuery)
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((candidate) => candidate === search.get('tab')) ?? 'account'
  const wait = <Skeleton className="w-24" />
  const data = profile.data
  const account = (
    <Facts
      title="Account"
      rows={[
        ['Name', data ? data.displayName || data.fullName || 'Creator' : wait],
        ['Email', data?.email ?? wait],
        ['Member since', data ? formatMoment(data.createdAt) : wait],
      ]}
    />
  )
  const video = (
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
  )
  return (
    <div className="max-w-3xl">
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
      <Tabs<Tab>
        label="Settings"
        value={tab}
        onChange={(next) => setSearch(next === 'account' ? {} : { tab: next }, { replace: true })}
        tabs={[
          { value: 'account', label: 'Account', panel: account },
          { value: 'video', label: 'Video', panel: video },
          { value: 'appearance', label: 'Appearance', panel: <Appearance /> },
        ]}
      />
    </div>
  )
}
