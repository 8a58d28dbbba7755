import type { Told } from '../serve-network.ts'

export const fail = (status: number, code: string): Told => ({
  status,
  json: { data: {}, error: { code, message: code, log_id: 'log' } },
})
export const ok = (data: unknown): Told => ({
  status: 200,
  json: { data, error: { code: 'ok', message: '', log_id: 'log' } },
})
