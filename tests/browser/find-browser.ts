import { existsSync } from 'node:fs'

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

const PACKED: string = '@sparticuz/chromium'

/** The browser of the tests: the one named in CHROMIUM, the system's, or the one from npm. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM
  if (named) return named
  const system = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  if (system) return system
  // Installed only where there is no other browser, so its types may be missing.
  const packed = (await import(PACKED)) as { default: { executablePath(): Promise<string> } }
  return packed.default.executablePath()
}
