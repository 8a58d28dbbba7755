import { Badge } from '../../components/badge.tsx'
import { ANNUAL_SAVING_PERCENT } from './content.ts'

const LABEL =
  'flex h-10 items-center rounded-full px-5 text-sm font-medium text-muted peer-checked:bg-primary peer-checked:text-primary-fg peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring'

/** Monthly or annual: two radio buttons that the cards below look at. */
export function BillingSwitch() {
  return (
    <fieldset className="mx-auto mt-9 flex w-fit items-center gap-3">
      <legend className="sr-only">Billing period</legend>
      <div className="flex rounded-full border bg-surface p-1 shadow-xs">
        <div>
          <input type="radio" name="billing" id="monthly" defaultChecked className="peer sr-only" />
          <label htmlFor="monthly" className={LABEL}>
            Monthly
          </label>
        </div>
        <div>
          <input type="radio" name="billing" id="annual" className="peer sr-only" />
          <label htmlFor="annual" className={LABEL}>
            Annual
          </label>
        </div>
      </div>
      <Badge tone="ok">Save {ANNUAL_SAVING_PERCENT}%</Badge>
    </fieldset>
  )
}
