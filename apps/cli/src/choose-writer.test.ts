import { crewEnvironment, readCrew } from '@hookreel/crew'
import { expect, test } from 'vitest'
import { chooseWriter } from './choose-writer.ts'

const crew = readCrew(crewEnvironment.parse({ OPENAI_API_KEY: 'key' }))
const ollama = {
  name: 'Ollama',
  parts: ['writer'],
  address: 'http://127.0.0.1:11434',
  models: ['qwen3.5:4b'],
  settings: { OLLAMA_BASE_URL: 'http://127.0.0.1:11434', OLLAMA_MODEL: 'qwen3.5:4b' },
  lack: undefined,
} as const
const painter = { ...ollama, name: 'ComfyUI', parts: ['illustrator'] } as const
const providersOf = async (...given: Parameters<typeof chooseWriter>) =>
  (await chooseWriter(...given)).writer.map(({ provider, baseUrl, model }) => [provider, baseUrl, model])

test('without --writer nobody is looked for, and with built-in no model writes', async () => {
  const never = () => Promise.reject(new Error('it looked'))
  expect(await chooseWriter(undefined, crew.settings, { crew }, never)).toBe(crew.settings)
  expect(await providersOf('built-in', crew.settings, { crew }, never)).toEqual([])
})

test('--writer local is the first server here that can write, and no paid service', async () => {
  const found = await providersOf('local', crew.settings, { crew }, async () => [painter, ollama])
  expect(found).toEqual([['ollama', 'http://127.0.0.1:11434', 'qwen3.5:4b']])
})

test.each([
  ['nobody is there', [], /found no model server/],
  ['it has no model', [{ ...ollama, lack: 'It has no model yet.' }], /Ollama at .* It has no model yet/],
])('%s: it says what to do', async (_, servers, said) => {
  await expect(chooseWriter('local', crew.settings, { crew }, async () => servers)).rejects.toThrow(said)
})

test('what is unknown or switched off is refused', async () => {
  await expect(chooseWriter('ollama', crew.settings, { crew })).rejects.toThrow('--writer')
  const off = { ...crew, isDiscoveryOn: false }
  await expect(chooseWriter('local', crew.settings, { crew: off })).rejects.toThrow('LOCAL_DISCOVERY')
})
