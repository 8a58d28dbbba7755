import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'

const look = cva(
  'inline-flex h-6 shrink-0 items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-2 text-muted',
        outline: 'border border-input bg-surface text-muted',
        primary: 'bg-primary-soft text-primary-ink',
        ok: 'bg-ok-soft text-ok-ink',
        warn: 'bg-warn-soft text-warn-ink',
        danger: 'bg-danger-soft text-danger-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)
export type Tone = NonNullable<VariantProps<typeof look>['tone']>

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className={classNames(look({ tone }), className)} {...rest} />
}
