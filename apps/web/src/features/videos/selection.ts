import type { Video } from '@hookreel/contract'
import { useState } from 'react'

/** The videos that were ticked, on whatever page they are. */
export type Selection = {
  readonly videos: readonly Video[]
  has(id: string): boolean
  toggle(video: Video): void
  add(videos: readonly Video[]): void
  clear(): void
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Video>>(new Map())
  return {
    videos: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (video) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(video.id)) next.set(video.id, video)
        return next
      }),
    add: (videos) => setChosen((before) => new Map([...before, ...videos.map((v) => [v.id, v] as const)])),
    clear: () => setChosen(new Map()),
  }
}
