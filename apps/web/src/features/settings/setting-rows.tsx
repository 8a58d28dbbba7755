import type { Profile } from '@hookreel/contract'
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Choice } from '../../components/choice.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { Switch } from '../../components/switch.tsx'
import { SavedElsewhere } from './other-value.tsx'
import type { Settings } from './save-setting.ts'
import { SETTING_LABELS, type SettingName } from './setting-words.ts'

/** Why toggles of mails do nothing. */
export const EMAILS_OFF = 'Not sent while email notifications are off.'

/** Says beside a field that it is being saved, is saved, or was changed on another page. */
export function SaveMark({ state }: { state: Settings['states'][SettingName] }) {
  return (
    <span role="status" className="inline-flex h-5 items-center gap-1 text-small font-medium text-ok-ink">
      {state === 'saving' && <Spinner className="size-3.5 text-muted" />}
      {state === 'elsewhere' && <span className="text-warn-ink">Changed on another page</span>}
      {state === 'saved' && (
        <>
          <Check className="size-3.5" aria-hidden /> Saved
        </>
      )}
    </span>
  )
}

/** Settings that are on or off. */
type BooleanSetting = {
  [Name in SettingName]: Profile[Name] extends boolean ? Name : never
}[SettingName]

export function SwitchRow(props: {
  settings: Settings
  name: BooleanSetting
  hint: ReactNode
  /** Why it has no effect just now; null when it has. */
  idle?: string | null
}) {
  const id = useId()
  const { profile, states, save } = props.settings
  return (
    <div className="flex items-start justify-between gap-4 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p id={`${id}-label`} className="flex flex-wrap items-center gap-x-2.5 text-sm font-medium">
          {SETTING_LABELS[props.name]} <SaveMark state={states[props.name]} />
        </p>
        <p id={`${id}-hint`} className="mt-0.5 text-small text-muted">
          {props.hint}
          {props.idle && <span className="block text-warn-ink">{props.idle}</span>}
        </p>
      </div>
      <span className="pt-0.5">
        <Switch
          checked={profile[props.name]}
          onCheckedChange={(checked) => save({ [props.name]: checked })}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
        />
      </span>
    </div>
  )
}

/** Settings with a few values to choose from. */
type ChoiceSetting = {
  [Name in SettingName]: string extends Profile[Name]
    ? never
    : Profile[Name] extends string | number
      ? Name
      : never
}[SettingName]

export function ChoiceRow<Name extends ChoiceSetting>(props: {
  settings: Settings
  name: Name
  hint?: ReactNode
  /** For many options. */
  isLong?: boolean
  options: readonly { value: Settings['profile'][Name]; label: string }[]
}) {
  const { profile, states, save } = props.settings
  return (
    <div className="relative max-w-xl">
      <Choice
        label={SETTING_LABELS[props.name]}
        isLong={props.isLong ?? false}
        value={profile[props.name]}
        options={props.options}
        onChange={(value) => save({ [props.name]: value })}
      />
      <span className="absolute top-0 right-0">
        <SaveMark state={states[props.name]} />
      </span>
      {props.hint && <p className="mt-1.5 text-small text-muted">{props.hint}</p>}
      <OtherChoice
        settings={props.settings}
        name={props.name}
        label={(value) => props.options.find((option) => option.value === value)?.label ?? String(value)}
      />
    </div>
  )
}

/** Of a choice that another page made otherwise meanwhile: what was chosen here, too, to be taken all the same. */
export function OtherChoice(props: {
  settings: Settings
  name: SettingName
  label: (value: unknown) => string
}) {
  const { profile, behind, save } = props.settings
  const mine = behind[props.name]
  if (mine === undefined) return null
  return (
    <SavedElsewhere name={props.name} act="Use mine" onAct={() => save({ [props.name]: mine })}>
      Another page saved {props.label(profile[props.name])} meanwhile. You chose {props.label(mine)}.
    </SavedElsewhere>
  )
}
