import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, to the millisecond, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
export const newId = () => crypto.randomUUID()
