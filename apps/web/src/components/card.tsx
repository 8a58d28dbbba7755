import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-card border bg-surface shadow-card', className)} {...rest} />
}
