import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Spinner } from './spinner.tsx'

const look = cva(
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg text-sm font-medium transition-[background-color,border-color,box-shadow,color,transform] duration-150 active:translate-y-px disabled:opacity-50 disabled:active:translate-y-0 aria-disabled:opacity-50 aria-disabled:active:translate-y-0 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-primary-fg shadow-sm shadow-primary/25 inset-shadow-2xs inset-shadow-white/25 hover:bg-primary-hover disabled:shadow-none',
        secondary: 'border border-input bg-surface text-foreground shadow-xs hover:bg-surface-2',
        ghost: 'text-foreground hover:bg-surface-2',
        quiet: 'text-muted hover:bg-surface-2 hover:text-foreground',
        soft: 'bg-primary-soft text-primary-ink hover:bg-primary-soft/70',
        onDark: 'bg-white text-[oklch(0.36_0.17_280)] shadow-sm hover:bg-white/90',
        danger: 'bg-danger-soft text-danger-ink hover:bg-danger-soft/70',
      },
      size: {
        sm: 'h-10 px-3 text-small md:h-8',
        md: 'h-11 px-4 md:h-10',
        lg: 'h-12 rounded-xl px-6 text-base',
        icon: 'size-11 md:size-10',
        'icon-sm': 'size-10 md:size-8',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type Look = VariantProps<typeof look>

/** The look of a button for a link: a link goes somewhere, a button does something. */
export function buttonLook({ className, ...choice }: Look & { className?: string } = {}): string {
  return classNames(look(choice), className)
}

/** Keeps its label while busy, shows a spinner, and cannot be pressed twice. */
export function Button({
  className,
  variant,
  size,
  isBusy = false,
  disabled,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { isBusy?: boolean }) {
  return (
    <button
      type="button"
      className={classNames(
        look({ variant, size }),
        isBusy && '[&>svg:not([data-spinner])]:hidden',
        className,
      )}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
