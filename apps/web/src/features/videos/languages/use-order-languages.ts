import { createFilmLanguage, type Video } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../../api/call.ts'
import { useOrderKey } from '../../../api/use-order-key.ts'
import { putVideo } from '../video-cache.ts'
import type { LanguageWish } from './language-wishes.ts'

type Order = { wishes: readonly LanguageWish[]; glossary: string[] }

const STOPPED = {
  nothing: 'That language was not ordered, and nothing was charged for it.',
  cancelled: 'The order had arrived. That language is cancelled, and its credits came back.',
  finished: 'That language was finished before the stop arrived. It is in My Videos.',
}
/** Queries to reload after an order. */
const TOUCHED = ['film-languages', 'videos', 'profile', 'dashboard', 'credits']

/**
 * Orders each language, one after the other, until the person stops it. What was ordered is taken off the list; the same order sent again
 * after a lost answer has the same key, and is made and paid once.
 */
export function useOrderLanguages(video: Video, onOrdered: (wish: LanguageWish) => void) {
  const cache = useQueryClient()
  const reload = () => TOUCHED.forEach((name) => void cache.invalidateQueries({ queryKey: [name] }))
  const key = useOrderKey(STOPPED, { onStopped: reload })
  const order = useMutation({
    mutationFn: async ({ wishes, glossary }: Order) => {
      for (const wish of wishes) {
        const { narrations, ...rest } = wish
        const body = { ...rest, glossary, ...(narrations && { narrations: [...narrations] }) }
        const signal = key.begin()
        const version = await call(createFilmLanguage, {
          params: { id: video.id },
          headers: key.headersFor(body),
          body,
          signal,
        })
        key.forget()
        putVideo(cache, version)
        toast.success(`${wish.language} is being made`, {
          description: `It appears in My Videos. (${version.credits} credits used)`,
        })
        onOrdered(wish)
      }
    },
    onSettled: reload,
  })
  return { ...order, stop: key.stop }
}
