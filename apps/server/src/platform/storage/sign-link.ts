import { createHmac } from 'node:crypto'
import { isSameSecret } from '../secrets.ts'

/** What a signed link gives access to. */
export type Link = {
  readonly key: string
  /** When set, the browser saves the file under this name instead of playing it. */
  readonly downloadName?: string
  readonly expiresAt: Date
}

/** The path and query that open a file of the storage until it expires; anyone who has it may read the file. */
export function signLink(secret: string, link: Link): string {
  const expires = String(Math.floor(link.expiresAt.getTime() / 1000))
  const query = new URLSearchParams({ expires })
  if (link.downloadName !== undefined) query.set('name', link.downloadName)
  query.set('signature', sign(secret, link.key, expires, link.downloadName))
  return `/files/${link.key}?${query}`
}

/** The link that a request asks for, if its signature is ours and it has not expired. */
export function readLink(secret: string, key: string, query: URLSearchParams, now: Date): Link | undefined {
  const expires = query.get('expires') ?? ''
  const downloadName = query.get('name') ?? undefined
  const own = sign(secret, key, expires, downloadName)
  if (!isSameSecret(query.get('signature') ?? '', own)) return undefined
  const expiresAt = new Date(Number(expires) * 1000)
  if (!(expiresAt.getTime() > now.getTime())) return undefined
  return { key, expiresAt, ...(downloadName === undefined ? {} : { downloadName }) }
}

function sign(secret: string, key: string, expires: string, downloadName: string | undefined): string {
  const text = JSON.stringify([key, expires, downloadName ?? null])
  return createHmac('sha256', secret).update(text).digest('base64url')
}
