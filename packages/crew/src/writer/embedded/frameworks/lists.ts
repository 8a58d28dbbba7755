import type { Fact } from '../known/fact.ts'
import type { Slot } from '../fit-script.ts'
import { capitalize, numberWord, ordinalWord, titleCase } from '../wording.ts'
import type { Framework, Material, Plan } from './framework.ts'
import { paidHooks } from './paid-hooks.ts'
import {
  answering,
  callSlot,
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

const RANKED = [
  'Ranked',
  'Ranked From Odd to Unbelievable',
  'Ranked, and You Will Disagree',
  'Ranked Without Mercy',
]
/** How unwelcome it is to open a list with its number alone. */
const PLAIN_OPENING = 3
const QUICKLY = [' in One Breath', ', Back to Back', ', Before Your Coffee Gets Cold', ', and One Explained']

const listCalls = (material: Material) => callSlot(material, [material.pack.listCall])

/** One of a countdown, with its place; the first place may have to answer its own question. */
function countDown(fact: Fact, left: number, isAsked: boolean): Slot {
  const label = left === 1 ? 'Number one:' : `${capitalize(numberWord(left))}:`
  const told = tellings(fact, left === 1 ? 'deep' : 'full', label)
  return left === 1 && isAsked ? answering(told) : told
}

/** A list opens with a line of its subject that it pays off, where there is one; the plain ways only where they fit better. */
function openList(
  material: Material,
  facts: readonly Fact[],
  [counted, ...others]: [string, ...string[]],
): Slot {
  const { focus, openings } = material
  const paid = focus === null ? [] : paidHooks(openings, focus.id, facts)
  if (paid.length === 0) return hookSlot(material, [counted, ...others])
  const plain = [counted, ...others].map((text) => piece(text, PLAIN_OPENING))
  return [
    ...hookSlot(
      material,
      paid.map((hook) => `${hook} ${counted}`),
    ),
    ...plain,
  ]
}

/** Counts down to the most astonishing one. */
export const COUNTDOWN: Framework = {
  id: 'countdown',
  plan: (material) => {
    const promise = material.random.pick(material.pack.promises)
    return listCounts(material, material.facts.length).flatMap((count): Plan[] => {
      const facts = climb(material.facts.slice(0, count))
      const top = facts.at(-1)
      const asking = `${top?.question ?? ''} The answer comes last on this list of ${numberWord(count)}.`
      const hooks = openList(material, facts, [
        `${capitalize(numberWord(count))} ${thingsOf(material)} that ${promise}.`,
        asking,
      ])
      // What was asked first is answered last: only then the last one is told so that it answers.
      const opened = (isAsked: boolean): Plan => ({
        title: `${count} ${titleThingsOf(material)} That ${titleCase(promise)}`,
        summary: `A countdown of ${numberWord(count)}, ending with this: ${top?.short ?? ''}.`,
        slots: [
          hooks.filter(({ text }) => (text === asking) === isAsked),
          ...facts.map((fact, index) => countDown(fact, count - index, isAsked)),
          listCalls(material),
        ],
      })
      const isAskedFirst = hooks[0]?.text === asking
      return [opened(isAskedFirst), opened(!isAskedFirst)]
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
        return tellings(fact, place === 1 ? 'deep' : 'full', label)
      })
      const hook = hookSlot(material, [
        `I ranked ${numberWord(count)} ${thingsOf(material)}, and the winner starts arguments.`,
        `Only one of these ${numberWord(count)} ${thingsOf(material)} can win.`,
        `${capitalize(numberWord(count))} ${thingsOf(material)} enter. You will argue with first place.`,
      ])
      return {
        title: `${count} ${titleThingsOf(material)}, ${material.random.pick(RANKED)}`,
        summary: `A ranking of ${numberWord(count)} that asks viewers to disagree, won by this: ${facts.at(-1)?.short ?? ''}.`,
        slots: [
          hook,
          ...places,
          callSlot(material, ['Tell me your own first place.', 'Would you rank them differently?']),
        ],
      }
    }),
}

/** Short ones without a pause, then the last one explained. */
export const RAPID_FIRE: Framework = {
  id: 'rapid-fire',
  plan: (material) =>
    listCounts(material, material.facts.length, 3).map((count): Plan => {
      const facts = climb(material.facts.slice(0, count))
      const last = facts.at(-1)
      if (last === undefined) return { title: '', summary: '', slots: [] }
      const [how, matters] = last.why
      const shots = facts.map((fact, index) =>
        tellings(fact, 'quick', index === count - 1 ? 'Last one:' : '').slice(0, 2),
      )
      const zoom = [piece(how, 1, [how]), piece(`${how} ${matters}`, 0, last.why)]
      const hook = hookSlot(material, [
        `${capitalize(numberWord(count))} ${thingsOf(material)}, no pauses.`,
        `${capitalize(numberWord(count))} quick ${thingsOf(material)}. Catch the last one.`,
        `No filler. ${capitalize(numberWord(count))} ${thingsOf(material)}, starting now.`,
      ])
      return {
        title: `${count} Quick ${titleThingsOf(material)}${material.random.pick(QUICKLY)}`,
        summary: `Rapid fire: ${numberWord(count)} in one breath, and the last one explained: ${last.short}.`,
        slots: [hook, ...shots, zoom, listCalls(material)],
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
        ...(material.pack.subjects[0]?.hooks.slice(0, 1) ?? []),
      ])
      return {
        title: `${titleTopicOf(material)} in ${count} Parts`,
        summary: `Told in ${numberWord(count)} parts: ${facts.map(({ short }) => short).join('; ')}.`,
        slots: [
          hook,
          ...facts.map((fact, index) => tellings(fact, 'full', `Part ${numberWord(index + 1)}:`)),
          callSlot(material),
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
        slots: [hook, ...talks, callSlot(material)],
      }
    }),
}
