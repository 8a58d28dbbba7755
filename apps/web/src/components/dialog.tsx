import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export const BACKDROP_LOOK =
  'fixed inset-0 z-50 min-h-dvh bg-black/50 backdrop-blur-[2px] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'
/** A sheet from below on phones, a window in the middle elsewhere. */
export const POPUP_LOOK =
  'fixed z-50 flex max-h-[92dvh] flex-col gap-4 overflow-y-auto border bg-surface p-5 shadow-pop outline-hidden transition-[scale,opacity,translate] duration-200 ease-out-soft data-ending-style:opacity-0 data-starting-style:opacity-0 max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-2xl max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))] max-md:data-starting-style:translate-y-8 md:top-1/2 md:left-1/2 md:w-[29rem] md:max-w-[calc(100vw-3rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl md:p-6 md:data-ending-style:scale-[0.97] md:data-starting-style:scale-[0.97]'

export function Dialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  className?: string
}) {
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_LOOK} />
        <Base.Popup className={classNames(POPUP_LOOK, props.className)}>
          <div className="pr-9">
            <Base.Title dir="auto" className="wrap-anywhere text-lg leading-snug font-semibold">
              {props.title}
            </Base.Title>
            {props.description && (
              <Base.Description dir="auto" className="mt-1 text-sm wrap-anywhere text-muted">
                {props.description}
              </Base.Description>
            )}
          </div>
          {props.children}
          {props.footer && (
            <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">{props.footer}</div>
          )}
          <Base.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-10 place-items-center rounded-lg text-muted hover:bg-surface-2 hover:text-foreground md:top-4 md:right-4 md:size-9"
          >
            <X className="size-4" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
