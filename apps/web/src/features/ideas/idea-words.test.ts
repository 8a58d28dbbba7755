import { describe, expect, test } from 'vitest'
import { videoAddress } from './idea-words.ts'

const idea = { id: '7', title: 'Moon & stars', summary: null, caption: '#moon', script: 'One. Two.' }

describe('the way from an idea to its video', () => {
  test('carries id, title, summary, caption and script', () => {
    const [path, search] = videoAddress({ ...idea, summary: 'About' }).split('?')
    expect(path).toBe('/generate-video')
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ideaId: '7',
      title: 'Moon & stars',
      summary: 'About',
      caption: '#moon',
      script: 'One. Two.',
    })
  })

  test('leaves out what is empty', () => {
    expect(videoAddress(idea)).not.toContain('summary')
  })

  test('carries the id alone when the texts are too long for an address', () => {
    expect(videoAddress({ ...idea, summary: 'x'.repeat(6000) })).toBe('/generate-video?ideaId=7')
  })
})
