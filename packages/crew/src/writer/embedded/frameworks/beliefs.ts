import type { Myth } from '../known/fact.ts'
import type { Slot } from '../fit-script.ts'
import { readQuestion } from '../matching/read-asking.ts'
import { capitalize, numberWord, titleCase } from '../wording.ts'
import { kinOf, standsAlone, tellAmong } from './carry-on.ts'
import type { Framework, Material, Plan } from './framework.ts'
import { LEAVE_OUT, listCounts, piece, titleTopicOf } from './framework.ts'

/** How a belief is named; the first of them opens the script. */
const OPENERS = [
  "You've probably heard that",
  'People also say that',
  'Then there is the idea that',
  'Plenty of people think that',
  'And some still believe that',
]

const ENDINGS = [', Corrected', ', Busted', ', and What Is True', ' You May Still Believe']

function correctionOf(myth: Myth, before: string): Slot {
  return [
    piece(`${before} ${myth.correction}`.trim(), 0.5, [myth.claim]),
    piece(`${before} ${myth.correction} ${myth.because}`.trim(), 0, [myth.claim, myth.because]),
  ]
}

/** What is true of the very thing that a belief is about, as the last word; nothing where all that is known speaks of something else. */
function trueEnding(material: Material, myths: readonly Myth[], before: string): Slot[] {
  const { facts, pack } = material
  const isKin = kinOf(myths.map(({ tag, claim }) => `${tag} ${claim}`).join(' '), facts, pack)
  const near = facts.find((fact) => standsAlone(fact) && isKin(fact))
  return near === undefined ? [] : [[LEAVE_OUT, ...tellAmong(material, near, 'full', before)]]
}

const ASKS_MYTHS = /\b(?:myths?|misconceptions?|wrong|beliefs?|lies|true or false|debunk\w*)\b/i

/** Beliefs, each corrected, and one thing that sounds false and is true. */
export const MYTH_BUSTING: Framework = {
  id: 'myth-busting',
  plan: (material) => {
    // Who asks whether one thing is true is told of that one.
    const isOne = readQuestion(material.prompt) === 'whether'
    const counts = listCounts(
      { ...material, words: material.words * 0.6 },
      Math.min(isOne ? 1 : 5, material.myths.length),
      1,
    )
    return counts.map((count): Plan => {
      const myths = material.myths.slice(0, count)
      return {
        title:
          count === 1
            ? `Myth: ${titleCase(myths[0]?.claim ?? '')}`
            : `${count} Myths About ${titleTopicOf(material)}${material.random.pick(ENDINGS)}`,
        summary: `${capitalize(numberWord(count))} popular ${count === 1 ? 'belief' : 'beliefs'}, corrected: ${myths.map(({ claim }) => claim).join('; ')}.`,
        slots: [
          myths.slice(0, 1).map(({ claim }) => piece(`${OPENERS[0]} ${claim}.`)),
          ...myths.map((myth, index) =>
            correctionOf(myth, index === 0 ? '' : `${OPENERS[index]} ${myth.claim}.`),
          ),
          ...trueEnding(material, myths, ''),
        ],
        // Where that is all that was asked, or all that is wrongly believed of it.
        mayEndEarly: isOne || (count === material.myths.length && ASKS_MYTHS.test(material.prompt)),
      }
    })
  },
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /)[0] ?? text

/** One mistake, what is true, what to say or do from now on. */
export const MISTAKE_AND_FIX: Framework = {
  id: 'mistake-fix',
  plan: (material) => {
    const [first, second] = material.myths
    if (first === undefined) return []
    const slots = [
      [piece(`Stop telling people that ${first.claim}.`)],
      correctionOf(first, ''),
      ...(second === undefined
        ? []
        : [[LEAVE_OUT, ...correctionOf(second, `While you are at it, drop the line that ${second.claim}.`)]]),
      ...trueEnding(material, second === undefined ? [first] : [first, second], 'Tell them this instead.'),
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
      piece(yes, 8, [fact.short]),
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
          piece(index === 0 ? answer.text : `Next: ${line} ${answer.text}`, answer.cost, answer.tells),
        ),
      )
      return {
        title: `${titleCase(quiz.ask.replace('?', ''))}: ${titleCase(lead)}?`,
        summary: `A quiz with ${numberWord(items.length)} ${items.length === 1 ? 'statement' : 'statements'}, starting with this: ${lead}.`,
        slots: [
          items.slice(0, 1).map(({ line }) => piece(`${quiz.ask.replace('?', ':')} ${line}`)),
          ...slots,
        ],
      }
    }),
}
