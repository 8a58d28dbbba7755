import { useEffect, useRef, useState, type RefObject } from 'react'

/** Fetched a little before it is scrolled to. */
const NEAR = '200px'

/** A place on the page, and whether it has come near the window; once it has, it stays so. */
export function useSeen<Place extends Element>(): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return [place, isSeen]
}
