import type { CrewSettings, ServiceId } from '@hookreel/crew'
import type { FilmOrder } from '@hookreel/studio'
import { expect, test } from 'vitest'
import { ORDER } from '../../../../../tests/builders/build-film-order.ts'
import { needsOf } from './run-film-worker.ts'

const service = (provider: ServiceId) => [{ provider, apiKey: 'key', baseUrl: undefined, model: undefined }]
/** One of every kind. */
const crew: CrewSettings = {
  writer: service('openai'),
  narrator: [...service('elevenlabs'), ...service('natural-voice')],
  illustrator: service('pexels'),
  animator: service('runway'),
  timeoutSeconds: 10,
}
const scene = {
  ...{ narration: 'Honey never spoils.', upload: null, description: null, sceneStart: 0 },
  drawing: { seed: 1, index: 0, sceneCount: 1, earlierSubjects: [] },
}
type Change = { readonly voiceId?: string; readonly choices?: Partial<FilmOrder['choices']> }
const board = (change: object) =>
  ({ scenes: [{ ...scene, ...change }] }) as unknown as FilmOrder['choices']['storyboard'] // what is asked of it stands in its scenes
const hasNetwork = ({ choices, ...change }: Change, settings = crew) =>
  needsOf({
    crew: settings,
    order: { ...ORDER, ...change, choices: { ...ORDER.choices, ...choices } },
  }).hasNetwork

const DRAWN: Change = { voiceId: 'flite-slt', choices: { pictures: 'drawn' } }

test.each<[string, Change]>([
  ['is drawn and spoken here', DRAWN],
  ['moves nothing', { ...DRAWN, choices: { storyboard: board({}) } }],
  ['takes real pictures where no collection may be asked', { ...DRAWN, choices: { pictures: 'real' } }],
])('a film that %s has no network, whatever services are configured', (_, change) => {
  expect(hasNetwork(change)).toBe(false)
})

test.each<[string, Change]>([
  ['the voice of a service', { ...DRAWN, voiceId: 'elevenlabs:anna' }],
  ['the natural voice', { ...DRAWN, voiceId: 'natural-voice:af_heart' }],
  [
    'the natural voice for a name',
    { ...DRAWN, choices: { speakers: [{ name: 'ANNA', voiceId: 'natural-voice:af_heart' }] } },
  ],
  [
    'the natural voice for a scene',
    { ...DRAWN, choices: { storyboard: board({ delivery: { voiceId: 'natural-voice:af_heart' } }) } },
  ],
  ['photographs', { ...DRAWN, choices: { pictures: 'stock' } }],
  ['a picture that moves', { ...DRAWN, choices: { storyboard: board({ moves: true }) } }],
])('a film with %s has the network', (_, change) => {
  expect(hasNetwork(change)).toBe(true)
})

test('a film with the natural voice for a name has it also where no other service is', () => {
  const change = { ...DRAWN, choices: { speakers: [{ name: 'ANNA', voiceId: 'natural-voice:af_heart' }] } }
  const alone = { ...crew, writer: [], narrator: service('natural-voice'), illustrator: [], animator: [] }
  expect(hasNetwork(change, alone)).toBe(true)
})
