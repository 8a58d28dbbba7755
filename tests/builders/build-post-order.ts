import { createHash } from 'node:crypto'
import { decideAiLabel, postOptionsSchema } from '@hookreel/contract'
import type { NetworkId } from '@hookreel/contract'
import type {
  Access,
  PostMemory,
  PostOrder,
  PostedFilm,
} from '../../apps/server/src/posting/channels/networks/network.ts'

/** A film of so many bytes, none of them like its neighbours; for tests. */
export function buildFilm(
  sizeBytes: number,
  address = 'https://reels.example/f.mp4',
): PostedFilm & { sha256: string } {
  // A prime number of bytes: no part of the film is like the one a chunk later.
  const pattern = Uint8Array.from({ length: 65_537 }, (_, at) => (at * 31 + (at >> 8)) & 255)
  const bytes = Buffer.alloc(sizeBytes, pattern)
  return {
    sizeBytes,
    contentType: 'video/mp4',
    seconds: 8,
    width: 1080,
    height: 1920,
    read: async function* (start, end) {
      for (let at = start; at <= end; at += 65_536) yield bytes.subarray(at, Math.min(at + 65_536, end + 1))
    },
    signAddress: () => address,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** A memory that outlives its users, as a database does. */
export function buildMemory(): PostMemory & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    read: async (name) => {
      const text = kept.get(name)
      return text === undefined ? undefined : (JSON.parse(text) as unknown)
    },
    write: async (name, value) => {
      kept.set(name, JSON.stringify(value))
    },
  }
}

/** A memory whose process is killed before it has kept such a value. */
export function buildDyingMemory(
  memory: PostMemory,
  isFatal: (name: string, value: unknown) => boolean,
): PostMemory {
  return {
    read: (name) => memory.read(name),
    write: (name, value) =>
      isFatal(name, value) ? Promise.reject(new Error('killed')) : memory.write(name, value),
  }
}

const OPTIONS: Readonly<Record<NetworkId, object>> = {
  tiktok: {
    privacy: 'PUBLIC_TO_EVERYONE',
    caption: 'Why cats purr #cats',
    mayComment: true,
    hasConsented: true,
  },
  instagram: { caption: 'Why cats purr #cats' },
  youtube: { title: 'Why cats purr', description: 'About cats', visibility: 'public', isMadeForKids: false },
}

/** A post to be sent. */
export function buildOrder(
  access: Access,
  network: NetworkId,
  { options = {}, ...parts }: { options?: object } & Partial<Omit<PostOrder, 'options'>> = {},
): PostOrder {
  const chosen = postOptionsSchema.parse({ network, isAiGenerated: true, ...OPTIONS[network], ...options })
  return {
    access,
    film: buildFilm(3000),
    options: decideAiLabel(chosen, 'unknown'),
    memory: buildMemory(),
    begunAt: new Date(),
    others: { ids: new Set(), captions: [] },
    ...parts,
  }
}
