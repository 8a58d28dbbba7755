import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config apps/server/drizzle.config.ts` writes the next migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/schema.ts',
  out: './apps/server/drizzle',
})
