import type { ProfileChange } from '@hookreel/contract'

export type SettingName = keyof ProfileChange

/** What a setting is called, on its row and where something is said of it. */
export const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  displayName: 'Display Name',
  handle: 'Page address',
  defaultResolution: 'Default Resolution',
  preferredAspectRatio: 'Preferred Aspect Ratio',
  defaultDuration: 'Default Duration',
  outputFormat: 'Output Format',
  preferredVoiceLanguage: 'Language',
  preferredVoiceActor: 'Voice Actor',
  emailNotifications: 'Email Notifications',
  videoCompletionAlerts: 'Video Completion Alerts',
  processingStatusUpdates: 'Processing Status Updates',
  weeklyUsageReports: 'Weekly Usage Reports',
  downloadQuality: 'Download Quality',
  includeMetadata: 'Include Metadata',
  autoUploadEnabled: 'Enable Auto-Upload',
  autoUploadQuality: 'Auto-Upload Quality',
  profileVisibility: 'Profile Visibility',
  dataRetentionPeriod: 'Data Retention Period, in days',
  analyticsSharing: 'Analytics Sharing',
  marketingEmails: 'Marketing Emails',
}

// The table has exactly these keys.
export const SETTING_NAMES = Object.keys(SETTING_LABELS) as readonly SettingName[]

/** What is typed rather than chosen: it stays in its field until it is saved. */
export const TYPED: readonly SettingName[] = ['firstName', 'lastName', 'displayName', 'handle']

/** What became of settings that no server has taken: what was not saved, what is kept, and what to do. */
export function describeUnsaved(names: readonly SettingName[], isOffline: boolean): string {
  const what = names.map((name) => SETTING_LABELS[name]).join(', ')
  const [was, is] = names.length > 1 ? ['were', 'are'] : ['was', 'is']
  const it = names.length > 1 ? 'them' : 'it'
  const why = isOffline ? 'You are offline' : 'The server does not answer'
  return names.some((name) => TYPED.includes(name))
    ? `${why}: ${what} ${was} not saved. What you typed stays here; save it again when the connection is back.`
    : `${why}: ${what} ${was} not saved and ${is} as before. Choose ${it} again when the connection is back.`
}
