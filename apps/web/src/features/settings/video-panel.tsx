import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { LENGTH_OPTIONS } from '../ideas/lengths.ts'
import type { Settings } from './save-setting.ts'
import { SettingGroup } from '../../components/setting-group.tsx'
import { ChoiceRow } from './setting-rows.tsx'
import { UnwantedPictures } from './unwanted-pictures.tsx'

/** What new ideas and videos start with; each can be changed for a single video. */
export function VideoPanel({ settings }: { settings: Settings }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingGroup
        title="New videos start with"
        hint="Ideas are written for the default duration. Each of these can be changed for a single video."
      >
        <ChoiceRow
          settings={settings}
          name="defaultResolution"
          hint="The number is the short side: 1080p upright is 1080 × 1920 pixels."
          options={[
            { value: '420p', label: '420p' },
            { value: '720p', label: '720p' },
            { value: '1080p', label: '1080p' },
          ]}
        />
        <ChoiceRow
          settings={settings}
          name="preferredAspectRatio"
          options={[
            { value: '16:9', label: '16:9' },
            { value: '9:16', label: '9:16' },
            { value: '1:1', label: '1:1' },
          ]}
        />
        <ChoiceRow settings={settings} name="defaultDuration" isLong options={LENGTH_OPTIONS} />
        <ChoiceRow
          settings={settings}
          name="outputFormat"
          hint="MP4 is what the page plays. MOV and AVI are written for download."
          options={[
            { value: 'mp4', label: 'MP4' },
            { value: 'mov', label: 'MOV' },
            { value: 'avi', label: 'AVI' },
          ]}
        />
      </SettingGroup>
      <UnwantedPictures />
      <SettingGroup
        title="AI services"
        hint="Which services write, speak and draw your videos, how they are, and what they cost."
      >
        <Link
          to={href('/settings/services')}
          className={buttonLook({ variant: 'secondary', size: 'sm', className: 'justify-self-start' })}
        >
          Show services
        </Link>
      </SettingGroup>
      <SettingGroup
        title="Content credentials"
        hint="Every film says in itself which of its parts was made by whom. Look at what any file says."
      >
        <Link
          to={href('/settings/content-credentials')}
          className={buttonLook({ variant: 'secondary', size: 'sm', className: 'justify-self-start' })}
        >
          Check a file
        </Link>
      </SettingGroup>
    </div>
  )
}
