import { useId } from 'react'
import { Switch } from '../../components/switch.tsx'

/** Said before anything is sent, and the way to send nothing. */
export function OpenWebLine(props: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId()
  return (
    <div className="mt-4 flex items-start gap-3 text-small text-muted">
      <Switch
        checked={props.isOn}
        onCheckedChange={props.onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-what`}
      />
      <p>
        <span id={`${id}-label`} className="font-medium text-foreground">
          Look topics up in Wikipedia
        </span>{' '}
        <span id={`${id}-what`}>
          For a topic that is not built in, its words (not your notes) are sent to Wikipedia and Wikidata,
          which the{' '}
          <a
            href="https://foundation.wikimedia.org/wiki/Policy:Privacy_policy"
            target="_blank"
            rel="noreferrer"
            className="text-primary-ink underline underline-offset-4"
          >
            Wikimedia Foundation
          </a>{' '}
          runs.
        </span>
      </p>
    </div>
  )
}
