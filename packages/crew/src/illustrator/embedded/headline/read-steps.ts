import type { Chart } from '../charts/chart.ts'

const COUNTED =
  'steps|stages|phases|rules|habits|things|reasons|tips|signs|ways|questions|ingredients|foods|mistakes|laws|principles|secrets|types|kinds|parts|words|exercises|lessons'
const LISTED = new RegExp(`\\b([2-6]) (?:\\w+ ){0,2}(?:${COUNTED})\\b[^:]{0,40}: (.+?)[.!]?$`, 'i')
const STEPS = new RegExp(
  '\\b(?:in|just|only|are|is|has|have|takes?|needs?|follows?|these|of|with) ([2-6]) (?:\\w+ )?(?:steps|stages|phases)\\b(?! (?:back|forward|away|towards?|from|into|behind|down|up|closer|ahead|to the|later|apart))',
  'i',
)
const ORDERED =
  /^first,? (.+?)[,;.] (?:and )?(?:then|second|next),? (.+?)(?:[,;.] (?:and )?(?:finally|last|then|third),? (.+?))?[.!]?$/i
const LONGEST = 24

/** Steps as the words give them: listed, told in order, or only counted. */
export function readSteps(digits: string): Chart | null {
  return readListed(digits) ?? readOrdered(digits) ?? readCounted(digits)
}

function readListed(digits: string): Chart | null {
  const found = LISTED.exec(digits)
  if (!found) return null
  const items = (found[2] ?? '').split(/,\s*(?:and\s+|or\s+)?|;\s*|\s+and\s+/).map(cleaned)
  const isTrue = items.length === Number(found[1]) && items.every(isShort)
  return isTrue ? { kind: 'steps', items } : null
}

function readOrdered(digits: string): Chart | null {
  const found = ORDERED.exec(digits)
  const items = (found?.slice(1) ?? []).filter((item) => item !== undefined).map(cleaned)
  return items.length >= 2 && items.every(isShort) ? { kind: 'steps', items } : null
}

function readCounted(digits: string): Chart | null {
  const count = Number(STEPS.exec(digits)?.[1] ?? 0)
  return count === 0 ? null : { kind: 'steps', items: Array.from({ length: count }, () => '') }
}

function cleaned(item: string): string {
  return item.replace(/^(?:you |to )/i, '').trim()
}

function isShort(item: string): boolean {
  return item.length >= 2 && item.length <= LONGEST && item.split(' ').length <= 5
}
