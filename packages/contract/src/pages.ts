import { z } from 'zod'
import { PAGE_MAX_SIZE } from './limits.ts'

/** `?page&pageSize`: pages count from 1. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_MAX_SIZE).default(20),
})

/** A page of items and how many there are in all. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() })
}

export const idParamsSchema = z.object({ id: z.string().min(1).max(64) })
export const emptySchema = z.object({})
