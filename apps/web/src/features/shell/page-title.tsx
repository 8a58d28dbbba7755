import type { ReactNode } from 'react'

export function PageTitle(props: { title: ReactNode; aside?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title font-semibold">{props.title}</h1>
        {props.children && (
          <p className="mt-1.5 max-w-2xl text-sm text-muted md:text-[0.9375rem]">{props.children}</p>
        )}
      </div>
      {props.aside}
    </div>
  )
}

/** What can be done on a page, beside its title; on a phone below it, as wide as the page. */
export function PageActions({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</span>
}
