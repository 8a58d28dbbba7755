import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { CONTROL_LOOK } from './input.tsx'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      className={classNames(CONTROL_LOOK, 'block min-h-24 resize-y px-3 py-2.5 leading-relaxed', className)}
      {...rest}
    />
  )
}
