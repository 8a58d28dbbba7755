import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { hashText } from '../packages/film/src/index.ts'
import { prepareArt } from '../packages/crew/src/illustrator/embedded/art/prepare-art.ts'
import { createDesignFrame } from '../packages/crew/src/illustrator/embedded/canvas.ts'
import { drawPlan } from '../packages/crew/src/illustrator/embedded/embedded-illustrator.ts'
import { planPages } from '../packages/crew/src/illustrator/embedded/scene/plan-pages.ts'
import { readScene } from '../packages/crew/src/illustrator/embedded/scene/read-scene.ts'
import { scoreThing } from '../packages/crew/src/illustrator/embedded/scene/score-thing.ts'
import { FRAME, planRequests, type PlannedScene, type SetFilm } from './plan-film.ts'
import { drawThumbnail } from '../packages/render/src/frames/draw-thumbnail.ts'

// By which routes the pictures of seen sets come into their scenes, and how often each route is right.
//   node bench/label-pictures.ts routes <sets>            what is planned for each scene, counted by route
//   node bench/label-pictures.ts sheets <folder> <sets>   contact sheets and their sentences, in an order of their own, with nothing of the plan
//   node bench/label-pictures.ts again <folder> <verdicts> <sets>   the same of those scenes alone that a file of verdicts names
//   node bench/label-pictures.ts table <verdicts> <sets>  how often each route is right, by verdicts that somebody gave the sheets
// Of a set behind "+" only the scenes that show more than words and shapes are taken. A verdict is a line `key apt|vague|wrong reason`; a key is a hash of set, film and sentence.

const SMALL = { width: 232, height: 412 }
const COLUMNS = 6
const ROWS = 3

type Labelled = PlannedScene & { readonly set: string; readonly key: string }

async function readSets(sets: readonly string[]): Promise<Labelled[]> {
  const all = await Promise.all(
    sets.map(async (named): Promise<Labelled[]> => {
      const set = named.replace('+', '')
      const films: SetFilm[] = JSON.parse(
        await readFile(new URL(`aptness/strangers/${set}.json`, import.meta.url), 'utf8'),
      ) // a set's own shape
      const scenes = films.flatMap((film) =>
        planRequests(film).map((scene) => ({
          ...{ ...scene, set, plan: planPages(scene.plan, scene.request) },
          key: hashText(`${set} ${film.film} ${scene.request.narration}`).toString(36).padStart(7, '0'),
        })),
      )
      const routes = await Promise.all(scenes.map(routesOf))
      return scenes.filter(
        (_, at) => named === set || !routes[at]?.every(({ name }) => name.startsWith('words')),
      )
    }),
  )
  return all.flat().sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** What is seen in a scene, by the ways that it came there. */
async function routesOf({ plan, request }: PlannedScene): Promise<Route[]> {
  const frame = createDesignFrame(FRAME)
  const art = await prepareArt(plan, frame)
  const routes: Route[] = []
  const scored = (name: string, drawing: string) => {
    const said = readScene(request)
    const thing = said.things.find(({ concept }) => concept.subject.split('~')[0] === drawing.split('~')[0])
    const score = thing && scoreThing(thing, request.film)
    routes.push({ name, drawing, ...(score ? { score } : {}), strength: thing?.concept.strength })
  }
  const [subject] = plan.subjects
  if (plan.cast) routes.push({ name: 'people', drawing: plan.cast.pose })
  else if (subject !== undefined) scored('subject', subject)
  if (plan.chart) routes.push({ name: `chart: ${plan.chart.kind}` })
  if (plan.sign) routes.push({ name: 'call', drawing: plan.sign })
  if (art?.layout === 'balloon' || art?.layout === 'reply') routes.push({ name: 'balloon' })
  else if (art?.motif.kind === 'map') routes.push({ name: 'map', drawing: JSON.stringify(art.motif.place) })
  else if (art?.motif.kind === 'glyph') routes.push({ name: 'figure', drawing: art.motif.text })
  else if (art?.motif.kind === 'thing') {
    const { named, thing = '' } = plan.art ?? {}
    const isLarge = /^(?:high|low|split)$/.test(art.layout)
    if (art.motif.isNamed && named !== undefined) scored('named', named)
    else scored(`${kindOfThing(thing, request)}, ${isLarge ? 'large' : 'repeated'}`, thing)
  } else if (art) routes.push({ name: 'words and shapes' })
  if (plan.environment !== 'plain') routes.push({ name: `place: ${plan.environment}` })
  return routes.length > 0 ? routes : [{ name: 'words' }]
}

function kindOfThing(thing: string, { film }: PlannedScene['request']): string {
  if (thing === film.subject) return 'film thing'
  return thing === film.sign ? 'sign of title' : 'sign of field'
}

type Route = {
  readonly name: string
  readonly drawing?: string
  readonly strength?: string | undefined
  readonly score?: Readonly<Record<'where' | 'film' | 'sense' | 'veto' | 'total', number>>
}

async function drawSmall({ plan }: PlannedScene) {
  const { picture, files } = await drawPlan(plan, FRAME)
  const load = (file: string) => Promise.resolve(files.get(file) ?? new Uint8Array())
  return loadImage(await drawThumbnail(picture, FRAME, load, SMALL.width))
}

async function writeSheets(folder: string, scenes: readonly Labelled[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const each = COLUMNS * ROWS
  const lines: string[] = []
  for (let first = 0; first < scenes.length; first += each) {
    const sheet = createCanvas((SMALL.width + 4) * COLUMNS, (SMALL.height + 22) * ROWS)
    const context = sheet.getContext('2d')
    context.font = '18px sans-serif'
    for (const [at, scene] of scenes.slice(first, first + each).entries()) {
      const [x, y] = [(at % COLUMNS) * (SMALL.width + 4), Math.floor(at / COLUMNS) * (SMALL.height + 22)]
      context.fillStyle = '#ffffff'
      context.fillText(String(first + at + 1), x + 4, y + 17)
      context.drawImage(await drawSmall(scene), x, y + 22, SMALL.width, SMALL.height)
      lines.push(
        `${String(first + at + 1).padStart(3)} ${scene.key} [${scene.title}] ${scene.request.narration}`,
      )
    }
    const name = `sheet-${String(first / each + 1).padStart(2, '0')}.png`
    await writeFile(join(folder, name), await sheet.encode('png'))
    await writeFile(join(folder, 'sentences.txt'), `${lines.join('\n')}\n`)
  }
}

const VERDICTS = ['apt', 'vague', 'wrong'] as const

async function writeTable(file: string, scenes: readonly Labelled[]): Promise<void> {
  const verdicts = new Map(
    (await readFile(file, 'utf8')).split('\n').map((line) => {
      const [key = '', verdict = '', ...why] = line.split(' ')
      return [key, { verdict, why: why.join(' ') }] as const
    }),
  )
  const counts = new Map<string, Map<string, number>>()
  for (const scene of scenes) {
    const found = verdicts.get(scene.key)
    if (!found) continue
    const routes = await routesOf(scene)
    const told = routes.map(({ name, drawing, score, strength }) =>
      [
        name,
        drawing,
        strength,
        score &&
          JSON.stringify(score, (_, one) => (typeof one === 'number' ? Math.round(one * 100) / 100 : one)),
      ]
        .filter(Boolean)
        .join(' '),
    )
    console.log(
      [
        scene.key,
        found.verdict,
        told.join(' + '),
        '|',
        scene.request.narration.slice(0, 110),
        '|',
        found.why,
      ].join(' '),
    )
    for (const { name } of routes) {
      const own = counts.get(name) ?? new Map<string, number>()
      counts.set(name, own.set(found.verdict, (own.get(found.verdict) ?? 0) + 1))
    }
  }
  for (const [name, own] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(name.padEnd(28), ...VERDICTS.map((one) => String(own.get(one) ?? 0).padStart(5)))
}

async function writeRoutes(scenes: readonly Labelled[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const scene of scenes)
    for (const { name } of await routesOf(scene)) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [name, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(String(count).padStart(5), name)
}

const [act, ...given] = process.argv.slice(2)
if (act === 'routes') await writeRoutes(await readSets(given))
else if (act === 'sheets') await writeSheets(given[0] ?? '', await readSets(given.slice(1)))
else if (act === 'again') {
  const [folder = '', file = '', ...sets] = given
  const keys = new Set((await readFile(file, 'utf8')).split('\n').map((line) => line.split(' ')[0]))
  await writeSheets(
    folder,
    (await readSets(sets)).filter(({ key }) => keys.has(key)),
  )
} else if (act === 'table') await writeTable(given[0] ?? '', await readSets(given.slice(1)))
