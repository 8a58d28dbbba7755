import { isInstructive, type Fact, type Subject } from '../known/fact.ts'
import { capitalize, titleCase } from '../wording.ts'
import type { Framework, Material, Plan } from './framework.ts'
import { LEAVE_OUT, answering, callSlot, climb, listCounts, piece, tellings } from './framework.ts'

const optional = (slot: ReturnType<typeof tellings>) => [LEAVE_OUT, ...slot]

const subjectOf = (material: Material, fact: Fact | undefined): Subject | undefined =>
  material.pack.subjects.find((subject) => subject.id === fact?.subject)

const siblings = (material: Material, lead: Fact) =>
  material.facts.filter((fact) => fact.subject === lead.subject && fact !== lead)

/** One subject, with its causes and consequences. */
export const DEEP_DIVE: Framework = {
  id: 'deep-dive',
  plan: (material) => {
    const lead = material.facts[0]
    const subject = subjectOf(material, lead)
    if (lead === undefined || subject === undefined) return []
    const [second, third] = siblings(material, lead)
    const hook = material.random.pick(subject.hooks)
    const name = subject.title.replace(/^The /, 'the ')
    const isHabit = isInstructive(material.pack)
    const told = isHabit
      ? [`${titleCase(lead.short)}, and Here Is Why`]
      : [
          `A Closer Look at ${name}: ${titleCase(lead.short)}`,
          `Yes, ${titleCase(lead.short).replace(/^(?:The|An?) /, (article) => article.toLowerCase())}`,
        ]
    const title = material.random.pick([
      ...told,
      `${subject.title}, Explained`,
      `${capitalize(name)}, in Depth`,
    ])
    const slots = [
      [piece(hook)],
      tellings(lead, 'deep'),
      ...(second === undefined ? [] : [optional(tellings(second, 'deep', 'There is more.'))]),
      ...(third === undefined ? [] : [optional(answering(tellings(third, 'deep', third.question)))]),
      callSlot(material),
    ]
    return [{ title, summary: `${lead.short}. How it works and why it matters.`, slots }]
  },
}

/** From so many words on, two facts of a topic do not fill a script. */
const LONG = 100
/** A question, its answer, the mechanism. */
export const HOW_IT_WORKS: Framework = {
  id: 'how-it-works',
  plan: (material) => {
    const lead = material.facts[0]
    if (lead === undefined) return []
    const [near, next] = siblings(material, lead)
    const other = material.facts.find(
      (fact) => fact !== lead && fact !== near && fact.subject !== lead.subject,
    )
    const more = [near, material.words < LONG ? undefined : next, other].filter((fact) => fact !== undefined)
    const slots = [
      [piece(lead.question)],
      answering(tellings(lead, 'deep')),
      ...more.map((fact) => optional(answering(tellings(fact, 'deep', fact.question)))),
      callSlot(material),
    ]
    return [{ title: lead.question, summary: `In one line: ${lead.short}.`, slots }]
  },
}

/** The viewer is there: the subjects in the order of a journey. */
export const POINT_OF_VIEW: Framework = {
  id: 'pov',
  plan: (material) => {
    const visits = material.pack.subjects.flatMap((subject) => {
      const fact = material.facts.find((candidate) => candidate.subject === subject.id)
      return fact === undefined ? [] : [{ subject, fact }]
    })
    if (visits.length === 0) return []
    const pov = material.random.pick(material.pack.povs)
    const order = new Map(visits.map((visit, index) => [visit, index]))
    const chosen = material.random.shuffle(visits)
    const counts = listCounts({ ...material, asked: null }, visits.length, 1)
    return counts.map((count): Plan => {
      const stops = chosen.slice(0, count).toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
      return {
        title: pov.title,
        summary: `Told as if the viewer were there: ${stops.map(({ subject }) => subject.name).join(', ')}.`,
        slots: [
          [piece(pov.hook)],
          ...stops.map(({ subject, fact }) => tellings(fact, 'full', subject.arrive)),
          callSlot(material),
        ],
      }
    })
  },
}

/** Two subjects against each other; the viewers vote. */
export const VERSUS: Framework = {
  id: 'versus',
  plan: (material) => {
    const lead = material.facts[0]
    const other = material.facts.find((fact) => fact.subject !== lead?.subject)
    // In the pack's order: "dogs or cats" is the same duel as "cats or dogs".
    const ids = material.pack.subjects.map(({ id }) => id)
    const [one, two] = [lead, other].toSorted(
      (a, b) => ids.indexOf(a?.subject ?? '') - ids.indexOf(b?.subject ?? ''),
    )
    const left = subjectOf(material, one)
    const right = subjectOf(material, two)
    if (one === undefined || two === undefined || left === undefined || right === undefined) return []
    const [oneMore] = climb(siblings(material, one))
    const [twoMore] = climb(siblings(material, two))
    const question = `${capitalize(left.name)} or ${right.name}: ${material.pack.versus}`
    const slots = [
      [piece(question)],
      tellings(one, 'full', `The case for ${left.name}.`),
      ...(oneMore === undefined ? [] : [optional(tellings(oneMore, 'full'))]),
      tellings(two, 'full', `Now ${right.name}.`),
      ...(twoMore === undefined ? [] : [optional(tellings(twoMore, 'full'))]),
      [
        piece('Pick one and say why.'),
        piece('Vote in the comments.'),
        piece(`Comment your pick, ${left.name} or ${right.name}.`),
      ],
    ]
    const title = `${left.title} or ${right.title.replace(/^The /, 'the ')}: ${titleCase(material.pack.versus)}`
    return [{ title, summary: `A duel: ${left.name} against ${right.name}.`, slots }]
  },
}
