import { Button } from '../../../components/button.tsx'

/** Stays at the lower edge of the window, so that saving is never out of reach. */
export function SaveBar(props: {
  isChanged: boolean
  canSave: boolean
  saving: 'update' | 'version' | null
  onCancel: () => void
  onVersion: () => void
  onUpdate: () => void
}) {
  const disabled = !props.canSave || props.saving !== null
  return (
    <div
      role="group"
      aria-label="Save"
      className="sticky bottom-0 z-20 -mx-4 mt-6 -mb-16 flex flex-wrap items-center gap-2 border-t bg-background/92 px-4 py-3 backdrop-blur-md md:mx-0 md:-mb-20 md:rounded-t-xl md:border-x md:px-5"
    >
      <p role="status" className="mr-auto text-small text-muted">
        {props.isChanged ? 'You have unsaved changes' : 'No changes made'}
      </p>
      <Button variant="ghost" size="sm" className="md:h-10 md:px-4 md:text-sm" onClick={props.onCancel}>
        Cancel
      </Button>
      <div className="flex w-full gap-2 md:w-auto">
        <Button
          variant="secondary"
          className="max-md:h-10 max-md:grow max-md:px-2"
          disabled={disabled}
          isBusy={props.saving === 'version'}
          onClick={props.onVersion}
        >
          Save as New Version
        </Button>
        <Button
          className="max-md:h-10 max-md:grow max-md:px-2"
          disabled={disabled}
          isBusy={props.saving === 'update'}
          onClick={props.onUpdate}
        >
          Update Original
        </Button>
      </div>
    </div>
  )
}
