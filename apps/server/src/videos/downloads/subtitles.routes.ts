import { idParamsSchema, SUBTITLES_PATH, subtitlesQuerySchema } from '@hookreel/contract'
import type { App } from '../../platform/http/app-type.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { requireUser } from '../../platform/http/require-user.ts'
import { describeRefusals, describeSecurity } from '../../platform/http/serve-endpoint.ts'
import { describeDisposition } from '../../platform/storage/serve-files.ts'
import { readSubtitles } from './read-subtitles.ts'
import type { VideoDeps } from '../video-deps.ts'

/** Serves the subtitles of finished films as files to download. */
export function mountSubtitles(app: App, deps: VideoDeps): void {
  const content = { schema: { type: 'string' as const } }
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: SUBTITLES_PATH,
    summary: 'The subtitles of the finished film, as a file',
    tags: ['videos'],
    security: describeSecurity('videos:read'),
    request: { params: idParamsSchema, query: subtitlesQuerySchema },
    responses: {
      200: { description: 'Done', content: { 'text/srt': content, 'text/vtt': content } },
      ...describeRefusals([
        'video_not_found',
        'video_not_ready',
        'file_not_found',
        'not_signed_in',
        'invalid_input',
        'internal',
      ]),
    },
  })
  app.get(SUBTITLES_PATH.replace('{id}', ':id'), async (context) => {
    const user = await requireUser(context, 'videos:read')
    const { id } = readInput(idParamsSchema, context.req.param())
    const { format } = readInput(subtitlesQuerySchema, context.req.query())
    const { text, fileName } = await readSubtitles(deps, user.id, id, format)
    return context.body(text, 200, {
      'content-type': `text/${format}; charset=utf-8`,
      'content-disposition': describeDisposition(fileName),
      'cache-control': 'private, no-store',
    })
  })
}
