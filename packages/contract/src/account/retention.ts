import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const getRetention = defineEndpoint({
  method: 'get',
  path: '/api/retention',
  summary: 'How many of your videos will soon be deleted for their age, and when the first of them',
  output: z.object({ total: z.number().int(), firstAt: z.iso.datetime().nullable() }),
  status: 200,
  errors: [],
})

export const keepAgingVideos = defineEndpoint({
  method: 'post',
  path: '/api/retention/keep',
  summary: 'Keep every video of yours that would soon be deleted for its age',
  output: z.object({ kept: z.number().int() }),
  status: 200,
  errors: [],
})
