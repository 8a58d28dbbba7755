import { listStyles as stylesEndpoint, listVoices as voicesEndpoint } from '@hookreel/contract'
import { idParamsSchema } from '@hookreel/contract'
import { listStyles } from '@hookreel/film'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { readInput } from '../platform/http/read-input.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { describeRefusals, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { listVoices } from './list-voices.ts'
import { openPreviews } from './voice-preview.ts'

export function mountCatalogue(app: App, deps: Pick<Deps, 'config' | 'narrator'>): void {
  serveEndpoint(app, voicesEndpoint, async ({ query }) => ({
    voices: await listVoices(deps.narrator, query.language),
  }))
  serveEndpoint(app, stylesEndpoint, async () => ({
    styles: listStyles().map(({ id, name, description, colour, info, credits }) => ({
      id,
      name,
      description,
      colour,
      info,
      credits: [...credits],
    })),
  }))
  mountPreviews(app, deps)
}

function mountPreviews(app: App, deps: Pick<Deps, 'config' | 'narrator'>): void {
  const previews = openPreviews(deps)
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/voices/{id}/preview',
    summary: 'Hear a voice: one sentence as WAV',
    tags: ['voices'],
    security: [{ session: [] }],
    request: { params: idParamsSchema },
    responses: {
      200: {
        description: 'Done',
        content: { 'audio/wav': { schema: { type: 'string', format: 'binary' } } },
      },
      ...describeRefusals(['not_signed_in', 'voice_not_found', 'internal']),
    },
  })
  app.get('/api/voices/:id/preview', async (context) => {
    await requireUser(context)
    const { id } = readInput(idParamsSchema, context.req.param())
    const wav = await previews.get(id)
    return context.body(new Uint8Array(wav), 200, {
      'content-type': 'audio/wav',
      'cache-control': 'private, max-age=86400',
    })
  })
}
