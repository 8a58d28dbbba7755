/** The top of a public page: its only h1, and what the page is for. */
export function PageHeading({ above, title, text }: { above?: string; title: string; text?: string }) {
  return (
    <header className="relative px-5 pt-14 text-center md:px-8 md:pt-20">
      <div aria-hidden className="glow absolute inset-x-0 -top-16 h-80 mask-b-from-20%" />
      <div className="relative mx-auto max-w-3xl">
        {above && <p className="text-small font-semibold text-primary-ink">{above}</p>}
        <h1 className="mt-2 text-headline font-semibold tracking-[-0.04em]">{title}</h1>
        {text && <p className="mx-auto mt-4 max-w-2xl text-lg text-balance text-muted">{text}</p>}
      </div>
    </header>
  )
}
