import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { buttonLook } from './button.tsx'

/** Previous and Next as links, so that the page is in the address; what else is there stays. Shown only when there is more than one page. */
export function Pager(props: { page: number; pageCount: number }) {
  const { page, pageCount } = props
  const [search] = useSearchParams()
  if (pageCount <= 1) return null
  const addressOf = (number: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), page: String(number) })}`
  const look = buttonLook({ variant: 'secondary', size: 'sm' })
  const end = `${look} pointer-events-none opacity-50`
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-center gap-4">
      {page > 1 ? (
        <Link to={addressOf(page - 1)} className={look} rel="prev">
          <ChevronLeft /> Previous
        </Link>
      ) : (
        <span aria-disabled="true" className={end}>
          <ChevronLeft aria-hidden /> Previous
        </span>
      )}
      <span className="text-sm text-muted tabular-nums">
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        <Link to={addressOf(page + 1)} className={look} rel="next">
          Next <ChevronRight />
        </Link>
      ) : (
        <span aria-disabled="true" className={end}>
          Next <ChevronRight aria-hidden />
        </span>
      )}
    </nav>
  )
}
