import type { Behaviour } from './behaviour.ts'
import { drawBall } from './draw-ball.ts'
import { json, prediction, refusal } from './picture-words.ts'
import type { AskedPicture, PictureService, Reply } from './picture-words.ts'
import { listClips } from './open-web/stock-clips.ts'

const FILES: Partial<Record<Behaviour, string>> = {
  truncated: 'truncated',
  'no picture': 'no-picture',
  elsewhere: 'elsewhere',
}

/** What a service answers to an order of a picture. */
export function answerPictureOrder(
  { service, path }: AskedPicture,
  behaviour: Behaviour,
  url: string,
): Reply {
  if (behaviour === 'down') return { status: 503, body: '<html>Bad gateway</html>', type: 'text/html' }
  if (behaviour === 'rate limited')
    return refusal(service, 429, 'rate_limit_exceeded', 'Too many requests', { 'retry-after': '2' })
  if (behaviour === 'refused')
    return refusal(service, 401, 'invalid_api_key', 'Incorrect API key provided: sk-secretsecret')
  if (behaviour === 'out of quota') {
    if (service === 'openai')
      return refusal(service, 429, 'insufficient_quota', 'You exceeded your current quota')
    return refusal(service, 402, 'payment_required', 'Insufficient credit')
  }
  if (behaviour === 'broken') return { status: 200, type: 'application/json', body: '{"images":[{"ur' }
  if (behaviour === 'moderated') return moderated(service, url)
  if (path.startsWith('/v1/videos/')) return json(listClips(url, behaviour))
  return answerWell(service, FILES[behaviour] ?? 'done', url)
}

function answerWell(service: PictureService, name: string, url: string): Reply {
  const place = name === 'elsewhere' ? 'http://169.254.169.254/latest/meta-data' : `${url}/files/${name}.png`
  const bytes = drawBall(name)
  switch (service) {
    case 'openai':
      return json({
        created: 1,
        data: [{ b64_json: bytes.toString('base64') }],
        usage: { input_tokens: 100, output_tokens: 1000, total_tokens: 1100 },
      })
    case 'google':
      return json({
        candidates: [
          {
            content: {
              role: 'model',
              parts: [{ inlineData: { mimeType: 'image/png', data: bytes.toString('base64') } }],
            },
            finishReason: 'STOP',
          },
        ],
        usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 1290, totalTokenCount: 1300 },
      })
    case 'fal':
      return json({
        images: [{ url: place, width: 360, height: 640, content_type: 'image/png' }],
        seed: 1,
        has_nsfw_concepts: [false],
        timings: {},
      })
    case 'replicate':
      return { ...json(prediction('starting', name === 'done' ? null : place, url)), status: 201 }
    case 'stability':
      return {
        status: 200,
        type: 'image/png',
        headers: { 'finish-reason': 'SUCCESS', seed: '1' },
        body: bytes,
      }
    case 'comfyui':
      return json({ prompt_id: name === 'done' ? 'p1' : 'broken', number: 1, node_errors: {} })
    case 'automatic1111':
      return json({ images: [bytes.toString('base64')], parameters: {}, info: '{"seed":1}' })
    default:
      return json({
        page: 1,
        per_page: 15,
        total_results: 2,
        photos: name === 'no-picture' ? [] : photos(place),
      })
  }
}

function photos(place: string) {
  return ['Ann Lee', 'Ben Roe'].map((photographer, index) => ({
    id: index + 1,
    width: 3000,
    height: 4000,
    url: `https://www.pexels.com/photo/${index + 1}/`,
    photographer,
    photographer_url: 'https://www.pexels.com/@someone',
    src: { original: place, large2x: place, portrait: place },
    alt: 'a picture',
  }))
}

function moderated(service: PictureService, url: string): Reply {
  switch (service) {
    case 'openai':
      return refusal(service, 400, 'moderation_blocked', 'Your request was rejected by the safety system.')
    case 'google':
      return json({ candidates: [{ finishReason: 'IMAGE_SAFETY' }], usageMetadata: {} })
    case 'fal':
      return json({
        images: [{ url: `${url}/files/black.png`, content_type: 'image/png' }],
        has_nsfw_concepts: [true],
      })
    case 'replicate':
      return {
        status: 201,
        body: { ...prediction('failed', null, url), status: 'failed', error: 'NSFW content detected.' },
      }
    case 'stability':
      return {
        status: 200,
        type: 'image/png',
        headers: { 'finish-reason': 'CONTENT_FILTERED' },
        body: drawBall('done'),
      }
    default:
      return refusal(
        service,
        403,
        'content_moderation',
        'Your request was flagged by our content moderation system',
      )
  }
}
