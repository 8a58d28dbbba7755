import { createFilmLanguage, IDEMPOTENCY_HEADER, type Video } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from 'sonner'
import { call } from '../../../api/call.ts'
import { putVideo } from '../video-cache.ts'
import type { LanguageWish } from './language-wishes.ts'

type Order = { wishes: readonly LanguageWish[]; glossary: string[] }

/**
 * Orders each language, one after the other. What was ordered is taken off the list; the same order sent again after a lost answer has
 * the same key, and is made and paid once.
 */
export function useOrderLanguages(video: Video, onOrdered: (wish: LanguageWish) => void) {
  const cache = useQueryClient()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: async ({ wishes, glossary }: Order) => {
      for (const wish of wishes) {
        const { narrations, ...rest } = wish
        const body = { ...rest, glossary, ...(narrations && { narrations: [...narrations] }) }
        const written = JSON.stringify(body)
        const key = keys.current.get(written) ?? crypto.randomUUID()
        keys.current.set(written, key)
        const version = await call(createFilmLanguage, {
          params: { id: video.id },
          headers: { [IDEMPOTENCY_HEADER]: key },
          body,
        })
        keys.current.delete(written)
        putVideo(cache, version)
        toast.success(`${wish.language} is being made`, {
          description: `It appears in My Videos. (${version.credits} credits used)`,
        })
        onOrdered(wish)
      }
    },
    onSettled: () => {
      for (const name of ['film-languages', 'profile', 'dashboard', 'credits'])
        void cache.invalidateQueries({ queryKey: [name] })
    },
  })
}
