import { fileURLToPath } from 'node:url'
import { runProgram } from '@hookreel/sandbox'
import { z } from 'zod'
import { LONG_NICENESS } from '../ffmpeg/confine-ffmpeg.ts'
import { RenderError } from '../render-error.ts'
import type { SoundExam } from './examine-sound.ts'

const WORKER = fileURLToPath(new URL('examine-worker.ts', import.meta.url))
const LIMITS = { memoryBytes: 1024 ** 3, cpuSeconds: 300, fileBytes: 0, openFiles: 64 }
const MAX_BYTES = 10_000

/** JSON has no infinity: a level of nothing comes as null. */
const level = z
  .number()
  .nullable()
  .transform((decibels) => decibels ?? -Infinity)
const examSchema = z.object({
  seconds: z.number(),
  loudestDb: level,
  floorDb: level,
  clippedShare: z.number(),
  humHertz: z.union([z.literal(0), z.literal(50), z.literal(60)]),
})

/** Measures a sound in a process of its own. Throws RenderError `render_failed` when that broke off. */
export async function examineApart(raw: string, sampleRate: number, signal: AbortSignal): Promise<SoundExam> {
  const confinement = { isOurCode: true, reads: [raw], limits: LIMITS, niceness: LONG_NICENESS }
  const run = { signal, mostBytes: MAX_BYTES }
  const { ending, stdout, stderr } = await runProgram(
    process.execPath,
    [WORKER, raw, String(sampleRate)],
    confinement,
    run,
  )
  if (ending !== 0)
    throw new RenderError('render_failed', 'The sound could not be measured.', {
      detail: `${ending}: ${stderr}`,
    })
  return examSchema.parse(JSON.parse(stdout.toString('utf8')))
}
