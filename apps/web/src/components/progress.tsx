import { classNames } from '../lib/class-names.ts'

export function Progress(props: {
  percent: number
  label: string
  isOnPicture?: boolean
  className?: string
}) {
  const percent = Math.min(100, Math.max(0, props.percent))
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={classNames(
        'relative h-1.5 overflow-hidden rounded-full',
        props.isOnPicture ? 'bg-white/25' : 'bg-surface-3',
        props.className,
      )}
    >
      <div
        className="relative h-full overflow-hidden rounded-full bg-linear-to-r from-primary to-hot transition-[width] duration-500 ease-out-soft"
        style={{ width: `${percent}%` }}
      >
        {percent < 100 && (
          <span className="sheen absolute inset-y-0 w-1/3 bg-linear-to-r from-transparent via-white/40 to-transparent" />
        )}
      </div>
    </div>
  )
}
