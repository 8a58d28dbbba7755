import { createHash } from 'node:crypto'
import { typeOfFile } from '../../type-of-file.ts'
import type { AppContext } from '../app-type.ts'
import type { WebFile } from './web-file.ts'
import { chooseEncoding } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { contentPolicy } from '../security.ts'

/** A page, the sitemap or robots.txt: they name the address that people open. */
export async function sendWebText(
  context: AppContext,
  file: WebFile,
  makeReady: (origin: string) => Promise<ReadyPage>,
  publicUrl: string | undefined,
): Promise<Response> {
  const type = typeOfFile(file.path)
  const page = await makeReady(publicUrl ?? new URL(context.req.url).origin)
  // Before the 304: a browser takes the policy of the answer that says "unchanged" for the page it kept.
  if (type.startsWith('text/html'))
    context.header('content-security-policy', contentPolicy(hashInlineScripts(page.text)))
  context.header('cache-control', 'no-cache')
  context.header('vary', 'accept-encoding')
  const encoding = page.isCompressed ? chooseEncoding(context.req.header('accept-encoding')) : 'identity'
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`)
  context.header('etag', etag)
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  context.header('content-type', type)
  if (encoding !== 'identity') context.header('content-encoding', encoding)
  return context.body(await page.encode(encoding))
}

/** Hashes of the scripts written into a page, so that these and no others run. */
function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}`,
  )
}
