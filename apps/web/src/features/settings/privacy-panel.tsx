import { RETENTION_FIRST_NOTICE_DAYS, RETENTION_NOTICE_DAYS } from '@hookreel/contract'
import type { Settings } from './save-setting.ts'
import { PublicPage } from './public-page.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'
import { ChoiceRow, EMAILS_OFF, SwitchRow } from './setting-rows.tsx'

const VISIBILITY_HINTS: Record<Settings['profile']['profileVisibility'], string> = {
  private: 'Nobody but you sees your videos here.',
  unlisted:
    'Everybody who has the address sees the videos you choose; search engines are told to leave it out.',
  public: 'Everybody sees the videos you choose, and search engines may list them.',
}

function retentionHint(period: string): string {
  const ahead = [RETENTION_FIRST_NOTICE_DAYS, RETENTION_NOTICE_DAYS].filter((days) => days < Number(period))
  return `Videos older than ${period} days are deleted with their files, unless you press “Keep” on them. The app names the day; if this server sends mails, you also get one ${ahead.join(' and ')} days before. Ideas stay.`
}

/** Who sees what, what is kept and for how long. */
export function PrivacyPanel({ settings }: { settings: Settings }) {
  const { profile } = settings
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingGroup title="Public page">
        <ChoiceRow
          settings={settings}
          name="profileVisibility"
          hint={VISIBILITY_HINTS[profile.profileVisibility]}
          options={[
            { value: 'public', label: 'Public' },
            { value: 'private', label: 'Private' },
            { value: 'unlisted', label: 'Unlisted' },
          ]}
        />
        {profile.profileVisibility !== 'private' && <PublicPage settings={settings} />}
      </SettingGroup>
      <SettingGroup title="Data retention">
        <ChoiceRow
          settings={settings}
          name="dataRetentionPeriod"
          hint={
            profile.dataRetentionPeriod === 'forever'
              ? 'Videos are kept until you delete them.'
              : retentionHint(profile.dataRetentionPeriod)
          }
          options={[
            { value: '30', label: '30' },
            { value: '90', label: '90' },
            { value: '365', label: '365' },
            { value: 'forever', label: 'Forever' },
          ]}
        />
      </SettingGroup>
      <SettingGroup title="Sharing and news" isDivided>
        <SwitchRow
          settings={settings}
          name="analyticsSharing"
          hint="How long your videos take to make, never what is in them, improves the time estimates of everyone."
        />
        <SwitchRow
          settings={settings}
          name="marketingEmails"
          hint="Product news and tips, now and then."
          idle={profile.emailNotifications ? null : EMAILS_OFF}
        />
      </SettingGroup>
    </div>
  )
}
