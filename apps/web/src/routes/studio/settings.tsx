import type { Profile } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { profileQuery } from '../../api/queries.ts'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { AccountPanel } from '../../features/settings/account-panel.tsx'
import { NotificationsPanel } from '../../features/settings/notifications-panel.tsx'
import { PrivacyPanel } from '../../features/settings/privacy-panel.tsx'
import { useSettings, type Settings } from '../../features/settings/save-setting.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'

export const handle = { title: 'Settings' }
export const meta = () => [{ title: 'Settings | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(profileQuery)
  return null
}

/** Money, voices, films and files are looked at now and then: their lists come when they are. */
const VideoPanel = lazyPart(() =>
  import('../../features/settings/video-panel.tsx').then((module) => ({ default: module.VideoPanel })),
)
const BillingPanel = lazyPart(() =>
  import('../../features/settings/billing-panel.tsx').then((module) => ({ default: module.BillingPanel })),
)
const VoicePanel = lazyPart(() =>
  import('../../features/settings/voice-panel.tsx').then((module) => ({ default: module.VoicePanel })),
)
const ExportPanel = lazyPart(() =>
  import('../../features/settings/export-panel.tsx').then((module) => ({ default: module.ExportPanel })),
)

const TABS = ['account', 'video', 'voice', 'notifications', 'billing', 'export', 'privacy'] as const
type Tab = (typeof TABS)[number]
const PANELS: Record<Tab, { label: string; draw: (settings: Settings) => ReactNode }> = {
  account: { label: 'Account', draw: (settings) => <AccountPanel settings={settings} /> },
  video: { label: 'Video', draw: (settings) => <VideoPanel settings={settings} /> },
  voice: { label: 'Voice', draw: (settings) => <VoicePanel settings={settings} /> },
  notifications: { label: 'Notifications', draw: (settings) => <NotificationsPanel settings={settings} /> },
  billing: { label: 'Billing', draw: () => <BillingPanel /> },
  export: { label: 'Export', draw: (settings) => <ExportPanel settings={settings} /> },
  privacy: { label: 'Privacy', draw: (settings) => <PrivacyPanel settings={settings} /> },
}

function Panel({ profile, tab }: { profile: Profile; tab: Tab }) {
  const settings = useSettings(profile)
  return <Suspense fallback={<Waiting />}>{PANELS[tab].draw(settings)}</Suspense>
}

function Waiting() {
  return (
    <Card className="grid gap-5 p-5 md:p-6" aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="w-36" />
          <Skeleton className="h-10 max-w-xl" />
        </div>
      ))}
    </Card>
  )
}

export default function SettingsPage() {
  const profile = useQuery(profileQuery)
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((candidate) => candidate === search.get('tab')) ?? 'account'
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the row of tabs is wider than the screen.
    bar.current
      ?.querySelector('[role="tab"][aria-selected="true"]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])
  return (
    <div className="max-w-3xl" ref={bar}>
      <PageTitle title="Settings">
        Choices are saved as you make them; what you type, when you press Save.
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
        tabs={TABS.map((value) => ({
          value,
          label: PANELS[value].label,
          panel: profile.data ? <Panel profile={profile.data} tab={value} /> : <Waiting />,
        }))}
      />
    </div>
  )
}
