import type { Fact, Myth } from '../known/fact.ts'
import type { Slot } from '../fit-script.ts'
import { readQuestion } from '../matching/read-asking.ts'
import { capitalize, numberWord, titleCase } from '../wording.ts'
import type { Framework, Material, Plan } from './framework.ts'
import {
  LEAVE_OUT,
  callSlot,
  hookSlot,
  listCounts,
  piece,
  tellings,
  titleTopicOf,
  topicOf,
} from './framework.ts'

const OPENERS = [
  'They say that',
  'You may have heard that',
  'Then there is the idea that',
  'Plenty of people think that',
  'And the big one, that',
]

const ENDINGS = [', Corrected', ', Busted', ', and What Is True', ' You May Still Believe']

function correctionOf(myth: Myth, before: string): Slot {
  return [
    piece(`${before} ${myth.correction}`.trim(), 0.5, [myth.claim]),
    piece(`${before} ${myth.correction} ${myth.because}`.trim(), 0, [myth.claim, myth.because]),
  ]
}

/** A fact that is harder to believe than any myth, as the last word. */
const trueEnding = (facts: readonly Fact[], before: string): Slot[] => {
  const fact = facts[0]
  return fact === undefined ? [] : [[LEAVE_OUT, ...tellings(fact, 'full', before)]]
}

/** Beliefs, each corrected, and one thing that sounds false and is true. */
export const MYTH_BUSTING: Framework = {
  id: 'myth-busting',
  plan: (material) =>
    // Who asks whether one thing is true is told of that one.
    listCounts(
      { ...material, words: material.words * 0.6 },
      Math.min(readQuestion(material.prompt) === 'whether' ? 1 : 5, material.myths.length),
      1,
    ).map((count): Plan => {
      const myths = material.myths.slice(0, count)
      const hook = hookSlot(material, [
        count === 1
          ? `You have probably heard this about ${topicOf(material)}. It is wrong.`
          : `You have probably heard these about ${topicOf(material)}. They are wrong.`,
        count === 1
          ? 'This belief is wrong, and it is everywhere.'
          : `These ${numberWord(count)} beliefs are wrong, and they are everywhere.`,
        `What you learned about ${topicOf(material)} may not be true.`,
      ])
      return {
        title:
          count === 1
            ? `Myth: ${titleCase(myths[0]?.claim ?? '')}`
            : `${count} Myths About ${titleTopicOf(material)}${material.random.pick(ENDINGS)}`,
        summary: `${capitalize(numberWord(count))} popular ${count === 1 ? 'belief' : 'beliefs'}, corrected: ${myths.map(({ claim }) => claim).join('; ')}.`,
        slots: [
          hook,
          ...myths.map((myth, index) =>
            correctionOf(myth, `${OPENERS[index === count - 1 && count > 2 ? 4 : index]} ${myth.claim}.`),
          ),
          ...trueEnding(material.facts, 'Here is one that holds up.'),
          callSlot(material, [count === 1 ? 'Did you believe it?' : 'Which myth did you believe?']),
        ],
      }
    }),
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /)[0] ?? text

/** One mistake, what is true, what to say or do from now on. */
export const MISTAKE_AND_FIX: Framework = {
  id: 'mistake-fix',
  plan: (material) => {
    const [first, second] = material.myths
    if (first === undefined) return []
    const facts = material.facts.toSorted(
      (a, b) => Number(b.subject === first.subject) - Number(a.subject === first.subject),
    )
    const slots = [
      [piece(`Stop telling people that ${first.claim}.`)],
      correctionOf(first, ''),
      ...(second === undefined
        ? []
        : [[LEAVE_OUT, ...correctionOf(second, `While you are at it, drop the line that ${second.claim}.`)]]),
      ...trueEnding(facts, 'Here is something better to pass on.'),
      ...trueEnding(facts.slice(1), 'And a true one to keep:'),
      callSlot(material),
    ]
    return [
      {
        title: `${titleCase(first.claim)}? Not True`,
        summary: `What to remember in its place: ${firstSentence(first.correction)}`,
        slots,
      },
    ]
  },
}

type Statement = { readonly line: string; readonly answers: Slot }

function statements(material: Material, count: number): Statement[] {
  const { yes } = material.pack.quiz
  const truths = material.facts.slice(0, Math.ceil(count / 2)).map((fact): Statement => ({
    line: `${fact.short}.`,
    answers: [
      piece(`${yes} ${fact.why[0]}`, 0, [fact.short, fact.why[0]]),
      piece(`${yes} ${fact.why[1]}`, 0.2, [fact.short, fact.why[1]]),
      piece(`${yes} ${fact.why[0]} ${fact.why[1]}`, 0.4, [fact.short, ...fact.why]),
      piece(yes, 3, [fact.short]),
    ],
  }))
  const lies = material.myths.slice(0, count - truths.length).map((myth): Statement => ({
    line: `${capitalize(myth.claim)}.`,
    answers: correctionOf(myth, material.pack.quiz.no),
  }))
  return material.random.shuffle([...truths, ...lies])
}

/** True or false, with the reason. */
export const QUIZ: Framework = {
  id: 'quiz',
  plan: (material) =>
    listCounts(
      { ...material, words: material.words * 0.7 },
      Math.min(6, material.facts.length + material.myths.length),
      1,
    ).map((count): Plan => {
      const { quiz } = material.pack
      const items = statements(material, count)
      const lead = items[0]?.line.replace(/\.$/, '') ?? ''
      const slots = items.map(({ line, answers }, index) =>
        answers.map((answer) =>
          piece(
            `${index === 0 ? `${quiz.ask} ${line}` : `Next: ${line}`} ${answer.text}`,
            answer.cost,
            answer.tells,
          ),
        ),
      )
      const hook = hookSlot(material, [
        `Most people fail this quiz about ${topicOf(material)}.`,
        `A quiz about ${topicOf(material)}, with a trap in it.`,
        `Do you know ${topicOf(material)} as well as you think?`,
      ])
      return {
        title: `${titleCase(quiz.ask.replace('?', ''))}: ${titleCase(lead)}?`,
        summary: `A quiz with ${numberWord(items.length)} ${items.length === 1 ? 'statement' : 'statements'}, starting with this: ${lead}.`,
        slots: [
          hook,
          ...slots,
          [
            piece('How many did you get?'),
            piece('Post your score.'),
            piece('Write your score in the comments before you leave.'),
          ],
        ],
      }
    }),
}
