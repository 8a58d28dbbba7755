import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The packages that describe values with zod and whose files Node runs as they are. */
const DESCRIBED = /[\\/]packages[\\/](contract|film)[\\/]src[\\/][^?]+\.ts$/
const USES_ZOD = /^import \{ z \} from 'zod'$/m

/** What a value is for the browser: an endpoint is an address, data stays data, a schema or a function is left out. */
function writeValue(value: unknown): string | undefined {
  if (value && typeof value === 'object' && 'method' in value && 'path' in value && 'output' in value)
    return JSON.stringify({ method: value.method, path: value.path })
  return isData(value) ? JSON.stringify(value) : undefined
}

function isData(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isData)
  if (typeof value !== 'object') return false
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value ?? {}).every(isData)
}

/**
 * Keeps the validator out of the browser (docs/decisions/0004): a file of the contract or of film that describes values
 * with zod is run once while building, and its constants and addresses take its place. Types are untouched. Code that
 * imports a schema as a value in the web fails in the build, which finds no such export.
 */
export function thinContract(): Plugin {
  return {
    name: 'thin-contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!DESCRIBED.test(id) || !USES_ZOD.test(await readFile(id, 'utf8'))) return null
      const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      const lines = Object.entries(values).flatMap(([name, value]) => {
        const written = writeValue(value)
        return written === undefined ? [] : [`export const ${name} = ${written}`]
      })
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false }
    },
  }
}
