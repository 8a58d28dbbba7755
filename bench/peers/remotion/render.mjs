// Renders them: node render.mjs <folder of write-input> <output>; prints the seconds of the render alone, without the bundling.
import { getProgram } from '../../../launcher/find-program.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '@remotion/bundler'
import { renderMedia, selectComposition } from '@remotion/renderer'

const [folder, outputLocation] = process.argv.slice(2)
const entryPoint = fileURLToPath(new URL('composition.mjs', import.meta.url))
const serveUrl = await bundle({ entryPoint, publicDir: join(folder, 'public') })
const browserExecutable = getProgram('chromium')
const options = {
  serveUrl,
  browserExecutable,
  chromeMode: 'chrome-for-testing',
  timeoutInMilliseconds: 120_000,
}
const start = performance.now()
const composition = await selectComposition({ ...options, id: 'film' })
await renderMedia({
  ...{ ...options, composition, codec: 'h264', outputLocation },
  ...{ concurrency: 2, imageFormat: 'jpeg', jpegQuality: 80, crf: 21, x264Preset: 'superfast' },
})
console.log(JSON.stringify({ wallSeconds: (performance.now() - start) / 1000 }))
