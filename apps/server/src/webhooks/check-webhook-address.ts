import type { Config } from '../config/config.ts'
import { AppError } from '../platform/http/app-error.ts'
import { FetchRefused, findTarget } from '@hookreel/sandbox'

/** Throws `address_refused` for what will not be sent to, so that its owner learns it now and not from a log. */
export async function checkWebhookAddress(config: Config, url: string): Promise<void> {
  try {
    await findTarget(url, { allowedHosts: config.allowedPrivateHosts })
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    throw new AppError('address_refused', { message: error.message, fields: { url: error.message } })
  }
}
