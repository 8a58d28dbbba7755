import { describeRetirement, listRetirements } from '@hookreel/crew'
import type { CrewSettings } from '@hookreel/crew'
import { describeIsolation, findIsolation } from '@hookreel/sandbox'
import { findEncoder, readsUploads, type EncoderWish } from '@hookreel/studio'
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'

/** Says at the start how well child processes are confined here, and what an old ffmpeg leaves out. */
export async function reportPrograms({ ffmpegPath, machines, encoder }: Config, log: Log): Promise<void> {
  const strength = findIsolation()
  const level = strength === 'bubblewrap' ? 'info' : 'warn'
  log[level]('how child processes are confined', { strength, meaning: describeIsolation(strength) })
  if (machines.role !== 'web' && !(await readsUploads(ffmpegPath)))
    log.warn('videos that people send are refused: ffmpeg 4.4 or newer is needed')
  if (machines.role !== 'web' && encoder !== 'x264') await sayEncoder({ ffmpegPath, choice: encoder }, log)
}

/** Tried at the start, so that no film waits for it. */
async function sayEncoder(wish: EncoderWish, log: Log): Promise<void> {
  const found = await findEncoder(wish).catch(() => undefined)
  if (found)
    log[found.refused.length > 0 ? 'warn' : 'info']('what encodes films', {
      encoder: found.encoder.name,
      meaning: found.said,
    })
}

/** Says at the start which of the configured models their services switch off soon, or have switched off. */
export function reportRetirements(settings: CrewSettings, clock: Clock, log: Log): void {
  for (const ending of listRetirements(settings, clock.now())) log.warn(describeRetirement(ending))
}

/** Says at the start when anybody can sign up with any address, on a server that others reach. */
export function reportUnverified({ publicUrl, smtp }: Config, log: Log): void {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  if (smtp !== undefined || /^(localhost|127\.|\[::1\])/.test(host)) return
  log.warn(
    'no mail server is set (SMTP_URL): addresses cannot be proven, so anybody can sign up with any address, each with a trial',
  )
}
