import { cleanScript, planStoryboard } from '../packages/film/src/index.ts'
import { createEmbeddedWriter } from '../packages/crew/src/readings.ts'
import {
  besideWords,
  isDesigned,
  layoutOf,
} from '../packages/crew/src/illustrator/embedded/art/direct-scene.ts'
import { findSubjects } from '../packages/crew/src/illustrator/embedded/lexicon/find-subjects.ts'
import { isOwnName } from '../packages/crew/src/illustrator/embedded/lexicon/own-names.ts'
import type { ScenePlan } from '../packages/crew/src/illustrator/embedded/scene-plan.ts'
import { parseSentence } from '../packages/crew/src/text/parse-sentence.ts'
import { listLists } from '../packages/crew/src/writer/embedded/lists/read-lists.ts'
import { listTopicPacks } from '../packages/crew/src/writer/embedded/topics/topics.ts'
import { planFilm } from './plan-film.ts'

// What the built-in writer tells of and what of it is drawn.
//   node bench/count-drawn.ts topics          how many topics have a drawing of what their name says, and which one
//   node bench/count-drawn.ts nouns [every]   which nouns of all topics and lists are named most often without a drawing of their own
//   node bench/count-drawn.ts scenes [every]  what is seen beside the words of films that the writer writes
// `every`: of so many topics one is taken, so that it ends sooner.

const [what = 'topics', every = '1'] = process.argv.slice(2)
const packs = listTopicPacks().filter((_, at) => at % Number(every) === 0)

if (what === 'topics') countTopics()
else if (what === 'nouns') countNouns()
else await countScenes()

function countTopics(): void {
  const drawn = packs.map(({ name }) => ({ name, drawing: drawingOf(name) }))
  console.log(
    `${drawn.filter(({ drawing }) => drawing !== undefined).length} of ${packs.length} topics have a drawing of their own thing`,
  )
  for (const { name, drawing = '-' } of drawn) console.log(`${drawing}\t${name}`)
}

/** What is drawn under a name of its own for the thing that a topic's name says. */
function drawingOf(name: string): string | undefined {
  const tokens = parseSentence(`This is about ${name.toLowerCase()}.`)
  return findSubjects(tokens).find((candidate) => isOwnName(candidate, tokens))?.concept.subject
}

function countNouns(): void {
  const told = [
    ...packs.flatMap(({ facts }) => facts.flatMap(({ long, why }) => [long, ...why])),
    ...listLists().flatMap(({ things }) => things.flatMap(({ line, more }) => [line, more])),
  ].flatMap((text) => text.split(/(?<=[.!?]) /))
  const undrawn = new Map<string, number>()
  const unnamed = new Map<string, number>()
  for (const sentence of told) {
    const tokens = parseSentence(sentence)
    const found = findSubjects(tokens)
    const taken = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, by) => at + by)))
    const nouns = tokens.flatMap(({ part, root, isProperName }, at) =>
      part === 'noun' && !isProperName && !taken.has(at) ? [root] : [],
    )
    for (const noun of new Set(nouns)) undrawn.set(noun, (undrawn.get(noun) ?? 0) + 1)
    for (const candidate of found) {
      const word = `${tokens[candidate.at]?.root ?? ''} = ${candidate.concept.subject}`
      if (!isOwnName(candidate, tokens)) unnamed.set(word, (unnamed.get(word) ?? 0) + 1)
    }
  }
  console.log(`${told.length} sentences`)
  for (const [title, counts] of [
    ['nouns without a drawing', undrawn],
    ['words whose drawing is not of their own name', unnamed],
  ] as const) {
    console.log(`\n${title}`)
    const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 900)
    console.log(most.map(([word, count]) => `${word} ${count}`).join('\n'))
  }
}

async function countScenes(): Promise<void> {
  const writer = createEmbeddedWriter()
  const counts = { scenes: 0, subject: 0, named: 0, own: 0, people: 0, chart: 0, map: 0, glyph: 0, words: 0 }
  for (const [seed, { name, unit }] of packs.entries()) {
    const prompt = unit.one === 'tip' ? `tips for ${name}` : `facts about ${name}`
    const [idea] = await writer.suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed })
    if (idea === undefined) continue
    const { scenes } = planStoryboard(cleanScript(idea.script))
    const film = { film: idea.title, scenes: scenes.map(({ narration }) => narration) }
    for (const plan of planFilm(film)) {
      counts.scenes += 1
      counts[kindOf(plan)] += 1
    }
  }
  const share = (count: number) => `${((count / counts.scenes) * 100).toFixed(1)} %`
  for (const [kind, count] of Object.entries(counts)) console.log(`${kind}\t${count}\t${share(count)}`)
}

/** What is seen beside the words of a scene: what it is about, what it names, or the film's own thing as an ornament. */
function kindOf(plan: ScenePlan) {
  if (plan.cast) return 'people'
  if (plan.subjects.length > 0) return 'subject'
  if (plan.chart) return 'chart'
  const layout = layoutOf(plan)
  const beside = layout === null || !isDesigned(plan) ? undefined : besideWords(plan, layout)
  if (beside?.kind === 'thing') return beside.isNamed ? 'named' : 'own'
  return beside?.kind === 'map' || beside?.kind === 'glyph' ? beside.kind : 'words'
}
