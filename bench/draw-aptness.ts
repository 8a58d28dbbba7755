import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { drawPlan } from '../packages/crew/src/illustrator/embedded/embedded-illustrator.ts'
import type { ScenePlan } from '../packages/crew/src/illustrator/embedded/scene-plan.ts'
import { FRAME, planFilm, type SetFilm } from './plan-film.ts'
import { drawThumbnail } from '../packages/render/src/frames/draw-thumbnail.ts'

// Draws what a set of bench/aptness shows, for eyes that did not plan it: a numbered PNG and its sentence for each scene.
//   node bench/draw-aptness.ts <set> <folder> [plan] [sheets]
// `plan` adds what the planner chose (plan.json), `sheets` a contact sheet of each film.

const SMALL = { width: 270, height: 480 }

type Planned = { readonly film: SetFilm; readonly sentence: string; readonly plan: ScenePlan }

async function drawScene(plan: ScenePlan): Promise<Buffer> {
  const { picture, files } = await drawPlan(plan, FRAME)
  const load = (file: string) => Promise.resolve(files.get(file) ?? new Uint8Array())
  const image = await loadImage(await drawThumbnail(picture, FRAME, load, SMALL.width))
  const canvas = createCanvas(SMALL.width, SMALL.height)
  canvas.getContext('2d').drawImage(image, 0, 0, SMALL.width, SMALL.height)
  return canvas.encode('png')
}

const [set = '', folder = '', ...also] = process.argv.slice(2)
const films: SetFilm[] = JSON.parse(await readFile(new URL(`aptness/${set}.json`, import.meta.url), 'utf8')) // a set's own shape
const planned = films.flatMap((film) =>
  planFilm(film).map((plan, at): Planned => ({ film, sentence: film.scenes[at] ?? '', plan })),
)
await mkdir(folder, { recursive: true })
const lines: string[] = []
const sheets = new Map<string, Buffer[]>()
for (const [at, { film, sentence, plan }] of planned.entries()) {
  const number = String(at + 1).padStart(3, '0')
  const png = await drawScene(plan)
  await writeFile(join(folder, `${number}.png`), png)
  lines.push(`${number}  [${film.film}]  ${sentence}`)
  sheets.set(film.film, [...(sheets.get(film.film) ?? []), png])
}
await writeFile(join(folder, 'sentences.txt'), `${lines.join('\n')}\n`)
if (also.includes('plan'))
  await writeFile(join(folder, 'plan.json'), JSON.stringify(planned.map(tell), null, 1))
if (also.includes('sheets'))
  for (const [at, pictures] of [...sheets.values()].entries()) await writeSheet(at, pictures)

function tell({ film, sentence, plan }: Planned) {
  const words = plan.chart ? `chart ${plan.chart.kind}` : plan.words.join(' / ')
  return { film: film.film, sentence, subjects: plan.subjects, environment: plan.environment, words }
}

async function writeSheet(at: number, pictures: readonly Buffer[]): Promise<void> {
  const sheet = createCanvas((SMALL.width + 4) * pictures.length, SMALL.height)
  for (const [column, png] of pictures.entries())
    sheet.getContext('2d').drawImage(await loadImage(png), column * (SMALL.width + 4), 0)
  await writeFile(join(folder, `film-${at + 1}.png`), await sheet.encode('png'))
}
