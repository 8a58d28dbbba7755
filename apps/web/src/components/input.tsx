import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

/** 16 px on phones, or the browser zooms into it. */
export const CONTROL_LOOK =
  'w-full rounded-lg border border-input bg-surface text-base shadow-xs transition-[border-color,box-shadow] placeholder:text-muted/80 hover:border-muted/50 focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-ring/35 disabled:opacity-60 aria-invalid:border-danger md:text-sm'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" className={classNames(CONTROL_LOOK, 'h-11 px-3 md:h-10', className)} {...rest} />
}
