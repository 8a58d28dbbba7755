import { z } from 'zod'
import { chooseModel } from '../../provider/models.ts'
import { failAs, readRefusal } from '../../provider/explain-status.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import type { ProviderError, ProviderFailure } from '../../provider/provider.ts'
import { KLING_ADDRESS, KLING_PATH, signInToKling } from '../../provider/sign-in-to-kling.ts'
import { chooseLength, openWire } from '../call-motion.ts'
import type { FoundJob, MotionLook, MotionOrder, QueuedMotion } from '../motion-service.ts'

const PROVIDER = 'kling'
/** Where its films are kept for thirty days. */
const HOSTS = ['klingai.com', 'kwimgs.com']
/** A unit without a package, by its list of 2026. */
const UNIT_MICRODOLLARS = 140_000
const PAGE = 100
const SLACK_MS = 120_000

const taskSchema = z.object({
  task_id: z.string(),
  task_status: z.enum(['submitted', 'processing', 'succeed', 'failed']),
  task_status_msg: z.string().nullish(),
  task_info: z.object({ external_task_id: z.string().nullish() }).nullish(),
  task_result: z.object({ videos: z.array(z.object({ url: z.url() })).nullish() }).nullish(),
  final_unit_deduction: z.coerce.number().nonnegative().nullish(),
  created_at: z.number().optional(),
})
type Task = z.infer<typeof taskSchema>
const answerSchema = z.object({ code: z.literal(0), data: taskSchema })
const listSchema = z.object({ code: z.literal(0), data: z.array(taskSchema) })
const refusalSchema = z.object({ code: z.number(), message: z.string().default('') })

/** Moving pictures by Kling's own interface. An order carries a name of ours that is taken once, and its list of tasks tells it. */
export function createKlingMotion(settings: ProviderSettings, fetch: typeof globalThis.fetch): QueuedMotion {
  const baseUrl = settings.baseUrl ?? KLING_ADDRESS
  const model = chooseModel('animator', settings)
  const hosts = settings.baseUrl === undefined ? HOSTS : []
  const wire = openWire(PROVIDER, fetch, { baseUrl, hosts, explain })
  const place = `${baseUrl}${KLING_PATH}`
  const lengthFor = (seconds: number) => chooseLength(isThird(model) ? [3, 4, 5, 6] : [5, 10], seconds)
  const headers = () => ({ authorization: signInToKling(settings.apiKey ?? '', Date.now()) })
  return {
    provider: PROVIDER,
    model,
    lengthFor,
    leastWaitSeconds: 5,
    start: async (order, signal) => {
      const { data } = await wire.order(answerSchema, place, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify(writeOrder(order, model, lengthFor(order.seconds))),
        signal,
      })
      return { id: data.task_id }
    },
    find: async ({ token, askedAt }, signal) => {
      const url = `${place}?pageNum=1&pageSize=${PAGE}`
      const { data } = await wire.ask(listSchema, url, { headers: headers(), signal })
      return findTask(data, token, askedAt)
    },
    look: async ({ id }, signal) => {
      const url = `${place}/${encodeURIComponent(id)}`
      const { data } = await wire.ask(answerSchema, url, { headers: headers(), signal })
      return readTask(data, (file, limited) => wire.download(file, limited))
    },
    // What was ordered runs to its end and is billed.
    cancel: async () => false,
  }
}

/** Models that make every length and take a word on sound. */
const isThird = (model: string) => /v3/.test(model)

function writeOrder(order: MotionOrder, model: string, length: number) {
  const { still, prompt, negativePrompt, token } = order
  return {
    model_name: model,
    image: Buffer.from(still).toString('base64'),
    ...{ prompt, negative_prompt: negativePrompt, mode: 'std', duration: String(length) },
    ...(isThird(model) && { sound: 'off' }),
    external_task_id: token,
  }
}

function findTask(tasks: readonly Task[], token: string, askedAt: number): FoundJob {
  const found = tasks.find(({ task_info: told }) => told?.external_task_id === token)
  if (found !== undefined) return { id: found.task_id }
  // A page of the newest: only when it reaches back to the order does it show that there is none.
  const reachesBack = tasks.some(({ created_at: at }) => at !== undefined && at < askedAt - SLACK_MS)
  return reachesBack || tasks.length < PAGE ? 'none' : 'unsure'
}

function readTask(
  { task_status: status, task_status_msg: told, task_result: result, final_unit_deduction: units }: Task,
  download: (file: string, signal: AbortSignal) => Promise<Uint8Array>,
): MotionLook {
  if (status === 'submitted' || status === 'processing') return { state: 'waiting' }
  if (status === 'failed') {
    const message = told || 'It said no reason.'
    return { state: 'failed', message, isModerated: /risk control|sensitive|policy/i.test(message) }
  }
  const file = result?.videos?.[0]?.url
  if (file === undefined) throw failAs(PROVIDER, 'broken', 'It succeeded without a video.')
  return {
    state: 'done',
    take: (signal) => download(file, signal),
    ...(units && { microdollars: Math.ceil(units * UNIT_MICRODOLLARS) }),
  }
}

/** It says by a number of its own what is wrong; an empty account has the status of a busy service. */
const CODES: readonly { readonly from: number; readonly to: number; readonly means: ProviderFailure }[] = [
  { from: 1000, to: 1004, means: 'refused' },
  { from: 1100, to: 1102, means: 'out_of_quota' },
  { from: 1103, to: 1103, means: 'refused' },
  { from: 1203, to: 1203, means: 'model_gone' },
  { from: 1200, to: 1202, means: 'bad_request' },
  { from: 1300, to: 1301, means: 'moderated' },
  { from: 1302, to: 1303, means: 'rate_limited' },
  { from: 1304, to: 1304, means: 'refused' },
  { from: 5000, to: 5002, means: 'unavailable' },
]

async function explain(response: Response): Promise<ProviderError> {
  const told = refusalSchema.safeParse(await response.json().catch(() => undefined)).data
  const known = CODES.find(({ from, to }) => told !== undefined && told.code >= from && told.code <= to)
  const failure = known?.means ?? readRefusal({ status: response.status, message: told?.message })
  return failAs(PROVIDER, failure, told?.message)
}
