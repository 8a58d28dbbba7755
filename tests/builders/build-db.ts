import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS } from '../../apps/server/src/platform/db/migrations.ts'
import { openEmbeddedDb } from '../../apps/server/src/platform/db/open-embedded-db.ts'
import { findQuickFolder } from '../find-quick-folder.ts'

const TEMPLATES = fileURLToPath(new URL('../../node_modules/.cache/hookreel', import.meta.url))

/** A new data folder for a test, with a migrated database in it. */
export function buildDataDir(): Promise<string> {
  return copyDatabase('data', async (dataDir) => {
    const { close } = await openEmbeddedDb(dataDir)
    await close()
  })
}

/**
 * A new data folder with a copy of the database that `make` leaves in a folder. PostgreSQL takes seconds to make its first
 * files, so it is made once for these migrations and this name, and copied from then on.
 */
export async function copyDatabase(name: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  const template = join(TEMPLATES, `${name}-${hashMigrations()}`)
  if (!existsSync(template)) await makeTemplate(template, make)
  const dataDir = mkdtempSync(join(findQuickFolder(), 'hookreel-data-'))
  cpSync(join(template, 'db'), join(dataDir, 'db'), { recursive: true })
  return dataDir
}

async function makeTemplate(template: string, make: (dataDir: string) => Promise<void>): Promise<void> {
  mkdirSync(TEMPLATES, { recursive: true })
  const unfinished = `${template}-${randomUUID()}`
  await make(unfinished)
  try {
    renameSync(unfinished, template)
  } catch (error) {
    // Two test files made it at once: either is as good.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
}

function hashMigrations(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(MIGRATIONS, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
