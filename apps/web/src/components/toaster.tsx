import { Toaster as Base } from 'sonner'

// Above on phones: below lie the buttons under the thumb.
const isPhone = typeof matchMedia === 'function' && matchMedia('(max-width: 767px)').matches

/** 5 s unless a toast says otherwise; it waits while the pointer is over it. */
export default function Toaster() {
  return (
    <Base
      position={isPhone ? 'top-center' : 'bottom-right'}
      duration={5000}
      closeButton
      offset={20}
      mobileOffset={12}
      toastOptions={{
        classNames: {
          toast: '!rounded-xl !border !border-border !bg-surface !text-foreground !shadow-pop !font-sans',
          // Titles of ideas and videos stand in them: each text has the direction of its script.
          title: '[unicode-bidi:plaintext]',
          description: '!text-muted wrap-anywhere [unicode-bidi:plaintext]',
          actionButton: '!bg-primary-soft !text-primary-ink !font-medium !h-8 !px-3',
          closeButton: '!size-6 !bg-surface !border-border !text-muted',
          error: '[&_[data-icon]]:!text-danger-ink',
          success: '[&_[data-icon]]:!text-ok-ink',
        },
      }}
    />
  )
}
