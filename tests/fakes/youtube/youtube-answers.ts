import type { Told } from '../serve-network.ts'

export const SCOPES = {
  upload: 'https://www.googleapis.com/auth/youtube.upload',
  read: 'https://www.googleapis.com/auth/youtube.readonly',
  analytics: 'https://www.googleapis.com/auth/yt-analytics.readonly',
}
export const ok = (json: unknown): Told => ({ status: 200, json })
export const fail = (status: number, reason: string): Told => ({
  status,
  json: {
    error: { code: status, message: reason, errors: [{ message: reason, domain: 'youtube', reason }] },
  },
})
