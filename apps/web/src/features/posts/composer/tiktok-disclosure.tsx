import type { TiktokOptions } from '@hookreel/contract'
import { useId } from 'react'
import { Alert } from '../../../components/alert.tsx'
import { Switch } from '../../../components/switch.tsx'
import { CheckBox } from '../check-box.tsx'

/** TikTok's own words; its audit looks for them. */
export const UNDECIDED = 'You need to indicate if your content promotes yourself, a third party, or both.'
export const PRIVATE_REFUSED = 'Branded content visibility cannot be set to private.'

/** What TikTok will write on the video; nothing before something was chosen. */
function labelOf(options: TiktokOptions): string | null {
  if (options.isBrandedContent) return "Your photo/video will be labeled as 'Paid partnership'"
  return options.isOwnBrand ? "Your photo/video will be labeled as 'Promotional content'" : null
}

export function isUndecided(options: TiktokOptions): boolean {
  return options.isCommercial && !options.isOwnBrand && !options.isBrandedContent
}

/** Whether the video advertises something: off until its poster says so. */
export function TiktokDisclosure(props: {
  options: TiktokOptions
  onChange: (change: Partial<TiktokOptions>) => void
}) {
  const { options, onChange } = props
  const id = useId()
  const label = labelOf(options)
  return (
    <fieldset className="min-w-0 rounded-xl border p-4">
      <legend className="sr-only">Commercial content</legend>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p id={`${id}-label`} className="text-sm font-medium">
            Disclose video content
          </p>
          <p id={`${id}-hint`} className="mt-0.5 text-small text-muted">
            Turn on to disclose that this video promotes goods or services in exchange for something of value.
            Your video could promote yourself, a third party, or both.
          </p>
        </div>
        <Switch
          checked={options.isCommercial}
          onCheckedChange={(isCommercial) =>
            onChange(
              isCommercial ? { isCommercial } : { isCommercial, isOwnBrand: false, isBrandedContent: false },
            )
          }
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
        />
      </div>
      {options.isCommercial && (
        <div className="mt-3 border-t pt-2">
          <CheckBox
            label="Your brand"
            hint="You are promoting yourself or your own business."
            isChecked={options.isOwnBrand}
            onChange={(isOwnBrand) => onChange({ isOwnBrand })}
          />
          <CheckBox
            label="Branded content"
            hint="You are promoting another brand or a third party."
            isChecked={options.isBrandedContent}
            onChange={(isBrandedContent) =>
              // What is paid for must be seen: a choice that is no longer possible is taken back, not kept in secret.
              onChange({
                isBrandedContent,
                ...(isBrandedContent && options.privacy === 'SELF_ONLY' ? { privacy: null } : {}),
              })
            }
          />
          {label && (
            <Alert tone="info" className="mt-2">
              {label}
            </Alert>
          )}
        </div>
      )}
    </fieldset>
  )
}
