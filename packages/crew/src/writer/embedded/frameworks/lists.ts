import type { Fact } from '../known/fact.ts'
import type { Slot } from '../fit-script.ts'
import { capitalize, countWords, firstSentence, numberWord, ordinalWord, titleCase } from '../wording.ts'
import { goOnFrom, openingsOf, tellAmong } from './carry-on.ts'
import type { Framework, Material, Plan } from './framework.ts'
import {
  answering,
  climb,
  hookSlot,
  listCounts,
  piece,
  tellings,
  thingsOf,
  titleThingsOf,
  titleTopicOf,
  topicOf,
} from './framework.ts'
import { longAfter } from './say-once.ts'

const RANKED = [
  'Ranked',
  'Ranked From Odd to Unbelievable',
  'Ranked, and You Will Disagree',
  'Ranked Without Mercy',
]
const QUICKLY = [' in One Breath', ', Back to Back', ', Before Your Coffee Gets Cold', ', and One Explained']

/** One of a countdown, with its place. */
const countDown = (material: Material, fact: Fact, left: number): Slot =>
  tellAmong(material, fact, left === 1 ? 'deep' : 'full', `Number ${numberWord(left)}:`)

/** Counted down aloud, for a list whose number is ordered, and which climbs. */
function countedDown(material: Material, facts: readonly Fact[]): readonly (readonly Slot[])[] {
  const places = facts.map((fact, index) => countDown(material, fact, facts.length - index))
  const count = capitalize(numberWord(facts.length))
  const things = thingsOf(material)
  const top = facts.at(-1)
  const opened = openingsOf(material, facts)
    // What a line has told whole is no place of a list any more.
    .filter(({ hook, fact }) => longAfter(hook, fact) === fact.long)
    .map(({ hook }) => [[piece(`${hook} ${count} ${things}.`)], ...places])
  // What was asked first is answered last: only then the last one is told so that it answers.
  const asked =
    top === undefined
      ? []
      : [
          [
            [piece(`${top.question} You'll find out at number one.`)],
            ...places.slice(0, -1),
            answering(tellings(top, 'deep', 'Number one:')),
          ],
        ]
  return [...opened, ...asked, [[piece(`${count} ${things}, counted down.`)], ...places]]
}

/** One after the other, without a number: behind a line that speaks of one of them, or behind the question that the first one answers. */
function inSequence(material: Material, facts: readonly Fact[]): readonly (readonly Slot[])[] {
  const others = (first: Fact) =>
    facts.filter((fact) => fact !== first).map((fact) => tellAmong(material, fact, 'full'))
  const opened = openingsOf(material, facts).map((opening) => [
    [piece(opening.hook)],
    goOnFrom(opening),
    ...others(opening.fact),
  ])
  // The most astonishing one ends the script, and the next one opens it.
  const first = facts.at(-2) ?? facts[0]
  if (first === undefined) return opened
  return [...opened, [[piece(first.question)], answering(tellings(first, 'full')), ...others(first)]]
}

/** Climbs to the most astonishing one: counted down where a number is ordered, else told one after the other. */
export const COUNTDOWN: Framework = {
  id: 'countdown',
  plan: (material) => {
    const promise = material.random.pick(material.pack.promises)
    return listCounts(material, material.facts.length).flatMap((count): Plan[] => {
      const facts = climb(material.facts.slice(0, count))
      const top = facts.at(-1)
      const isCounted =
        material.counting === 'always' || (material.counting === 'climbing' && facts[0]?.wow !== top?.wow)
      return (isCounted ? countedDown : inSequence)(material, facts).map((slots) => ({
        title: `${count} ${titleThingsOf(material)} That ${titleCase(promise)}`,
        summary: `${capitalize(numberWord(count))} ${thingsOf(material)}, ending with this: ${top?.short ?? ''}.`,
        slots,
        mayEndEarly: count === material.facts.length,
      }))
    })
  },
}

/** Places by how hard each is to believe, with the judge's reason. */
export const RANKING: Framework = {
  id: 'ranking',
  plan: (material) =>
    listCounts(material, Math.min(5, material.facts.length)).map((count): Plan => {
      const facts = climb(material.facts.slice(0, count))
      const places = facts.map((fact, index) => {
        const place = count - index
        const label = place === 1 ? 'And the winner:' : `In ${ordinalWord(place)} place:`
        return tellAmong(material, fact, place === 1 ? 'deep' : 'full', label)
      })
      const hook = hookSlot(material, [
        `I ranked ${numberWord(count)} ${thingsOf(material)}, and the winner starts arguments.`,
        `Only one of these ${numberWord(count)} ${thingsOf(material)} can win.`,
        `${capitalize(numberWord(count))} ${thingsOf(material)} enter. You will argue with first place.`,
      ])
      return {
        title: `${count} ${titleThingsOf(material)}, ${material.random.pick(RANKED)}`,
        summary: `A ranking of ${numberWord(count)} that asks viewers to disagree, won by this: ${facts.at(-1)?.short ?? ''}.`,
        slots: [hook, ...places],
      }
    }),
}

/** The first sentence of a fact, or all that is said of it: its short form is a headline, which hardly any viewer understands. */
function tellQuickly(fact: Fact, before: string): Slot {
  const first = firstSentence(fact.long)
  const ways = [countWords(first) < WHOLE_THOUGHT || first.endsWith('?') ? fact.long : first, fact.long]
  return [...new Set(ways)].map((text, at) => piece(`${before} ${text}`.trim(), at, [fact.short]))
}

/** Fewer words leave open what they speak of: "It's a ritual." */
const WHOLE_THOUGHT = 7

/** One sentence of each without a pause, then the last one explained. */
export const RAPID_FIRE: Framework = {
  id: 'rapid-fire',
  plan: (material) =>
    listCounts(material, material.facts.length, 3).map((count): Plan => {
      const facts = climb(material.facts.slice(0, count))
      const last = facts.at(-1)
      if (last === undefined) return { title: '', summary: '', slots: [] }
      const [how, matters] = last.why
      const shots = facts.map((fact, index) => tellQuickly(fact, index === count - 1 ? 'Last one:' : ''))
      const zoom = [piece(how, 1, [how]), piece(`${how} ${matters}`, 0, last.why)]
      const hook = hookSlot(material, [
        `${capitalize(numberWord(count))} ${thingsOf(material)}, no pauses.`,
        `${capitalize(numberWord(count))} quick ${thingsOf(material)}. Catch the last one.`,
        `No filler. ${capitalize(numberWord(count))} ${thingsOf(material)}, starting now.`,
      ])
      return {
        title: `${count} Quick ${titleThingsOf(material)}${material.random.pick(QUICKLY)}`,
        summary: `Rapid fire: ${numberWord(count)} in one breath, and the last one explained: ${last.short}.`,
        slots: [hook, ...shots, zoom],
      }
    }),
}

/** So many parts of a whole, each with its number: for whoever orders them. */
export const PARTS: Framework = {
  id: 'parts',
  plan: (material) =>
    listCounts(material, material.facts.length).map((count): Plan => {
      const told = material.facts.slice(0, count)
      const facts = material.pack.unit.one === 'tip' ? climb(told) : told
      const hook = hookSlot(material, [
        `${capitalize(topicOf(material))} in ${numberWord(count)} parts.`,
        `There are ${numberWord(count)} parts to this, and the last one stays with you.`,
      ])
      return {
        title: `${titleTopicOf(material)} in ${count} Parts`,
        summary: `Told in ${numberWord(count)} parts: ${facts.map(({ short }) => short).join('; ')}.`,
        slots: [
          hook,
          ...facts.map((fact, index) => tellAmong(material, fact, 'full', `Part ${numberWord(index + 1)}:`)),
        ],
      }
    }),
}

/** One asks and another answers, in one voice. */
export const DIALOGUE: Framework = {
  id: 'dialogue',
  plan: (material) =>
    listCounts(material, Math.min(5, material.facts.length), 1).map((count): Plan => {
      const facts = material.facts.slice(0, count)
      const talks = facts.map((fact, index) => {
        const asks = index === 0 ? 'One asks:' : 'Then the first one asks:'
        return answering(tellings(fact, 'full', `${asks} ${fact.question} The other says:`))
      })
      const hook = hookSlot(material, [
        `Two friends talk about ${topicOf(material)}.`,
        `Two people, one topic: ${topicOf(material)}.`,
        'Listen to these two.',
      ])
      return {
        title: `Two Friends Talk About ${titleTopicOf(material)}`,
        summary: `A dialogue in questions and answers: ${facts.map(({ question }) => question).join(' ')}`,
        slots: [hook, ...talks],
      }
    }),
}
