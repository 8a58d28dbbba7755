import { Switch as Base } from '@base-ui/react/switch'

export function Switch(props: {
  checked: boolean
  onCheckedChange?: (checked: boolean) => void
  disabled?: boolean
  'aria-labelledby': string
  'aria-describedby'?: string
}) {
  return (
    <Base.Root
      {...props}
      className="relative block h-6 w-10 shrink-0 rounded-full bg-input p-0.5 transition-colors data-checked:bg-primary data-disabled:opacity-50"
    >
      <Base.Thumb className="block size-5 rounded-full bg-white shadow transition-transform data-checked:translate-x-4" />
    </Base.Root>
  )
}
