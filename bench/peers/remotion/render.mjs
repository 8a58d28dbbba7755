// Renders them: node render.mjs <folder of write-input> <output>; prints the seconds of the render alone, without the bundling.
import { existsSync } from 'node:fs'
import { getProgram } from '../../../launcher/find-program.ts'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '@remotion/bundler'
import { renderMedia, selectComposition } from '@remotion/renderer'

const [folder, outputLocation] = process.argv.slice(2)
const entryPoint = fileURLToPath(new URL('composition.mjs', import.meta.url))
const serveUrl = await bundle({ entryPoint, publicDir: join(folder, 'public') })
// Its best: on another machine 1.8 times as quick as a whole Chromium. `apt install chromium-headless-shell`.
const shell = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'chromium-headless-shell'))
  .find((file) => existsSync(file))
const hasShell = shell !== undefined
const options = {
  serveUrl,
  browserExecutable: shell ?? getProgram('chromium'),
  chromeMode: hasShell ? 'headless-shell' : 'chrome-for-testing',
  timeoutInMilliseconds: 120_000,
}
const start = performance.now()
const composition = await selectComposition({ ...options, id: 'film' })
await renderMedia({
  ...{ ...options, composition, codec: 'h264', outputLocation },
  ...{ concurrency: 2, imageFormat: 'jpeg', jpegQuality: 80, crf: 21, x264Preset: 'superfast' },
})
console.log(JSON.stringify({ hasShell, wallSeconds: (performance.now() - start) / 1000 }))
