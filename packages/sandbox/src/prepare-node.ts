import { registerHooks } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/*
 * How Node is set up in every process of ours: imported before anything else, or by `--import`.
 */

/**
 * Machine code of WebAssembly that was compiled better is not freed: V8 takes it off its list twice now and then (nodejs/node#64500), and
 * the process ends. Seen twice: a process of many databases, and a film while it was spoken.
 */
setFlagsFromString('--no-wasm-code-gc')

/** Its package.json has 179 kB, and Node parses it anew for each of its hundred files that import each other. */
const DRIZZLE = '/node_modules/drizzle-orm/'

/**
 * What the same import means is found once for each of our packages, and a file beside the one that asks is not looked up at all. Node
 * looks for folders, links and package.json on the way to each of 4,500 modules: the server's took 3.3 s of a core with Drizzle's alone
 * found so and take 2.8, the command line's 1.5 and 1.1.
 */
const found = new Map<string, { readonly url: string; readonly format: string | null | undefined }>()
registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL } = context
    // `require` means other files by the same names.
    if (parentURL === undefined || !context.conditions.includes('import')) return next(specifier, context)
    const isOurs = !parentURL.includes('/node_modules/')
    if (specifier.startsWith('.')) {
      const url = () => new URL(specifier, parentURL).href
      if (isOurs && specifier.endsWith('.ts'))
        return { url: url(), format: 'module-typescript', shortCircuit: true }
      if (parentURL.includes(DRIZZLE) && specifier.endsWith('.js'))
        return { url: url(), format: 'module', shortCircuit: true }
      return next(specifier, context)
    }
    if (!isOurs || specifier.includes(':')) return next(specifier, context)
    const key = `${parentURL.split('/src/')[0]} ${specifier}`
    const known = found.get(key)
    if (known !== undefined) return { ...known, shortCircuit: true }
    const { url, format } = next(specifier, context)
    found.set(key, { url, format })
    return { url, format, shortCircuit: true }
  },
})
