import { filmChoicesSchema, NO_VOICE, recordingVoiceId } from '@hookreel/film'
import { expect, test } from 'vitest'
import type { FilmOrder } from '../film-order.ts'
import { ownMaterialOf } from './check-finished-film.ts'

const RECORDING = recordingVoiceId({ soundId: 'a-recording', seconds: 12 })
const OWN = { soundId: 'a-piece' }

function order(voiceId: string, music: object): FilmOrder {
  const choices = filmChoicesSchema.parse({ music })
  const asked = {
    style: 'default',
    seconds: 15,
    resolution: '720p',
    aspectRatio: '9:16',
    format: 'mp4',
  } as const
  return { ...asked, title: 'Rain', script: 'It rains.', seed: 1, voiceId, choices }
}

test.each([
  ['a recording without music', RECORDING, { isOn: false }, true],
  ['a recording with music that nobody hears', RECORDING, { volume: 0 }, true],
  ['a recording over composed music', RECORDING, {}, false],
  ['a voice of ours without music', 'amy', { isOn: false }, false],
  ['composed music alone', NO_VOICE, {}, false],
  ["a piece of one's own alone", NO_VOICE, { own: OWN }, true],
])('the sound of %s', (_, voiceId, music, isOwn) => {
  expect(ownMaterialOf(order(voiceId, music))?.sound ?? false).toBe(isOwn)
})
