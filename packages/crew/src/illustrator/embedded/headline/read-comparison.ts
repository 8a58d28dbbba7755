import type { Chart } from '../charts/chart.ts'

/** Discs of equal shares of area can still be told apart up to here; beyond, the number itself says more. */
const MOST = 2500
const LONGEST_NAME = 18

const AS = /\b(twice|half|(?:\d[\d,.]*(?: thousand)?) times) as (\w+) as (.+?)(?:[.,;!?]|$)/i
const THAN = /\b(\d[\d,.]*(?: thousand)?) times (more \w+|less \w+|\w{2,}er) than (.+?)(?:[.,;!?]|$)/i
const THE =
  /\b(twice|double|half|triple|(?:\d[\d,.]*(?: thousand)?) times) the (size|weight|height|length|width|speed|age|price|cost|mass|diameter|volume|distance) of (.+?)(?:[.,;!?]|$)/i

/** "Twice as high as", "nine times wider than", "three times the size of": two things side by side. */
export function readComparison(digits: string): Chart | null {
  const found = AS.exec(digits) ?? THAN.exec(digits) ?? THE.exec(digits)
  if (!found) return null
  const [, said = '', how = '', other = ''] = found
  const factor = factorOf(said)
  if (!(factor > 0) || factor === 1 || factor > MOST || how.startsWith('less')) return null
  if (
    /^(?:many|much|likely|often|long ago|soon)$/i.test(how) &&
    /^(?:last|before|you think|we thought)/i.test(other)
  )
    return null
  return {
    kind: 'times',
    factor,
    text: factor === 0.5 ? '½' : `${factor.toLocaleString('en-US')}×`,
    label: labelOf(found, how),
    sides: sidesOf(digits.slice(0, found.index), other),
  }
}

function labelOf(found: RegExpExecArray, how: string): string {
  if (/ the /.test(found[0].slice(0, 24))) return `the ${how}`
  return / times (?:more|\w+er)/.test(found[0]) ? how : `as ${how}`
}

function factorOf(said: string): number {
  const word = said.toLowerCase()
  if (word === 'twice' || word === 'double') return 2
  if (word === 'half') return 0.5
  if (word === 'triple') return 3
  const scale = /thousand/.test(word) ? 1000 : 1
  return (
    Number(
      word
        .replace(/ ?(?:times|thousand)/g, '')
        .replaceAll(',', '')
        .trim(),
    ) * scale
  )
}

/** The two things' names, both or none: a bar with a wrong name is worse than one without. */
function sidesOf(before: string, after: string): readonly [string, string] {
  const subject =
    /^(?:the |an? |your |our |this |its )?(.{2,30}?) (?:is|are|was|were|can be|has|have|becomes?|became|gets?|got|grows?|grew|weighs?|costs?|runs?|lives?|flies|flew|moves?|burns?|spins?|rises?|stands?|lasts?|turns?|feels?|tastes?|sounds?)\b/i.exec(
      before.split(/, /).at(-1) ?? '',
    )
  // "A channel thinner than your arm".
  const first = nameOf((subject?.[1] ?? '').replace(/ (?:\w{2,}er|more \w+|as \w+) (?:than|as) .*$/i, ''))
  const second = nameOf(after.replace(/^(?:the |an? |your |our |its |that of (?:the )?|those of )/i, ''))
  return first === '' || second === '' ? ['', ''] : [first, second]
}

function nameOf(words: string): string {
  const name = words.replace(/\b(?:and|but|when|which|that|who|because|in|on|at)\b.*$/i, '').trim()
  const isName = name.length >= 2 && name.length <= LONGEST_NAME && name.split(' ').length <= 4
  if (
    !isName ||
    /^(?:it|its|they|he|she|this|that|we|you|i|there|one|some|most|usual|before|any|anything)\b/i.test(name)
  )
    return ''
  return name
}
