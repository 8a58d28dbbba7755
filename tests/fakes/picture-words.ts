import type { IncomingMessage } from 'node:http'

export type PictureService =
  | 'openai'
  | 'google'
  | 'fal'
  | 'replicate'
  | 'stability'
  | 'comfyui'
  | 'automatic1111'
  | 'pexels'

export type AskedPicture = {
  readonly service: PictureService
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Parsed JSON, the text of a form, or the fields of one with files. */
  readonly body: unknown
}

export type Reply = { status: number; type?: string; headers?: Record<string, string>; body: unknown }

export const json = (body: unknown): Reply => ({ status: 200, body })

/** How an order at Replicate stands. */
export function prediction(status: string, output: string | null, url: string) {
  return {
    id: 'r1',
    status: output === null ? status : 'succeeded',
    output: output === null ? null : [output],
    error: null,
    urls: { get: `${url}/v1/predictions/r1`, cancel: `${url}/v1/predictions/r1/cancel` },
    metrics: {},
  }
}

/** The same refusal in the words of each service. */
export function refusal(
  service: PictureService,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Reply {
  const body = {
    openai: { error: { message, type: code, param: null, code } },
    google: { error: { code: status, message, status: code.toUpperCase() } },
    fal: { message: message, detail: message },
    replicate: { title: code, detail: message, status },
    stability: { id: 'x', name: code, errors: [message] },
    comfyui: { error: { type: code, message, details: '' }, node_errors: {} },
    automatic1111: { error: code, detail: message, errors: '' },
    pexels: { error: message },
  }[service]
  return { status, headers, body }
}
