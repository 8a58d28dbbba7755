/** What is removed from a list is drawn a frame or two later; a busy machine takes longer. */
const GONE_WITHIN_FRAMES = 120

/**
 * Remembers where the keyboard is in a list, before one of its items goes away: the pressed one's, else that with this id as
 * `data-item`. What it returns leads there once the item is gone: to the same button of the next item, else of the one before, else
 * to the page itself, so that nobody begins anew at its top.
 */
export function keepPlace(of?: { readonly id: string; readonly act: string }): () => void {
  const pressed = document.activeElement
  const item = of ? document.querySelector(`[data-item="${of.id}"]`) : pressed?.closest('li, tr, [data-item]')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  const act = of?.act ?? pressed?.getAttribute('aria-label')?.split(' ')[0] ?? ''
  const lead = (frames: number): void => {
    if (item?.isConnected && frames > 0) {
      requestAnimationFrame(() => lead(frames - 1))
      return
    }
    if (document.activeElement !== document.body) return
    const same = beside?.isConnected && beside.querySelector<HTMLElement>(`[aria-label^="${act} "]`)
    const place = same || document.getElementById('main')
    place?.focus()
  }
  return () => requestAnimationFrame(() => lead(GONE_WITHIN_FRAMES))
}
