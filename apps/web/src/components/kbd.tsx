import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={classNames(
        'rounded border bg-surface-2 px-1.5 py-0.5 font-sans text-[11px] font-medium text-muted',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
