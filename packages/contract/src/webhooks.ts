import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NAME_MAX_CHARACTERS, WEBHOOK_DELIVERIES_SHOWN, WEBHOOKS_MAX_COUNT } from './limits.ts'
import { emptySchema, idParamsSchema } from './pages.ts'
import { postSchema } from './posting/posts.ts'
import { videoSchema } from './videos.ts'

/** What a webhook can be told of, with the words that its owner chooses by. */
export const WEBHOOK_EVENTS = {
  'video.ready': 'A video is ready',
  // One event for both, for a program that waits for a video: the reason of the video says which.
  'video.failed': 'A video could not be made, or was cancelled',
  'post.live': 'A post is live',
  'post.failed': 'A post could not be published',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
/** `Object.keys` forgets which names they are, and that there is one. */
const webhookEventSchema = z.enum(Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]])

/** What is sent: the event and the thing as the API shows it at that moment. `webhook.test` is sent on request only. */
export const webhookMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['video.ready', 'video.failed']), timestamp: z.iso.datetime(), data: videoSchema }),
  z.object({ type: z.enum(['post.live', 'post.failed']), timestamp: z.iso.datetime(), data: postSchema }),
  z.object({ type: z.literal('webhook.test'), timestamp: z.iso.datetime(), data: emptySchema }),
])
export type WebhookMessage = z.infer<typeof webhookMessageSchema>

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEventSchema),
  isOn: z.boolean(),
  /** Since when nothing has come through; it is switched off after five days of it. */
  failingSince: z.iso.datetime().nullable(),
  /** True when the server switched it off. */
  isGivenUp: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof webhookSchema>

const urlSchema = z
  .string()
  .max(2000)
  .pipe(z.url({ protocol: /^https?$/, error: 'This must be an address like https://example.org/hooks.' }))
const choicesSchema = z.object({
  url: urlSchema,
  description: z.string().trim().max(NAME_MAX_CHARACTERS).default(''),
  events: z.array(webhookEventSchema).min(1, 'Choose what it is told of.').max(50),
})
/** Needed where somebody with a stolen session could have the videos sent to another server. */
const identitySchema = z.object({
  password: z.string().max(128).optional(),
  /** Of the authenticator app, or a recovery code, where two-step sign-in is on. */
  code: z.string().max(64).optional(),
})
const REFUSALS = [
  'password_wrong',
  'session_not_fresh',
  'second_factor_needed',
  'second_factor_wrong',
] as const

export const listWebhooks = defineEndpoint({
  method: 'get',
  path: '/api/webhooks',
  summary: 'Your webhooks, newest first',
  output: z.object({ webhooks: z.array(webhookSchema).max(WEBHOOKS_MAX_COUNT) }),
  status: 200,
  errors: [],
})

const secretOutput = z.object({ webhook: webhookSchema, secret: z.string() })

export const createWebhook = defineEndpoint({
  method: 'post',
  path: '/api/webhooks',
  summary:
    'Have an address told of events; its signing secret is shown only in this answer. Needs your password, or a session begun within ten minutes, and a code where two-step sign-in is on',
  body: choicesSchema.extend(identitySchema.shape),
  output: secretOutput,
  status: 201,
  errors: ['webhooks_too_many', 'address_refused', ...REFUSALS],
})

export const updateWebhook = defineEndpoint({
  method: 'patch',
  path: '/api/webhooks/{id}',
  summary:
    'Change a webhook, or switch it off or on. Another address needs your password, or a session begun within ten minutes, and a code where two-step sign-in is on',
  params: idParamsSchema,
  body: z.object({
    url: urlSchema.optional(),
    description: choicesSchema.shape.description.unwrap().optional(),
    events: choicesSchema.shape.events.optional(),
    isOn: z.boolean().optional(),
    ...identitySchema.shape,
  }),
  output: webhookSchema,
  status: 200,
  errors: ['webhook_not_found', 'address_refused', ...REFUSALS],
})

export const deleteWebhook = defineEndpoint({
  method: 'delete',
  path: '/api/webhooks/{id}',
  summary: 'Delete a webhook with its log',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['webhook_not_found'],
})

export const renewWebhookSecret = defineEndpoint({
  method: 'post',
  path: '/api/webhooks/{id}/secret',
  summary:
    'Make a new signing secret, shown only in this answer; for a day messages are signed with both. Needs your password, or a session begun within ten minutes, and a code where two-step sign-in is on',
  params: idParamsSchema,
  body: identitySchema,
  output: secretOutput,
  status: 201,
  errors: ['webhook_not_found', ...REFUSALS],
})

export const testWebhook = defineEndpoint({
  method: 'post',
  path: '/api/webhooks/{id}/test',
  summary: 'Send a message of the type `webhook.test`',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['webhook_not_found'],
})

export const deliverySchema = z.object({
  id: z.string(),
  /** The header `webhook-id`: the same at every try, so that a receiver takes a message once. */
  messageId: z.string(),
  type: z.enum([...webhookEventSchema.options, 'webhook.test']),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  /** Of the last try: the answer's status, or why there was none. */
  status: z.number().int().nullable(),
  problem: z.string().nullable(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

export const listDeliveries = defineEndpoint({
  method: 'get',
  path: '/api/webhooks/{id}/deliveries',
  summary: 'What was last sent to a webhook, newest first; kept for 30 days',
  params: idParamsSchema,
  output: z.object({ deliveries: z.array(deliverySchema).max(WEBHOOK_DELIVERIES_SHOWN) }),
  status: 200,
  errors: ['webhook_not_found'],
})

export const resendDelivery = defineEndpoint({
  method: 'post',
  path: '/api/webhooks/{id}/deliveries/{deliveryId}/resend',
  summary: 'Send a message again, under the id that it had',
  params: idParamsSchema.extend({ deliveryId: z.string().max(64) }),
  output: deliverySchema,
  status: 200,
  errors: ['webhook_not_found', 'delivery_not_found'],
})
