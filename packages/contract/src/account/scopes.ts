import { z } from 'zod'

/** What a key for programs may do, each with the words that its owner chooses by. */
export const API_SCOPES = {
  'ideas:read': 'See your ideas',
  'ideas:write': 'Write, change and delete ideas; spends credits',
  'videos:read': 'See and download your videos',
  'videos:write': 'Make, change and delete videos; spends credits',
  'channels:read': 'See your connected channels',
  'posts:read': 'See your posts, their figures and the calendar',
  'posts:write': 'Publish, schedule and delete posts',
  'credits:read': 'See your balance and receipts',
} as const
export type ApiScope = keyof typeof API_SCOPES
/** `Object.keys` forgets which names they are, and that there is one. */
export const apiScopeSchema = z.enum(Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]])
