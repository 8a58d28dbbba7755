import { fitNearest, fitWithin, measureSlots, type FittedScript } from '../fit-script.ts'
import type { Framework, Material, Plan } from '../frameworks/framework.ts'
import { sayOnce } from '../frameworks/say-once.ts'

/** What an idea opens with, is called and tells: two that share it are one. */
export type Told = { readonly hook: string; readonly title: string; readonly tells: ReadonlySet<string> }

/** A plan whose parts are chosen. */
export type Made = { readonly plan: Plan; readonly fitted: FittedScript; readonly told: Told }

/** The way to tell it that is wanted most, by its place among the others and by what its parts cost. */
export function choosePlan(
  framework: Framework,
  material: Material,
  told: readonly Told[],
  isNamed: (told: string) => boolean,
): Made | null {
  const step = material.asked === null ? PLACE : PLACE_OF_NUMBER
  let [best, least]: [Made | null, number] = [null, Infinity]
  for (const [place, plan] of framework.plan(material).entries()) {
    if (place * step >= least) break
    if (material.asked === null && told.some((earlier) => opensAs(plan, earlier))) continue
    const fitted = fitPlan(plan, material)
    if (fitted === undefined) continue
    const own = place * step + (plan.cost ?? 0) + (fitted.isFit ? 0 : EARLY)
    const cost = fitted.pieces.reduce((sum, piece) => sum + piece.cost, own)
    if (cost >= least) continue
    const hook = fitted.pieces[0]?.text ?? ''
    const tells = new Set(fitted.pieces.flatMap((piece) => piece.tells))
    const candidate = { hook, title: plan.title, tells }
    if (!isNamed([...fitted.pieces.map(({ text }) => text), ...tells].join(' '))) continue
    if (!told.every((earlier) => isDistinct(candidate, earlier))) {
      if (material.asked === null) continue
      break
    }
    best = { plan, fitted, told: candidate }
    least = cost
  }
  return best
}

/** How unwelcome it is to take the next way to tell it, and to end early. */
const PLACE = 0.75
/** Fewer than are ordered are told only where these do not fit. */
const PLACE_OF_NUMBER = 50
const EARLY = 3
/** An answer that takes less of the length than this leaves a film that nobody ordered. */
const EARLIEST = 0.4
const EARLIER = [0.9, 0.75, 0.6, EARLIEST]

/** A plan in as many words as are wanted; in fewer, where it may end early. */
function fitPlan(plan: Plan, { pack, words }: Material): FittedScript | undefined {
  const names = pack.subjects.map(({ name }) => name)
  const strict = sayOnce(plan.slots, [])
  // A long name comes again only where nothing could be told without it.
  const slots = strict.some((slot) => slot.length === 0) ? sayOnce(plan.slots, names) : strict
  const measured = measureSlots(slots)
  const fitted = fitWithin(measured, words)
  if (fitted !== undefined || plan.mayEndEarly !== true) return fitted
  return EARLIER.map((share) => fitNearest(measured, words * share)).find(
    (early) => early.words <= words && early.words >= words * EARLIEST,
  )
}

/** Whether a plan is an earlier idea by what it is called or opens with, whatever else it tells: no parts have to be chosen to see it. */
function opensAs({ title, slots }: Plan, { hook, title: called }: Told): boolean {
  const [opening = []] = slots
  return title === called || (opening.length > 0 && opening.every(({ text }) => text === hook))
}

function isDistinct(candidate: Told, earlier: Told): boolean {
  if (candidate.hook === earlier.hook || candidate.title === earlier.title) return false
  const repeated = [...candidate.tells].filter((id) => earlier.tells.has(id)).length
  return repeated * 2 <= candidate.tells.size
}
