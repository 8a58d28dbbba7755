import { DEFAULT_CHOICES } from '@hookreel/film'
import type { FilmOrder } from '../../packages/studio/src/film-order.ts'

/** The order of a film of 15 seconds; for tests. */
export const ORDER: FilmOrder = {
  title: 'Space facts',
  script:
    'Venus spins so slowly that a day there is longer than its year. The Sun holds almost all the mass of the solar system. ' +
    'A teaspoon of a neutron star weighs a billion tons. Light from the Sun needs eight minutes to reach us.',
  style: 'default',
  voiceId: 'flite-slt',
  seconds: 15,
  resolution: '420p',
  aspectRatio: '9:16',
  choices: DEFAULT_CHOICES,
  format: 'mp4',
  seed: 7,
}
