import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { planFilm } from '../../../../../../bench/plan-film.ts'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { createDesignFrame } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { planScene } from '../scene/plan-scene.ts'
import { paintShapes } from './shapes.ts'

const TONES = {
  ...{ paper: '#ffffff', second: '#eeeeee', light: '#ccddff', dark: '#224466', accent: '#ffcc00' },
  ...{ panel: '#ffffff', line: null, family: 'sans-serif' },
}

/** What the shapes of a plan look like. */
function looksOf(changes: Partial<ScenePlan>): string {
  const base = planScene(buildPictureRequest('Nobody asked.'))
  const plan: ScenePlan = { ...base, style: 'anime', index: 0, filmSeed: 0, seed: 4, ...changes }
  const frame = createDesignFrame({ width: 108, height: 192 })
  const canvas = createCanvas(108, 192)
  const slot = { left: 0, top: 0, right: 108, bottom: 192 }
  paintShapes({ context: canvas.getContext('2d'), frame, plan, tones: TONES }, slot, false)
  return canvas.toBuffer('image/png').toString('base64')
}

test('a night has the moon over its waves', () => {
  expect(looksOf({ time: 'night' })).not.toBe(looksOf({ time: 'day' }))
})

test('no towers stand in a film that plays far from them, or before there were any', () => {
  const [towers, waves] = [3, 0].map((index) => looksOf({ index }))
  expect(towers).not.toBe(waves)
  expect(looksOf({ index: 3, art: { words: 'plain', isWild: true } })).toBe(waves)
  const wildIn = (film: string, scenes: readonly string[]) =>
    planFilm({ film, scenes }).some(({ art }) => art?.isWild)
  expect(wildIn('The Night Pompeii Vanished', ['Nobody in Pompeii ran.', 'Nothing was ever the same.'])).toBe(
    true,
  )
  expect(wildIn('The Fox Who Sold Shadows', ['Nobody ever came.', 'Nobody has to pay again.'])).toBe(true)
  expect(wildIn('Your Subscriptions', ['Nobody reads the terms.', 'You still pay.'])).toBe(false)
})
