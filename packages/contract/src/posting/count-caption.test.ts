import { describe, expect, test } from 'vitest'
import { countCaption } from './count-caption.ts'

describe('counting a caption', () => {
  test('finds hashtags of any script, and no anchors or numbers', () => {
    expect(countCaption('#venus and #día2 #金星, not page#top, a&#39;b or #7.').hashtags).toEqual([
      'venus',
      'día2',
      '金星',
    ])
  })

  test('finds mentions, and no mail addresses or full stops', () => {
    expect(countCaption('With @maya.okafor and (@nasa_2). Write to maya@example.com.').mentions).toEqual([
      'maya.okafor',
      'nasa_2',
    ])
  })

  test('counts characters as platforms do, and bytes', () => {
    expect(countCaption('é🚀')).toMatchObject({ characters: 3, bytes: 6 })
  })
})
