import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import { tellingWords } from '../../../researcher/telling-words.ts'
import type { Slot } from '../fit-script.ts'
import { isInstructive, wordsOfFact, type Fact, type Subject } from '../known/fact.ts'
import { readQuestion } from '../matching/read-asking.ts'
import { foldedWords, says } from '../matching/words.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import { capitalize, titleCase } from '../wording.ts'
import type { Framework, Material, Plan } from './framework.ts'
import { LEAVE_OUT, answering, callSlot, climb, hookSlot, listCounts, piece, tellings } from './framework.ts'
import { paidHooks } from './paid-hooks.ts'

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
    const paid = paidHooks(material.openings, subject.id, [lead])
    const hook = material.random.pick(paid.length > 0 ? paid : subject.hooks)
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
/** How unwelcome it is to go on with another fact behind an answer: with one that is asked for, too, that speaks of the same, and with any. */
const GOING_ON = { asked: -2, same: 2, any: 6 }

const SHORTLY = ['In short:', 'Bottom line:', 'The short version:', 'So remember:']
/** How an answer is said once more: other facts say it in another way. */
const shortly = ({ short }: Fact): string => SHORTLY[short.length % SHORTLY.length] ?? 'In short:'

/** Whether an answer, or what opens it, has said its short form already: to say it once more would only fill time. */
function repeats({ short, long }: Fact, before: string): boolean {
  const said = new Set(foldedWords(`${long} ${before}`))
  return foldedWords(short).every((word) => said.has(word))
}

/** The question alone where the prompt asked it; else behind a line that its answer pays off. */
function openQuestion(material: Material, lead: Fact): Slot {
  const isAsked = readQuestion(material.prompt) !== 'topic'
  const paid = isAsked ? [] : paidHooks(material.openings, lead.subject, [lead])
  if (paid.length === 0) return [piece(lead.question)]
  return [
    ...hookSlot(
      material,
      paid.map((hook) => `${hook} ${lead.question}`),
    ),
    piece(lead.question, 3),
  ]
}

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

/** A question, its answer, the mechanism. An answer is told as deeply as it can be, before anything else that is known is told. */
export const HOW_IT_WORKS: Framework = {
  id: 'how-it-works',
  plan: (material) => {
    const story = tellingOrder(material)
    const lead = story?.[0] ?? material.facts[0]
    if (lead === undefined) return []
    const { isAsked } = material
    const others = siblings(material, lead)
    const kinship = isAsked ? kinshipWith(lead, others) : () => 0
    const isOpen = isAsked ? asksFor(material.prompt, lead) : () => false
    const [near, next] = others.toSorted(
      (a, b) => Number(isOpen(b)) - Number(isOpen(a)) || kinship(b) - kinship(a),
    )
    const other = material.facts.find(
      (fact) => fact !== lead && fact !== near && fact.subject !== lead.subject,
    )
    const more =
      story?.slice(1, material.words < LONG ? 3 : 5) ??
      [near, material.words < LONG ? undefined : next, isAsked ? undefined : other].filter(
        (fact) => fact !== undefined,
      )
    const extra = (fact: Fact) =>
      !isAsked ? 0 : GOING_ON[isOpen(fact) ? 'asked' : kinship(fact) > 0 ? 'same' : 'any']
    const goingOn = (fact: Fact): Slot =>
      optional(
        answering(tellings(fact, 'deep', fact.question)).map((one) => ({
          ...one,
          cost: one.cost + extra(fact),
        })),
      )
    const opening = openQuestion(material, lead)
    const slots = [
      opening,
      answering(tellings(lead, 'deep')),
      ...more.map(goingOn),
      ...(isAsked && story === null && !repeats(lead, opening.map(({ text }) => text).join(' '))
        ? [[LEAVE_OUT, piece(`${shortly(lead)} ${lead.short}.`, 1, [lead.short])]]
        : []),
      callSlot(material),
    ]
    return [{ title: lead.question, summary: `In one line: ${lead.short}.`, slots }]
  },
}

/** Whether another fact tells what a prompt asks for besides what the first one answers: the invention, of "Hedy Lamarr, the inventor". */
function asksFor(prompt: string, lead: Fact): (fact: Fact) => boolean {
  const answered = wordsOfFact(lead)
  const open = tellingWords(prompt).filter(
    (word) => word.length > 3 && !EMPTY_WORDS.has(word) && !NEUTRAL_WORDS.has(word),
  )
  const left = open.filter((word) => !says(answered, word))
  return ({ tag, question, short }) => left.some((word) => says([tag, question, short].join(' '), word))
}

/** How much another fact of a subject speaks of the same as one of them: words that few of them share. */
function kinshipWith(lead: Fact, others: readonly Fact[]): (fact: Fact) => number {
  const wordsOf = ({ tag, question, short, long }: Fact) =>
    new Set(tellingWords([tag, question, short, long].join(' ')).filter((word) => !EMPTY_WORDS.has(word)))
  const told = new Map(others.map((fact) => [fact, wordsOf(fact)]))
  const isRare = (word: string) =>
    [...told.values()].filter((words) => words.has(word)).length <= Math.max(1, others.length / 3)
  const own = [...wordsOf(lead)].filter(isRare)
  return (fact) => own.filter((word) => told.get(fact)?.has(word)).length
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
