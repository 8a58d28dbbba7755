import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { SETTING_LABELS, type SettingName } from './setting-words.ts'

/** Below a field with something typed: what another page saved since the typing began. Saving keeps what is typed. */
export function OtherValue(props: {
  name: SettingName
  here: string | undefined
  began: string | undefined
  there: string
  onTake: () => void
}) {
  const { here, began, there } = props
  if (here === undefined || began === undefined || there === began || there === here) return null
  return (
    <SavedElsewhere name={props.name} act="Take that one" onAct={props.onTake}>
      Another page saved <bdi>{there || 'nothing'}</bdi> meanwhile. Save Changes keeps what you typed here.
    </SavedElsewhere>
  )
}

/** What another page saved meanwhile of a setting, and the one thing to do about it. */
export function SavedElsewhere(props: {
  name: SettingName
  act: string
  onAct: () => void
  children: ReactNode
}) {
  return (
    <div
      role="group"
      aria-label={`${SETTING_LABELS[props.name]}: saved on another page`}
      className="mt-2 flex flex-wrap items-center gap-3 rounded-lg border p-3 text-small"
    >
      <p className="min-w-0 flex-1 wrap-anywhere text-warn-ink">{props.children}</p>
      <Button variant="secondary" size="sm" onClick={props.onAct}>
        {props.act}
      </Button>
    </div>
  )
}
