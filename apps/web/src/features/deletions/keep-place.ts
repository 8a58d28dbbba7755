/** What is removed from a list is drawn a frame or two later; a busy machine takes longer. */
const FOLLOWED_MS = 5000

/** The other items of its list, the nearest behind it first, then those before it. */
function itemsBeside(item: Element): Element[] {
  const all = [...(item.parentElement?.children ?? [])]
  const at = all.indexOf(item)
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()]
}

/**
 * Remembers where the keyboard is in a list, before one of its items goes away: the pressed one's, else that with this id as
 * `data-item`. What it returns leads there once the item is gone: to the same button of the next item, else of the one before, else
 * to the page itself, so that nobody begins anew at its top. Where that item goes away as well (two were deleted one after the other,
 * and a list that was asked for between them still had both), it leads on.
 */
export function keepPlace(of?: { readonly id: string; readonly act: string }): () => void {
  const pressed = document.activeElement
  const item = of ? document.querySelector(`[data-item="${of.id}"]`) : pressed?.closest('li, tr, [data-item]')
  const beside = item ? itemsBeside(item) : []
  const act = of?.act ?? pressed?.getAttribute('aria-label')?.split(' ')[0] ?? ''
  const find = () =>
    beside
      .filter((other) => other.isConnected)
      .map((other) => other.querySelector<HTMLElement>(`[aria-label^="${act} "]`))
      .find((same) => same !== null)
  const follow = (place: Element | null | undefined, until: number): void => {
    if (performance.now() > until) return
    if (place?.isConnected) {
      requestAnimationFrame(() => follow(place, until))
      return
    }
    if (document.activeElement !== document.body) return
    const next = find()
    const to = next ?? document.getElementById('main')
    to?.focus()
    if (next) follow(next, until)
  }
  return () => requestAnimationFrame(() => follow(item, performance.now() + FOLLOWED_MS))
}
