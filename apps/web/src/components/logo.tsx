import { classNames } from '../lib/class-names.ts'

export function LogoMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-[0.6rem] bg-linear-to-br from-[#6a4dff] to-[#ff5a5f]',
        className,
      )}
    >
      <svg
        viewBox="0 0 32 32"
        className="size-[1.9rem]"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M11 8v8.7a5.6 5.6 0 0 0 11.2 0v-1.2l-3 2.4" />
        <circle cx="11" cy="7.8" r="2.1" fill="#fff" strokeWidth="0.5" />
      </svg>
    </span>
  )
}

export function Logo({ className, isTextHidden = false }: { className?: string; isTextHidden?: boolean }) {
  return (
    <span className={classNames('flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className={classNames('text-lg font-semibold tracking-tight', isTextHidden && 'sr-only')}>
        Hookreel
      </span>
    </span>
  )
}
