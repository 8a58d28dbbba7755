import { findInstalled } from '../../launcher/find-program.ts'

/** Plain flags: no sandbox (containers), nothing that asks the network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What Playwright starts: the program, and its environment when it is not ours. */
export type FoundBrowser = { readonly executablePath?: string; readonly env?: Record<string, string> }

const PACKED: string = '@sparticuz/chromium'

const AS_IN_THE_CLOUD = 'AWS_EXECUTION_ENV'

/**
 * The browser from npm is packed together with the system's libraries that it needs, and unpacks those on one kind of machine in a
 * cloud alone. It is told that this is one, and what it sets for its libraries is for its own process alone.
 */
async function unpackBrowser(): Promise<FoundBrowser> {
  const before = new Map(Object.entries(process.env))
  process.env[AS_IN_THE_CLOUD] = 'AWS_Lambda_nodejs24.x'
  try {
    // Installed only where there is no other browser, so its types may be missing.
    const packed = (await import(PACKED)) as { default: { executablePath(): Promise<string> } }
    const executablePath = await packed.default.executablePath()
    const env = Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    return { executablePath, env: Object.fromEntries(env) }
  } finally {
    for (const name of Object.keys(process.env)) {
      const value = before.get(name)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Its libraries' place is told when it is first asked for, and at no later time. */
let unpacked: Promise<FoundBrowser> | undefined

/** The browser of the tests: what `CHROMIUM` names, else the machine's, else the one from npm. Throws when there is none. */
export async function findBrowser(): Promise<FoundBrowser> {
  const light = process.env['CHROMIUM'] ? undefined : findInstalled('chromium-headless-shell')
  const installed = light ?? findInstalled('chromium')
  if (installed !== undefined) return { executablePath: installed }
  unpacked ??= unpackBrowser()
  return unpacked
}
