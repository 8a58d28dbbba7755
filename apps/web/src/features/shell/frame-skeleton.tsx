import { Logo } from '../../components/logo.tsx'
import { SECTIONS } from './sections.ts'

/** The app's frame before any script has run. Only addresses of the app show it (`is-app`, set in the head). */
export function FrameSkeleton() {
  return (
    <div className="hidden min-h-dvh [.is-app_&]:flex">
      <div className="hidden w-64 flex-col border-r bg-surface p-3 md:flex [.is-rail_&]:w-12 [.is-rail_&]:px-1.5">
        <Logo className="mb-4 h-10 px-1.5 [.is-rail_&]:px-0 [.is-rail_&]:[&>span:last-child]:hidden" />
        {SECTIONS.map((section) => (
          <span
            key={section.to}
            className="mb-0.5 flex h-9 items-center gap-3 px-3 text-sm font-medium text-muted [.is-rail_&]:justify-center [.is-rail_&]:px-0"
          >
            <section.icon className="size-[18px] shrink-0" aria-hidden />
            <span className="[.is-rail_&]:hidden">{section.label}</span>
          </span>
        ))}
      </div>
      <div className="flex-1" role="status" aria-label="Loading">
        <div className="h-14 border-b" />
        <div className="mx-auto grid max-w-6xl gap-5 p-4 md:p-8">
          <div className="skeleton h-8 w-56" />
          <div className="skeleton h-40 w-full" />
          <div className="skeleton h-64 w-full" />
        </div>
      </div>
    </div>
  )
}
