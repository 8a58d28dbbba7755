import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Leads to the last page where the address names one behind it: what stood there was deleted. `pageCount` is not known at first. */
export function useLastPage(page: number, pageCount: number | undefined): void {
  const [, setSearch] = useSearchParams()
  const last = pageCount !== undefined && pageCount > 0 && page > pageCount ? pageCount : undefined
  useEffect(() => {
    if (last === undefined) return
    setSearch((before) => ({ ...Object.fromEntries(before), page: String(last) }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [last, setSearch])
}
