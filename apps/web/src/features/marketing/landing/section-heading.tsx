import type { ReactNode } from 'react'

/** Heading of a page's section, with a sentence under it. */
export function SectionHeading(props: { id?: string; title: ReactNode; text?: string; above?: string }) {
  return (
    <div className="mx-auto max-w-2xl text-center">
      {props.above && <p className="text-small font-semibold text-primary-ink">{props.above}</p>}
      <h2 id={props.id} className="mt-2 text-section font-semibold tracking-[-0.028em]">
        {props.title}
      </h2>
      {props.text && <p className="mt-4 text-lg text-balance text-muted">{props.text}</p>}
    </div>
  )
}
