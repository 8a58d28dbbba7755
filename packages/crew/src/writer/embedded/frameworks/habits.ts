import { isInstructive, type Fact, type Subject } from '../known/fact.ts'
import { nameHowTo } from '../known/name-how-to.ts'
import { capitalize, numberWord, titleCase } from '../wording.ts'
import type { Framework, Material, Plan } from './framework.ts'
import { LEAVE_OUT, climb, hookSlot, listCounts, piece, thingsOf, titleTopicOf } from './framework.ts'
import { tellAmong } from './carry-on.ts'
import { paidOpenings } from './paid-hooks.ts'

/** One week, one small thing after another: a plan that the viewer can follow. */
export const SMALL_STEPS: Framework = {
  id: 'small-steps',
  plan: (material) => {
    if (!isInstructive(material.pack) || material.facts.length < 2) return []
    const labels = ['Start here.', 'Once that sticks, add this.', 'Then comes this one.', 'And last:']
    const counts = [3, 4, 2].filter((count) => count <= material.facts.length)
    return counts.map((count): Plan => {
      const steps = climb(material.facts.slice(0, count))
      return {
        title: `How to Begin: ${titleTopicOf(material)} in ${count} Small Steps`,
        summary: `A plan, the easiest step first: ${steps.map(({ short }) => short).join('; ')}.`,
        slots: [
          hookSlot(material, [
            'You do not need a new life. You need one small step.',
            'Do not change everything on Monday. Do this in its place.',
            'Motivation fades. A small plan stays.',
          ]),
          ...steps.map((fact, index) =>
            tellAmong(
              material,
              fact,
              index === 0 ? 'deep' : 'full',
              index === count - 1 ? labels[3] : labels[index],
            ),
          ),
        ],
      }
    })
  },
}

/** Says where, when or why, so that "in five steps" would belong to that: nobody dies in five steps. */
const HAS_CLAUSE = /\b(?:in|when|why|how|that|which|while|during|without|before|after|if|from)\b/i

const inSteps = (title: string, count: number, one: string): string =>
  HAS_CLAUSE.test(title.replace(/^How /, '')) || one !== 'step'
    ? `${title}: ${count} ${capitalize(one)}s`
    : `${title} in ${count} ${capitalize(one)}s`
/** Each of these stands for itself, and none has to be done before the next. */
const OF_TIPS =
  /^(?:Avoiding|Minding|Spotting|Recognizing|Noticing|Choosing|Knowing|Being|Staying|Spending|Eating|Feeling|Dealing)\b/

/** Steps of one number are done in the order in which they are written down. */
const inOrder = (steps: readonly Fact[], { pack }: Material): Fact[] =>
  climb(steps.toSorted((a, b) => pack.facts.indexOf(a) - pack.facts.indexOf(b)))

/** What to do, in its order: for instructions whose steps follow each other. */
export const STEPS: Framework = {
  id: 'steps',
  plan: (material) => {
    const [subject] = material.pack.subjects
    if (material.pack.unit.one !== 'tip' || subject === undefined) return []
    const { length } = material.facts
    // A short procedure is told whole where it fits: without the jack, no wheel comes off.
    const most = BY_HAND.test(subject.title) ? MAX_BY_HAND : MAX_WHOLE
    const whole = material.asked === null && length <= most ? [length] : []
    const title = nameHowTo(subject.title)
    const one = OF_TIPS.test(subject.title) ? 'tip' : 'step'
    const hooks = hooksOf(material, subject)
    return [...whole, ...listCounts(material, length, 3)].flatMap((count): Plan[] => {
      const steps = inOrder(material.facts.slice(0, count), material)
      return hooks(steps).map((hook) => ({
        title: inSteps(title, count, one),
        summary: `${one === 'step' ? 'Step by step' : 'What helps'}: ${steps.map(({ short }) => short).join('; ')}.`,
        slots: [
          [piece(hook)],
          ...steps.map((step, index) =>
            tellAmong(material, step, 'step', `${capitalize(one)} ${numberWord(index + 1)}:`),
          ),
        ],
        cost: whole.length > 0 && one === 'step' && count !== length ? PARTLY : 0,
        mayEndEarly: count === length,
      }))
    })
  },
}

/** The lines that may open steps: those that these pay off before any other, so that few promise what never comes. */
function hooksOf(material: Material, { hooks }: Subject): (steps: readonly Fact[]) => readonly string[] {
  const mixed = material.random.shuffle(hooks)
  return (steps) => {
    const paid = new Set(paidOpenings(material.openings, steps).map(({ hook }) => hook))
    return mixed.toSorted((a, b) => Number(paid.has(b)) - Number(paid.has(a)))
  }
}

/** How unwelcome it is to leave out steps of a procedure that fits as a whole. */
const PARTLY = 50
/** More steps than these are tips, of which some may be left out. */
const MAX_WHOLE = 5
/** What is cooked, mended or folded fails without each of its steps: eggs that nobody put into the water. */
const MAX_BY_HAND = 7
const BY_HAND =
  /^(?:Making|Cooking|Boiling|Baking|Roasting|Frying|Grilling|Brewing|Cleaning|Washing|Removing|Growing|Planting|Repotting|Pruning|Building|Fixing|Folding|Cutting|Tying|Painting|Drawing|Changing|Unclogging|Hanging|Putting|Sewing|Ironing|Bathing|Trimming|Setting up|Treating)\b/
/** The day of somebody who gives up, and the one change that helps: told to the viewer. */
export const TURNING_POINT: Framework = {
  id: 'turning-point',
  plan: (material) => {
    const [lead, second] = material.facts
    if (!isInstructive(material.pack) || lead === undefined) return []
    const slots = [
      hookSlot(material, [
        'You tried, it lasted three days, and you blamed yourself.',
        'You are not lazy. You were just told to push harder.',
        'If willpower was enough, you would be done by now.',
      ]),
      [
        LEAVE_OUT,
        piece('So here is something that has been tested.'),
        piece('Try something that was tested.'),
      ],
      tellAmong(material, lead, 'deep'),
      ...(second === undefined
        ? []
        : [[LEAVE_OUT, ...tellAmong(material, second, 'deep', 'When that feels easy, add one more.')]]),
    ]
    return [
      {
        title: `When ${titleCase(thingsOf(material))} Never Stick: ${titleCase(lead.short)}`,
        summary: `For everybody who gave up once, one change and why it works: ${lead.short}.`,
        slots,
      },
    ]
  },
}
