import { STYLE_IDS } from '@hookreel/film'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getProgram } from '../../../launcher/find-program.ts'

/**
 * Draws the preview picture of every style into `public/styles`: a frame of a real short film, made by the command line.
 * Run it again when the styles change: `node apps/web/scripts/draw-style-previews.ts` (ffmpeg on the PATH; a few minutes).
 */
const ROOT = path.resolve(import.meta.dirname, '../../..')
const FFMPEG = getProgram('ffmpeg')
const TARGET = path.resolve(import.meta.dirname, '../public/styles')

/** What each film says, and the second of the frame that shows its style best. */
const FILMS = [
  {
    style: 'default',
    second: 7.2,
    script:
      'A lighthouse stands on the last rock before the open ocean. Every night its beam crosses the waves and guides ships home. Under the stars and a bright moon, the keeper counts the seconds between each flash of light.',
  },
  {
    style: 'anime',
    second: 3.6,
    script:
      'On the last day of summer the train crosses the river below the mountain. Cherry trees stand beside the school, and clouds grow over the sea. Far away the first star waits above the quiet town.',
  },
  {
    style: 'superhero',
    second: 3,
    script:
      'A rocket needs eleven kilometres every second to leave the Earth. That is faster than any bullet. The fire pushes down, the rocket goes up, and the whole city below turns into a small point of light.',
  },
  {
    style: 'crayon_drawing',
    second: 3,
    script:
      'A cat sleeps most of the day, yet it wakes at the smallest sound. The house is quiet, the sun is warm, and the garden is full of flowers. Its ears turn toward a bird before it opens its eyes.',
  },
  {
    style: 'horror',
    second: 12,
    script:
      'Nobody has lived in the old house since the storm. At midnight a light burns in the attic window, and the door opens by itself. The neighbours say that the ghost still walks through the graveyard behind it.',
  },
  {
    style: 'documentary',
    second: 5.9,
    script:
      'In eighteen eighty nine a tower of iron rose above Paris. The old castle, the river and the ships looked small beside it. Painters signed a letter against it, and a century later the whole world knows its shape.',
  },
] as const

function drawPreview(film: (typeof FILMS)[number], folder: string): void {
  const script = path.join(folder, `${film.style}.txt`)
  const reel = path.join(folder, `${film.style}.mp4`)
  writeFileSync(script, film.script)
  const order = [
    '--style',
    film.style,
    '--seconds',
    '15',
    '--resolution',
    '420p',
    '--seed',
    '7',
    '--out',
    reel,
  ]
  execFileSync(process.execPath, ['apps/cli/src/hookreel.ts', 'make', '--script', script, ...order], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const picture = path.join(TARGET, `${film.style}.jpg`)
  const frame = ['-ss', String(film.second), '-i', reel, '-frames:v', '1', '-q:v', '4', picture]
  execFileSync(FFMPEG, ['-v', 'error', '-y', ...frame], { stdio: 'inherit' })
}

/** All of them side by side at 360x640, in the order of their ids: the small pictures on a page are one request. */
function drawSheet(): void {
  const inputs = STYLE_IDS.flatMap((style) => ['-i', path.join(TARGET, `${style}.jpg`)])
  const filter = `hstack=inputs=${STYLE_IDS.length},scale=${STYLE_IDS.length * 360}:640:flags=lanczos`
  const webp = ['-c:v', 'libwebp', '-quality', '72', '-preset', 'picture', path.join(TARGET, 'all.webp')]
  execFileSync(FFMPEG, ['-v', 'error', '-y', ...inputs, '-filter_complex', filter, ...webp], {
    stdio: 'inherit',
  })
}

const folder = mkdtempSync(path.join(tmpdir(), 'style-previews-'))
try {
  for (const film of FILMS) drawPreview(film, folder)
  drawSheet()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
