import { useQuery } from '@tanstack/react-query'
import { instanceQuery } from '../../api/queries.ts'
import { Alert } from '../../components/alert.tsx'
import type { Settings } from './save-setting.ts'
import { SettingGroup } from '../../components/setting-group.tsx'
import { EMAILS_OFF, SwitchRow } from './setting-rows.tsx'

/** Which mails come. */
export function NotificationsPanel({ settings }: { settings: Settings }) {
  const instance = useQuery(instanceQuery)
  const idle = settings.profile.emailNotifications ? null : EMAILS_OFF
  return (
    <div className="grid grid-cols-1 gap-5">
      {instance.data?.hasMailServer === false && (
        <Alert tone="info">
          No mail server is set up here: mails stay on the server, and nobody gets one.
        </Alert>
      )}
      <SettingGroup title="Notifications" hint={`Mails go to ${settings.profile.email}.`} isDivided>
        <SwitchRow
          settings={settings}
          name="emailNotifications"
          hint="All mails below. What concerns your account, videos about to be deleted and connections to networks that end is always mailed."
        />
        <SwitchRow
          settings={settings}
          name="videoCompletionAlerts"
          hint="When a video is ready, or could not be made and why; when a post failed or needs you."
          idle={idle}
        />
        <SwitchRow
          settings={settings}
          name="processingStatusUpdates"
          hint="When the making of a video begins, and when a post is live."
          idle={idle}
        />
        <SwitchRow
          settings={settings}
          name="weeklyUsageReports"
          hint="On Mondays: videos, views, downloads and credits of the week."
          idle={idle}
        />
      </SettingGroup>
    </div>
  )
}
