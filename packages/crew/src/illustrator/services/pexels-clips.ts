import { z } from 'zod'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { PhotoShape } from '../illustrator.ts'
import { limitDownloads } from '../limit-downloads.ts'
import type { PhotoService } from '../photo-service.ts'
import { callService, readAnswer } from './call-service.ts'

const PROVIDER = 'pexels'
/** The best found are near the front: only among them is chosen. */
const CHOSEN_AMONG = 8
/** In seconds: shorter ones must be looped for any scene, longer ones are mostly thrown away. */
const LENGTH = { least: 3, most: 40 }
/** Half a minute of 1080x1920 has some 15 MB; a film's process holds three clips at once at most. */
const MAX_BYTES = 32_000_000
const SIZES: Readonly<Record<PhotoShape, { readonly width: number; readonly height: number }>> = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
  square: { width: 1080, height: 1080 },
}

const fileSchema = z.object({
  file_type: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  link: z.url(),
})
const clipsSchema = z.object({
  videos: z.array(
    z.object({
      url: z.string(),
      duration: z.number(),
      user: z.object({ name: z.string() }),
      video_files: z.array(fileSchema),
    }),
  ),
})
type ClipFile = z.infer<typeof fileSchema>

/** Clips by Pexels: free, found by words, with the author's name and the clip's page in the credits. */
export function createPexelsClips(settings: ProviderSettings, fetch: typeof globalThis.fetch): PhotoService {
  const baseUrl = settings.baseUrl ?? 'https://api.pexels.com'
  const hosts = settings.baseUrl === undefined ? ['pexels.com'] : []
  const send = limitDownloads(fetch, { baseUrl, hosts, mostBytes: MAX_BYTES })
  return {
    provider: PROVIDER,
    kind: 'clips',
    model: 'clips',
    estimatedMicrodollars: 0,
    take: async ({ searchWords, shape, turn }, signal) => {
      if (searchWords === '') throw failAs(PROVIDER, 'bad_request', 'There are no words to search by.')
      const query = new URLSearchParams({
        ...{ query: searchWords, orientation: shape, per_page: '15' },
        ...{ min_duration: String(LENGTH.least), max_duration: String(LENGTH.most) },
      })
      const found = await callService(PROVIDER, send, `${baseUrl}/v1/videos/search?${query.toString()}`, {
        // The key stands alone, without "Bearer".
        headers: { authorization: settings.apiKey ?? '' },
        signal,
      })
      const answer = clipsSchema.safeParse(await readAnswer(PROVIDER, found))
      if (!answer.success) throw failAs(PROVIDER, 'broken', '', { cause: answer.error })
      const clips = answer.data.videos
        // The service may not know the limits of length that it was given.
        .filter(({ duration }) => duration >= LENGTH.least && duration <= LENGTH.most)
        .flatMap((clip) => {
          const file = chooseClipFile(clip.video_files, SIZES[shape])
          return file === undefined ? [] : [{ ...clip, file }]
        })
        .slice(0, CHOSEN_AMONG)
      const clip = clips[turn % clips.length]
      if (clip === undefined) throw failAs(PROVIDER, 'bad_request', `No clip was found for “${searchWords}”.`)
      const file = await callService(PROVIDER, send, clip.file.link, { signal })
      return {
        bytes: new Uint8Array(await file.arrayBuffer()),
        microdollars: 0,
        credit: { work: clip.url, author: clip.user.name, licence: 'Pexels licence' },
      }
    },
  }
}

/**
 * The file of a clip that serves a frame best: of those that need not be enlarged to fill it the smallest, else the one that needs it
 * least. Labels ("hd") are not looked at: they say nothing about the other side. Undefined when there is no MP4 of a known size.
 */
export function chooseClipFile(
  files: readonly ClipFile[],
  frame: { readonly width: number; readonly height: number },
): ClipFile | undefined {
  const known = files.flatMap((file) => {
    if (file.file_type !== 'video/mp4' || !file.width || !file.height) return []
    const enlarged = Math.max(frame.width / file.width, frame.height / file.height)
    return [{ file, enlarged: Math.max(1, enlarged), pixels: file.width * file.height }]
  })
  const [best] = known.toSorted((a, b) => a.enlarged - b.enlarged || a.pixels - b.pixels)
  return best?.file
}
