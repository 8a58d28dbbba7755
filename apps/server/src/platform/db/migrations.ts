import { fileURLToPath } from 'node:url'

/** Folder of the migrations, one order for both drivers. */
export const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url))
