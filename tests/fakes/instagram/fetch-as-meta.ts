import { hashBytes } from '../serve-network.ts'

/** As Meta does: what the address is, then all of it, in one or more parts; https alone in the wild. Answers its SHA-256. */
export async function fetchAsMeta(address: string): Promise<string | undefined> {
  try {
    const head = await fetch(address, { method: 'HEAD', redirect: 'error' })
    const size = Number(head.headers.get('content-length'))
    if (!head.ok || !(size > 0) || head.headers.get('accept-ranges') !== 'bytes') return undefined
    const middle = Math.floor(size / 2)
    const parts: Buffer[] = []
    for (const range of [`bytes=0-${middle}`, `bytes=${middle + 1}-${size - 1}`]) {
      const part = await fetch(address, { headers: { range }, redirect: 'error' })
      if (part.status !== 206) return undefined
      parts.push(Buffer.from(await part.arrayBuffer()))
    }
    return hashBytes(Buffer.concat(parts))
  } catch {
    return undefined
  }
}
