import { z } from 'zod'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { failAs } from '../../provider/explain-status.ts'
import { limitDownloads } from '../limit-downloads.ts'
import type { PhotoService } from '../photo-service.ts'
import { callService, readAnswer } from './call-service.ts'

const PROVIDER = 'pexels'
/** The best found are near the front: only among them is chosen. */
const CHOSEN_AMONG = 8

const photosSchema = z.object({
  photos: z.array(
    z.object({
      url: z.string(),
      photographer: z.string(),
      src: z.object({ original: z.url() }),
    }),
  ),
})

/** Photographs by Pexels: free, found by words, with the photographer's name and the picture's page in the credits. */
export function createPexels(settings: ProviderSettings, fetch: typeof globalThis.fetch): PhotoService {
  const baseUrl = settings.baseUrl ?? 'https://api.pexels.com'
  const hosts = settings.baseUrl === undefined ? ['pexels.com'] : []
  const send = limitDownloads(fetch, { baseUrl, hosts })
  return {
    provider: PROVIDER,
    kind: 'stock',
    model: 'photos',
    estimatedMicrodollars: 0,
    take: async ({ searchWords, shape, turn }, signal) => {
      if (searchWords === '') throw failAs(PROVIDER, 'bad_request', 'There are no words to search by.')
      const query = new URLSearchParams({ query: searchWords, orientation: shape, per_page: '15' })
      const found = await callService(PROVIDER, send, `${baseUrl}/v1/search?${query.toString()}`, {
        // The key stands alone, without "Bearer".
        headers: { authorization: settings.apiKey ?? '' },
        signal,
      })
      const answer = photosSchema.safeParse(await readAnswer(PROVIDER, found))
      if (!answer.success) throw failAs(PROVIDER, 'broken', '', { cause: answer.error })
      const photos = answer.data.photos.slice(0, CHOSEN_AMONG)
      const photo = photos[turn % photos.length]
      if (photo === undefined)
        throw failAs(PROVIDER, 'bad_request', `Nothing was found for “${searchWords}”.`)
      const file = await callService(PROVIDER, send, sizeDown(photo.src.original), { signal })
      return {
        bytes: new Uint8Array(await file.arrayBuffer()),
        microdollars: 0,
        credit: { work: photo.url, author: photo.photographer, licence: 'Pexels licence' },
      }
    },
  }
}

/** The original in the size that films need: of the same parameters are the smaller sizes that Pexels lists itself. */
function sizeDown(address: string): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries({
    auto: 'compress',
    cs: 'tinysrgb',
    fit: 'max',
    w: '2176',
    h: '2176',
  }))
    url.searchParams.set(name, value)
  return url.href
}
