import { classNames } from '../lib/class-names.ts'

/** Stands where text or a picture will be, in the same size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton block h-4', className)} />
}
