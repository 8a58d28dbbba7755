import { useQuery } from '@tanstack/react-query'
import { channelsQuery } from '../channels/channel-queries.ts'
import SocialAccounts from '../channels/social-accounts.tsx'
import type { Settings } from './save-setting.ts'
import { ChoiceRow, SettingGroup, SwitchRow } from './setting-rows.tsx'

/** Where videos are posted to, and whether finished ones are posted by themselves. Loaded when its tab is opened. */
export default function PostingPanel({ settings }: { settings: Settings }) {
  const { data } = useQuery(channelsQuery)
  const canPost = data?.channels.some((channel) => channel.canPost) ?? true
  return (
    <>
      <SocialAccounts />
      <SettingGroup
        title="Auto-upload"
        hint="TikTok gets a draft in your inbox, because TikTok wants you to choose yourself who can watch each post. Instagram and YouTube are posted to directly."
      >
        <SwitchRow
          settings={settings}
          name="autoUploadEnabled"
          label="Enable Auto-Upload"
          hint="Posts finished videos to your connected channels by itself."
          idle={canPost ? null : 'No channel is connected yet.'}
        />
        <ChoiceRow
          settings={settings}
          name="autoUploadQuality"
          label="Auto-Upload Quality"
          options={[
            { value: 'original', label: 'Original' },
            { value: 'high', label: 'High' },
            { value: 'medium', label: 'Medium' },
          ]}
        />
      </SettingGroup>
    </>
  )
}
