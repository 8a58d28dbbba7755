import { describe, expect, test } from 'vitest'
import { pressPlayerKey } from './player-keys.ts'

function build() {
  const player = {
    paused: true,
    currentTime: 10,
    duration: 30,
    muted: false,
    playbackRate: 1,
    play: async () => {
      player.paused = false
    },
    pause: () => {
      player.paused = true
    },
    requestFullscreen: async () => undefined,
  }
  const press = (key: string, more: object = {}) =>
    pressPlayerKey({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }, player)
  return { player, press }
}

describe('the keys of the player', () => {
  test('play, stop, seek and never leave the film', () => {
    const { player, press } = build()
    press(' ')
    expect(player.paused).toBe(false)
    press('k')
    expect(player.paused).toBe(true)
    press('ArrowRight')
    expect(player.currentTime).toBe(15)
    for (let i = 0; i < 9; i += 1) press('l')
    expect(player.currentTime).toBe(30)
    press('0')
    press('ArrowLeft')
    expect(player.currentTime).toBe(0)
    press('5')
    expect(player.currentTime).toBe(15)
  })

  test('change the speed step by step, as far as it goes', () => {
    const { player, press } = build()
    press('>')
    expect(player.playbackRate).toBe(1.25)
    for (let i = 0; i < 9; i += 1) press('<')
    expect(player.playbackRate).toBe(0.5)
  })

  test('ask for another video, and leave the browser its own', () => {
    const { press } = build()
    expect([press('N'), press('P'), press('m')]).toEqual(['next', 'previous', 'done'])
    expect([
      press('Tab'),
      press('Escape'),
      press('f', { ctrlKey: true }),
      press('l', { metaKey: true }),
    ]).toEqual([null, null, null, null])
  })
})
