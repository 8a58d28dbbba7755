/** The page in the address: a whole number from 1, whatever was typed there. */
export function pageOfSearch(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 ? page : 1
}
