/** Several of many, each with what it means. */
export function CheckList<Value extends string>(props: {
  label: string
  options: readonly { value: Value; label: string; hint: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  error?: string | undefined
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-sm font-medium">{props.label}</legend>
      {props.options.map(({ value, label, hint }) => (
        <label
          key={value}
          className="flex min-h-10 cursor-pointer items-start gap-3 rounded-lg px-2 py-1.5 md:min-h-8 hover:bg-surface-2"
        >
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-primary"
            checked={props.value.includes(value)}
            onChange={(event) =>
              props.onChange(
                event.target.checked
                  ? [...props.value, value]
                  : props.value.filter((other) => other !== value),
              )
            }
          />
          <span className="min-w-0 text-sm">
            {hint} <code className="text-small whitespace-nowrap text-muted">{label}</code>
          </span>
        </label>
      ))}
      {props.error && (
        <p role="alert" className="text-small text-danger-ink">
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
