import { describe, expect, test } from 'vitest'
import { limitDownloads } from './limit-downloads.ts'

const answer = (body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
  limitDownloads(async () => new Response(body, { headers }), {
    baseUrl: 'https://api.example.com/v1',
    hosts: ['files.example.com'],
  })

describe('what a service names in its answer', () => {
  test.each([
    'https://api.example.com/v1/files/1',
    'https://files.example.com/a.png',
    'https://eu.files.example.com/a.png',
  ])('is fetched from where the service keeps its pictures: %s', async (url) => {
    expect(await (await answer('bytes')(url)).text()).toBe('bytes')
  })

  test.each([
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest/meta-data',
    'https://example.com/a.png',
    'http://files.example.com/a.png',
    'https://files.example.com:8443/a.png',
    'https://files.example.com.evil.org/a.png',
    'https://evilfiles.example.com/a.png',
    'file:///etc/passwd',
  ])('is left alone elsewhere: %s', async (url) => {
    await expect(answer('bytes')(url)).rejects.toThrow('not its own')
  })

  test('is not read without end', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    })
    const response = await answer(endless)('https://files.example.com/a.png')
    await expect(response.arrayBuffer()).rejects.toThrow('too large')
    await expect(
      answer('x', { 'content-length': '900000000' })('https://files.example.com/a.png'),
    ).rejects.toThrow('too large')
  })

  test('does not lead on by a redirect', async () => {
    const seen: (RequestInit | undefined)[] = []
    const fetch = limitDownloads(
      async (_url, init) => {
        seen.push(init)
        return new Response('')
      },
      { baseUrl: 'https://api.example.com', hosts: [] },
    )
    await fetch('https://api.example.com/a')
    expect(seen[0]?.redirect).toBe('error')
  })
})
