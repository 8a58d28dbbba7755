import type { Told } from '../serve-network.ts'

/** Beyond 2^53: read as a number its last digit would be lost. */
export const INSTAGRAM_ACCOUNT = '17841400000000001'

export const fail = (code: number, subcode: number, message = 'refused', status = 400): Told => ({
  status,
  json: { error: { message, type: 'OAuthException', code, error_subcode: subcode, fbtrace_id: 'A1' } },
})
export const ok = (json: unknown): Told => ({ status: 200, json })
export const DAY_MS = 86_400_000
