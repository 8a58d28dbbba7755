import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerError } from '../answer-error.ts'
import type { App, AppEnv } from '../app-type.ts'
import { addSecurityHeaders } from '../security.ts'
import { createReadyPages } from './ready-page.ts'
import { serveWebApp } from './serve-web-app.ts'

const INLINE = 'window.ready = true'
let folder: string
let app: App
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookreel-web-'))
  const web = join(folder, 'client')
  mkdirSync(join(web, 'assets'), { recursive: true })
  mkdirSync(join(web, 'pricing'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(
    join(web, '__spa-fallback.html'),
    `<p>shell</p><script>${INLINE}</script><script src="/a.js"></script>`,
  )
  writeFileSync(join(web, 'index.html'), '<p>start</p>')
  writeFileSync(join(web, '__pages.json'), JSON.stringify(['/', '/pricing', '/my-videos', '/edit-idea/:id']))
  writeFileSync(
    join(web, 'pricing', 'index.html'),
    '<link rel="canonical" href="https://origin.invalid/pricing"><p>pricing</p><div data-fill="calls"></div>',
  )
  writeFileSync(join(web, 'assets', 'page-3c4d.js'), 'let plain')
  writeFileSync(join(web, 'assets', 'page-3c4d.js.br'), brotliCompressSync('let plain'))
  writeFileSync(join(web, 'film.mp4'), '0123456789')
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'let a')
  app = new OpenAPIHono<AppEnv>()
  app.onError((error, context) => answerError(error, context, { info() {}, warn() {}, error() {} }))
  app.use(addSecurityHeaders(undefined))
  serveWebApp(app, web, { publicUrl: 'https://reels.example.org', fills: { calls: () => 'GET /api' } })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the built web app', () => {
  test.each([
    ['/', 'start'],
    ['/pricing', 'pricing'],
    ['/pricing/', 'pricing'],
    ['/my-videos', 'shell'],
    ['/edit-idea/7', 'shell'],
  ])('%s shows the page %s, never from a stale cache', async (path, page) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<p>${page}</p>`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('a page names the address that people open, and has what the server writes into it', async () => {
    const page = await (await app.request('/pricing')).text()
    expect(page).toContain('href="https://reels.example.org/pricing"')
    expect(page).toContain('<div data-fill="calls">GET /api</div>')
  })

  test('without an address of its own, the name that a page is asked for under is text in it, whatever signs it has', async () => {
    const unnamed: App = new OpenAPIHono<AppEnv>()
    serveWebApp(unnamed, join(folder, 'client'))
    for (const [host, written] of [
      ['a"onload=b', 'http://a&quot;onload=b/pricing'],
      ['a$&b', 'http://a$&amp;b/pricing'],
    ] as const) {
      const page = await (await unnamed.request(`http://${host}/pricing`)).text()
      expect(page).toContain(`href="${written}"`)
    }
  })

  test('pages and hashed files are compressed for browsers that read it', async () => {
    for (const [path, part] of [
      ['/pricing', 'pricing'],
      ['/assets/page-3c4d.js', 'let plain'],
    ] as const) {
      const answer = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('vary')).toContain('accept-encoding')
      expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain(part)
    }
  })

  test('without an address of its own, pages are compressed for the first few names that people open, each hour', async () => {
    let now = 0
    const ready = createReadyPages({}, () => now)
    const file = { path: join(folder, 'client', 'pricing', 'index.html'), etag: 'x' }
    const isCompressed = async (name: number) => (await ready(file, `http://name-${name}.test`)).isCompressed
    for (let name = 0; name < 8; name += 1) expect(await isCompressed(name)).toBe(true)
    for (let name = 8; name < 300; name += 1) expect(await isCompressed(name)).toBe(false)
    expect(await isCompressed(3)).toBe(true)
    now = 3_600_001
    expect(await isCompressed(299)).toBe(true)
    const open = new OpenAPIHono<AppEnv>()
    serveWebApp(open, join(folder, 'client'))
    const headers = { 'accept-encoding': 'gzip, br' }
    for (let name = 0; name < 9; name += 1) {
      const answer = await open.request(`http://name-${name}.test/pricing`, { headers })
      expect(answer.headers.get('content-encoding')).toBe(name < 8 ? 'br' : null)
      expect(await answer.text()).toMatch(name < 8 ? /./ : /name-8\.test\/pricing/)
    }
  })

  test('a film is sent in the part that a player asks for', async () => {
    const part = await app.request('/film.mp4', { headers: { range: 'bytes=2-4' } })
    expect([part.status, await part.text()]).toEqual([206, '234'])
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
    const rest = await app.request('/film.mp4', { headers: { range: 'bytes=7-' } })
    expect(await rest.text()).toBe('789')
    expect((await app.request('/film.mp4', { headers: { range: 'bytes=20-' } })).status).toBe(416)
  })

  test('its hashed files may be kept for ever', async () => {
    const answer = await app.request('/assets/app-1a2b.js')
    expect(await answer.text()).toBe('let a')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  test('its hashed files are read from the disk once, and no spelling of an address leads past them', async () => {
    const path = '/assets/once-5e6f.js'
    const file = join(folder, 'client', path)
    writeFileSync(file, 'let once')
    expect(await (await app.request(path)).text()).toBe('let once')
    rmSync(file)
    const again = await app.request(path)
    expect([await again.text(), again.headers.get('content-length')]).toEqual(['let once', '8'])
    const { etag } = Object.fromEntries(again.headers)
    expect((await app.request(path, { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304)
    expect(await (await app.request(path, { method: 'HEAD' })).text()).toBe('')
    // A page below the same address is written for its reader, and never kept for good.
    const page = await app.request('/assets/..%2findex.html')
    expect(page.headers.get('cache-control')).not.toContain('immutable')
  })

  test('a page that did not change is not sent again', async () => {
    const etag = (await app.request('/pricing')).headers.get('etag') ?? ''
    expect((await app.request('/pricing', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('a page that did not change keeps its own policy, so that its scripts still run', async () => {
    const first = await app.request('/my-videos')
    const etag = first.headers.get('etag') ?? ''
    const second = await app.request('/my-videos', { headers: { 'if-none-match': etag } })
    expect(second.status).toBe(304)
    expect(second.headers.get('content-security-policy')).toContain("'sha256-")
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  })

  test('only the scripts that were built into the page may run', async () => {
    const policy = (await app.request('/my-videos')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(INLINE).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test.each(['/assets/gone.js', '/api/gone', '/files/gone', '/health/gone', '/%2e%2e%2fsecret.txt%00'])(
    '%s is no page',
    async (path) => {
      expect((await app.request(path)).status).toBe(404)
    },
  )

  test.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2f..%2fsecret.txt'])(
    '%s does not lead out of the folder',
    async (path) => {
      expect(await (await app.request(path)).text()).not.toContain('secret')
    },
  )

  test.each([
    ['/my-videos', 200],
    ['/my-videos/', 200],
    ['/edit-idea/abc', 200],
    ['/edit-idea', 404],
    ['/edit-idea/abc/more', 404],
    ['/wp-admin', 404],
  ])('%s answers %i, with the shell that draws the page', async (path, status) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('shell')
  })
})
