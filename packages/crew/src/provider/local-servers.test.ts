import { afterEach, expect, test } from 'vitest'
import { listenOnLoopback } from '../../../../tests/fakes/listen-on-loopback.ts'
import { findLocalServers } from './local-servers.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

type Pages = Readonly<Record<string, unknown>>

/** A server that answers these paths, each with a text or with JSON; 404 to everything else. */
async function serve(pages: Pages): Promise<number> {
  const server = await listenOnLoopback((request, response) => {
    const page = pages[request.url ?? '']
    response.statusCode = page === undefined ? 404 : 200
    response.end(typeof page === 'string' ? page : JSON.stringify(page ?? { error: 'not found' }))
  })
  closers.push(server.close)
  return Number(new URL(server.url).port)
}

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const server = await listenOnLoopback(() => undefined)
  await server.close()
  return Number(new URL(server.url).port)
}

/** What is found when these servers stand at these ports, and nobody at the others. */
async function find(servers: Readonly<Record<number, number>>) {
  const closed = await closedPort()
  return findLocalServers(globalThis.fetch, {
    portOf: (port) => servers[port] ?? closed,
    answerMs: 20_000,
  })
}

const OLLAMA: Pages = {
  '/': 'Ollama is running',
  '/api/version': { version: '0.9.1' },
  '/api/tags': { models: [{ name: 'nomic-embed-text' }, { name: 'qwen3.5:4b' }] },
}

test('servers are found by their answers, each with the settings that connect it', async () => {
  const found = await find({
    11434: await serve(OLLAMA),
    1234: await serve({
      '/api/v1/models': {
        models: [
          { key: 'gemma-4-4b', type: 'llm', loaded_instances: [] },
          { key: 'nomic', type: 'embedding', loaded_instances: [] },
        ],
      },
    }),
    8080: await serve({
      '/props': { default_generation_settings: {}, model_path: '/m.gguf' },
      '/v1/models': { data: [{ id: 'm.gguf', owned_by: 'llamacpp' }] },
    }),
    8000: await serve({
      '/health': 'OK',
      '/v1/models': {
        data: [
          { id: 'hexgrad/kokoro', task: 'text-to-speech' },
          { id: 'whisper', task: 'automatic-speech-recognition' },
        ],
      },
    }),
    8880: await serve({ '/v1/audio/voices': { voices: ['af_heart', 'bm_george'] } }),
    8188: await serve({
      '/system_stats': { system: { comfyui_version: '0.9' } },
      '/object_info/CheckpointLoaderSimple': {
        CheckpointLoaderSimple: { input: { required: { ckpt_name: [['flux.safetensors'], {}] } } },
      },
    }),
    7860: await serve({
      '/sdapi/v1/options': { sd_model_checkpoint: 'sdxl' },
      '/sdapi/v1/sd-models': [{ model_name: 'sdxl' }],
    }),
  })
  expect(found.map(({ name, models, lack }) => [name, models, lack])).toEqual([
    ['Ollama', ['nomic-embed-text', 'qwen3.5:4b'], undefined],
    ['LM Studio', ['gemma-4-4b'], undefined],
    ['llama.cpp', ['m.gguf'], undefined],
    ['Speaches', ['hexgrad/kokoro', 'whisper'], undefined],
    ['Kokoro-FastAPI', [], undefined],
    ['ComfyUI', ['flux.safetensors'], undefined],
    ['Automatic1111', ['sdxl'], undefined],
  ])
  expect(found.find(({ name }) => name === 'Speaches')).toMatchObject({
    parts: ['narrator', 'transcriber'],
    settings: { SPEECH_MODEL: 'hexgrad/kokoro', TRANSCRIPTION_MODEL: 'whisper' },
  })
  expect(found[0]?.settings).toEqual({ OLLAMA_BASE_URL: found[0]?.address, OLLAMA_MODEL: 'qwen3.5:4b' })
  expect(found[1]?.settings).toEqual({ TEXT_BASE_URL: `${found[1]?.address}/v1`, TEXT_MODEL: 'gemma-4-4b' })
})

test('vLLM, LocalAI and an older LM Studio are told apart from who else uses their ports', async () => {
  const found = await find({
    1234: await serve({ '/api/v0/models': { data: [{ id: 'qwen', state: 'loaded' }] } }),
    8080: await serve({ '/readyz': 'OK', '/version': '3', '/v1/models': { data: [{ id: 'mistral' }] } }),
    8000: await serve({
      '/version': { version: '0.20' },
      '/v1/models': { data: [{ id: 'qwen', owned_by: 'vllm' }] },
    }),
  })
  expect(found.map(({ name }) => name)).toEqual(['LM Studio', 'LocalAI', 'vLLM'])
  expect(found[1]).toMatchObject({ parts: ['writer'], settings: { TEXT_MODEL: 'mistral' } })
})

test('LocalAI is offered for moving pictures by its model for them, which is not offered as a writer', async () => {
  const film = 'wan-2.1-i2v-14b-480p-ggml'
  const serveModels = (...ids: string[]) =>
    serve({ '/readyz': 'OK', '/version': '3', '/v1/models': { data: ids.map((id) => ({ id })) } })
  const [both] = await find({ 8080: await serveModels(film, 'mistral') })
  expect(both).toMatchObject({ parts: ['writer', 'animator'], lack: undefined })
  expect(both?.settings).toEqual({
    ...{ TEXT_BASE_URL: `${both?.address}/v1`, TEXT_MODEL: 'mistral' },
    ...{ LOCALAI_URL: both?.address, LOCALAI_VIDEO_MODEL: film },
  })
  const [films] = await find({ 8080: await serveModels('wan-2.1-t2v-1.3b-ggml', film) })
  expect(films?.parts).toEqual(['animator'])
  expect(films?.settings).toEqual({ LOCALAI_URL: films?.address, LOCALAI_VIDEO_MODEL: film })
})

test('what is lacking is said', async () => {
  const found = await find({
    11434: await serve({ ...OLLAMA, '/api/tags': { models: [] } }),
    7860: await serve({ '/': '<title>Stable Diffusion</title> made with Gradio' }),
  })
  expect(found.map(({ lack }) => lack)).toEqual([
    'It has no model yet: run "ollama pull qwen3.5:4b".',
    'It was started without --api.',
  ])
})

test('wrong tenants are passed over: another program, a page that answers everything, one that never ends or redirects', async () => {
  const everything = await listenOnLoopback((_, response) => {
    response.end('{"version":"1","models":[],"data":[]}')
  })
  const endless = await listenOnLoopback((_, response) => {
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  const silent = await listenOnLoopback(() => undefined)
  const elsewhere = await serve(OLLAMA)
  const redirecting = await listenOnLoopback((request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${elsewhere}${request.url}` }).end()
  })
  for (const server of [everything, endless, silent, redirecting]) closers.push(server.close)
  const portOf = ({ url }: { url: string }) => Number(new URL(url).port)
  const sdServer = await serve({ '/sdcpp/v1/capabilities': { supported_modes: ['img_gen'] } })
  for (const port of [everything, endless, silent, redirecting].map(portOf))
    expect(await findLocalServers(globalThis.fetch, { portOf: () => port })).toEqual([])
  expect(await find({ 1234: sdServer })).toEqual([])
})
