import { writeFile } from 'node:fs/promises'
import { STYLE_IDS } from '@hookreel/film'
import { buildGoldenFrame } from '../builders/build-golden-frame.ts'

// Writes the goldens anew, after a change that was meant: node tests/goldens/write-goldens.ts, then look at them.
for (const style of STYLE_IDS) {
  const canvas = await buildGoldenFrame(style)
  await writeFile(new URL(`${style}.png`, import.meta.url), await canvas.encode('png'))
}
