import type { Slot } from '../fit-script.ts'
import type { Fact, Subject } from '../known/fact.ts'
import { isInstructive } from '../known/fact.ts'
import { readQuestion } from '../matching/read-asking.ts'
import { capitalize, titleCase } from '../wording.ts'
import { goOnFrom, leadingFrom, openingsOf, standsAlone, tellAmong, type Leading } from './carry-on.ts'
import type { Framework, Material, Plan } from './framework.ts'
import { LEAVE_OUT, answering, climb, listCounts, piece, tellings } from './framework.ts'

const optional = (slot: Slot): Slot => [LEAVE_OUT, ...slot]

const subjectOf = (material: Material, fact: Fact | undefined): Subject | undefined =>
  material.pack.subjects.find((subject) => subject.id === fact?.subject)

const siblings = (material: Material, lead: Fact) =>
  material.facts.filter((fact) => fact.subject === lead.subject && fact !== lead)

/** From so many words on, two facts of a topic do not fill a script. */
const LONG = 100
/** How many facts go on behind the first one, in a short script and in a long one. */
const mostMore = ({ words }: Material): number => (words < LONG ? 2 : 4)

/** The ways to begin with a fact: a line that speaks of it and what that leaves open, or its question and the answer. */
function beginWith(material: Material, lead: Fact): readonly (readonly [Slot, Slot])[] {
  const opened = openingsOf(material, [lead]).map(
    (opening) => [[piece(opening.hook)], goOnFrom(opening)] as const,
  )
  return [...opened, [[piece(lead.question)], answering(tellings(lead, 'deep'))]]
}

/** One subject, with its causes and consequences. */
export const DEEP_DIVE: Framework = {
  id: 'deep-dive',
  plan: (material) => {
    const opened = openingsOf(material, material.facts)
    const wanted = material.isAsked ? undefined : opened.find(({ fact }) => standsAlone(fact))?.fact
    const lead = wanted ?? material.facts[0]
    const subject = subjectOf(material, lead)
    if (lead === undefined || subject === undefined) return []
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
    const more = goOn(material, lead)
    const summary = `${lead.short}. How it works and why it matters.`
    return beginWith(material, lead).map(([hook, first]) => ({
      title,
      summary,
      slots: [hook, first, ...more],
    }))
  },
}

/** How unwelcome it is to go on behind an answer with a fact that leads elsewhere. */
const GOING_ON: Readonly<Record<Leading, number>> = { asked: -2, same: 0, away: 6 }

/** What is told behind a first fact: first what carries on with it, and of that the most astonishing last. */
function goOn(material: Material, lead: Fact, isStrict = false): Slot[] {
  const others = siblings(material, lead)
  const leads = leadingFrom(material, lead, others)
  const near = others
    .filter(
      (fact) => (isInstructive(material.pack) || standsAlone(fact)) && !(isStrict && leads(fact) === 'away'),
    )
    .toSorted((a, b) => GOING_ON[leads(a)] - GOING_ON[leads(b)])
    .slice(0, mostMore(material))
  const told = material.isWritten === true ? asWritten(near, material) : climb(near)
  return told.map((fact) =>
    optional(
      tellAmong(material, fact, 'deep').map((one) => ({
        ...one,
        cost: one.cost + (material.isAsked ? GOING_ON[leads(fact)] : 0),
      })),
    ),
  )
}

const asWritten = (facts: readonly Fact[], { pack }: Material): readonly Fact[] =>
  pack.facts.filter((fact) => facts.includes(fact))

/** Asks what an event was at all. */
const WHAT_IT_WAS = /^(?:what (?:was|is|were|are|happened)|who (?:was|were))\b/i

/** An event is told as its facts are written down, from what it was to what came of it; null where one question of it is asked. */
function tellingOrder({ pack, facts, prompt }: Material): readonly Fact[] | null {
  if (pack.isName !== 'event' || readQuestion(prompt) !== 'topic') return null
  const mayTell = new Set(facts)
  const told = pack.facts.filter((fact) => mayTell.has(fact) && fact.subject === facts[0]?.subject)
  if (told.length < 2) return null
  const first = told.find(({ question }) => WHAT_IT_WAS.test(question))
  return first === undefined ? told : [first, ...told.filter((fact) => fact !== first)]
}

/** The rest of a story: what came of it is always told, else it would stop in the middle. */
function tellRest(material: Material, [, ...rest]: readonly Fact[]): Slot[] {
  const last = rest.slice(-1)
  const between = rest.slice(0, -1).slice(0, mostMore(material) - 1)
  return [
    ...between.map((fact) => optional(tellAmong(material, fact, 'deep'))),
    ...last.map((fact) => landing(tellAmong(material, fact, 'deep'), fact)),
  ]
}

/** How unwelcome it is to end a story with the first of its last two lines. */
const CUT_SHORT = 1

/** A story's end may go straight to its last line, where there is no room for the one before. */
function landing(slot: Slot, { why: [first, last] }: Fact): Slot {
  const whole = slot.at(-1)
  if (whole === undefined) return slot
  const ways = slot.map((one) =>
    one.text.endsWith(` ${first}`) ? { ...one, cost: one.cost + CUT_SHORT } : one,
  )
  const tells = whole.tells.filter((told) => told !== first)
  return [
    ...ways,
    piece(
      whole.text.replace(`${first} ${last}`, () => last),
      whole.cost,
      tells,
    ),
  ]
}

/** A question, its answer, the mechanism. An answer is told as deeply as it can be, before anything else that is known is told. */
export const HOW_IT_WORKS: Framework = {
  id: 'how-it-works',
  plan: (material) => {
    const story = tellingOrder(material)
    const lead = story?.[0] ?? material.facts[0]
    if (lead === undefined) return []
    const isQuestion = readQuestion(material.prompt) !== 'topic'
    const begun = isQuestion ? beginWith(material, lead).slice(-1) : beginWith(material, lead)
    const told = { title: lead.question, summary: `In one line: ${lead.short}.` }
    const plan = (more: readonly Slot[], mayEndEarly: boolean) =>
      begun.map(([hook, first]): Plan => ({ ...told, slots: [hook, first, ...more], mayEndEarly }))
    if (story !== null) return plan(tellRest(material, story), false)
    if (!isQuestion) return plan(goOn(material, lead), false)
    // Who asks one thing is told that, even if it takes less time, before anything else is told.
    return [...plan(goOn(material, lead, true), true), ...plan(goOn(material, lead), false)]
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
          ...stops.map(({ subject, fact }) => tellAmong(material, fact, 'full', subject.arrive)),
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
      tellAmong(material, one, 'full', `The case for ${left.name}.`),
      ...(oneMore === undefined ? [] : [optional(tellAmong(material, oneMore, 'full'))]),
      tellAmong(material, two, 'full', `Now ${right.name}.`),
      ...(twoMore === undefined ? [] : [optional(tellAmong(material, twoMore, 'full'))]),
      // Left out where it would say the opening word for word.
      [piece(`So, ${left.name} or ${right.name}?`), piece('', 1)],
    ]
    const title = `${left.title} or ${right.title.replace(/^The /, 'the ')}: ${titleCase(material.pack.versus)}`
    return [{ title, summary: `A duel: ${left.name} against ${right.name}.`, slots }]
  },
}
