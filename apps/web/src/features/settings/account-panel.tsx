import { useState } from 'react'
import { href, Link } from 'react-router'
import { Button, buttonLook } from '../../components/button.tsx'
import { Choice } from '../../components/choice.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { applyTheme, readTheme, type Theme } from '../../lib/theme.ts'
import { AccountEvents } from './account-events.tsx'
import { ChangeEmail } from './change-email.tsx'
import { DeleteAccount } from './delete-account.tsx'
import type { Settings } from './save-setting.ts'
import { OtherValue } from './other-value.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'
import { SETTING_LABELS } from './setting-words.ts'
import { SessionList } from './session-list.tsx'
import { SignInWays } from './sign-in-ways.tsx'

const THEMES: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const NAMES = [
  { name: 'firstName', autoComplete: 'given-name', hint: undefined },
  { name: 'lastName', autoComplete: 'family-name', hint: undefined },
  {
    name: 'displayName',
    autoComplete: 'nickname',
    hint: 'Shown in place of first and last name: on the dashboard, your public page, in mails to you and in the files you download. Leave it empty to be shown by your first and last name.',
  },
] as const
const NAME_MAX = 80

function Names({ settings }: { settings: Settings }) {
  const { profile, states, errors, save } = settings
  const [typed, setTyped] = useState<Partial<Record<(typeof NAMES)[number]['name'], string>>>({})
  /** What stood in a field when somebody began to type there. */
  const [began, setBegan] = useState<typeof typed>({})
  const changed = NAMES.filter(({ name }) => (typed[name] ?? profile[name] ?? '') !== (profile[name] ?? ''))
  const isSaving = NAMES.some(({ name }) => states[name] === 'saving')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length === 0) return
        const sent = typed
        save(Object.fromEntries(changed.map(({ name }) => [name, typed[name] ?? ''])), {
          // What was typed meanwhile is not saved yet.
          onSuccess: () => {
            setTyped((now) => (now === sent ? {} : now))
            setBegan({})
          },
        })
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map(({ name, autoComplete, hint }) => (
          <Field
            key={name}
            label={SETTING_LABELS[name]}
            error={errors[name]}
            {...(hint !== undefined && { className: 'sm:col-span-2', hint })}
          >
            {(control) => (
              <>
                <Input
                  {...control}
                  autoComplete={autoComplete}
                  maxLength={NAME_MAX}
                  value={typed[name] ?? profile[name] ?? ''}
                  onChange={(event) => {
                    if (typed[name] === undefined) setBegan({ ...began, [name]: profile[name] ?? '' })
                    setTyped({ ...typed, [name]: event.target.value })
                  }}
                />
                <OtherValue
                  name={name}
                  here={typed[name]}
                  began={began[name]}
                  there={profile[name] ?? ''}
                  onTake={() => setTyped({ ...typed, [name]: undefined })}
                />
              </>
            )}
          </Field>
        ))}
      </div>
      <Button type="submit" className="justify-self-start" isBusy={isSaving} disabled={changed.length === 0}>
        Save Changes
      </Button>
    </form>
  )
}

export function AccountPanel({ settings }: { settings: Settings }) {
  const [theme, setTheme] = useState(readTheme)
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingGroup
        title="Profile"
        hint="Who you are here. Your public page shows this name, once you open it to others."
      >
        <Names settings={settings} />
        <ChangeEmail email={settings.profile.email} />
      </SettingGroup>
      <SignInWays />
      <SettingGroup title="Appearance" hint="System follows what your computer or phone is set to.">
        <Choice
          label="Theme"
          isLabelHidden
          className="max-w-sm"
          value={theme}
          options={THEMES}
          onChange={(next) => {
            applyTheme(next)
            setTheme(next)
          }}
        />
      </SettingGroup>
      <SessionList />
      <AccountEvents />
      <SettingGroup
        title="API"
        hint="Keys for programs of yours, and addresses that are told when a video is ready."
      >
        <Link
          to={href('/settings/api')}
          className={buttonLook({ variant: 'secondary', size: 'sm', className: 'justify-self-start' })}
        >
          Show keys and webhooks
        </Link>
      </SettingGroup>
      <DeleteAccount />
    </div>
  )
}
