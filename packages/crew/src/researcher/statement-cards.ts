import { MONTHS, lookupTable } from '@hookreel/film'
import type { FactCard, ReadSource } from '@hookreel/film'
import { capitalize, numberWord } from '../writer/embedded/wording.ts'
import type { NamedSubject } from './name-subject.ts'
import { STATEMENT_RULES } from './statement-rules.ts'
import type { StatementRule } from './statement-rules.ts'
import type { Item, Snak, Statement } from './wikimedia.ts'

/** "Imported from a Wikimedia project" alone is no reference. */
const IMPORTED = new Set(['P143', 'P4656', 'P813', 'P887'])
/** Qualifiers that a spoken sentence would have to say as well: part, sex, method, circumstances. */
const LIMITING = ['P518', 'P21', 'P5102', 'P1480', 'P642', 'P1013', 'P1706', 'P366', 'P3831']
const NOW_YEAR_ONLY = 11
const GREGORIAN = /Q1985727$/

/** The ids whose names are needed to say the statements: units and things. */
export function listNeededLabels(item: Item): string[] {
  const ids = STATEMENT_RULES.flatMap(({ property, takes }) => {
    const statement = takes === 'count' ? null : chooseStatement(item.statements.get(property) ?? [])
    const value = statement?.mainsnak.datavalue?.value
    if (typeof value !== 'object' || value === null) return []
    if ('unit' in value && typeof value.unit === 'string') return [/Q\d+$/.exec(value.unit)?.[0] ?? '']
    return 'id' in value && typeof value.id === 'string' ? [value.id] : []
  })
  return [...new Set(ids.filter((id) => /^Q\d+$/.test(id)))]
}

/** What an item states with a reference, as cards: nothing outdated, nothing of which there are two versions. */
export function cardsFromStatements(
  item: Item,
  subject: NamedSubject,
  labels: ReadonlyMap<string, string>,
  readOn: string,
): FactCard[] {
  const source: ReadSource = {
    title: `Wikidata: ${item.label || subject.title}`,
    address: `https://www.wikidata.org/wiki/${item.id}`,
    by: 'Wikidata contributors',
    licence: 'CC0 1.0',
    readOn,
  }
  return STATEMENT_RULES.flatMap((rule): FactCard[] => {
    if (rule.of && rule.of !== (subject.isPerson ? 'person' : 'thing')) return []
    const statements = item.statements.get(rule.property) ?? []
    const said = rule.takes === 'count' ? countThem(statements) : sayValue(rule, statements, labels)
    if (said === null || said.value.toLowerCase() === bareTitle(subject).toLowerCase()) return []
    const card = fill(rule, subject, said)
    return [{ id: `${item.id}-${rule.property}`, ...card, source }]
  })
}

/** What shares its name with what it was named after makes no sentence. */
const bareTitle = ({ page }: NamedSubject): string => page.replace(/\s*\([^)]*\)$/, '')

type Said = {
  readonly value: string
  readonly year: number | null
  /** Put before or after the sentence: "in 2021". */
  readonly when: string
}

function sayValue(
  rule: StatementRule,
  statements: readonly Statement[],
  labels: ReadonlyMap<string, string>,
): Said | null {
  const statement = chooseStatement(statements)
  if (statement === null || !isReferenced(statement)) return null
  const value = statement.mainsnak.datavalue?.value
  if (rule.takes === 'time') return sayTime(value)
  if (rule.takes === 'item') {
    const label = labels.get(readField(value, 'id'))
    return label === undefined || label.length > 60 ? null : { value: label, year: null, when: '' }
  }
  const quantity = sayQuantity(value, labels, rule.unit)
  if (quantity === null) return null
  const year = readYear(statement.qualifiers?.['P585']?.[0])
  if (rule.isDated && year === null) return null
  return { value: quantity, year: null, when: rule.isDated && year !== null ? `in ${year}` : '' }
}

/** The one value to speak: preferred before normal, the newest where it was counted, none where two are as good. */
export function chooseStatement(statements: readonly Statement[]): Statement | null {
  const open = statements.filter(
    ({ rank, mainsnak, qualifiers }) =>
      rank !== 'deprecated' &&
      mainsnak.snaktype === 'value' &&
      !qualifiers?.['P582'] &&
      !LIMITING.some((property) => qualifiers?.[property]),
  )
  const preferred = open.filter(({ rank }) => rank === 'preferred')
  const best = preferred.length > 0 ? preferred : open
  const dated = best
    .map((statement) => ({ statement, year: readYear(statement.qualifiers?.['P585']?.[0]) }))
    .toSorted((one, other) => (other.year ?? -Infinity) - (one.year ?? -Infinity))
  const [first, second] = dated
  if (!first) return null
  return second && (second.year ?? -Infinity) === (first.year ?? -Infinity) ? null : first.statement
}

const isReferenced = ({ references = [] }: Statement): boolean =>
  references.some(({ snaks }) => Object.keys(snaks).some((property) => !IMPORTED.has(property)))

function countThem(statements: readonly Statement[]): Said | null {
  const open = statements.filter(({ rank, qualifiers }) => rank !== 'deprecated' && !qualifiers?.['P582'])
  if (open.length < 2 || open.length > 40 || !open.some(isReferenced)) return null
  return { value: numberWord(open.length), year: null, when: '' }
}

function sayTime(value: unknown): Said | null {
  const match = /^([+-])(\d{1,6})-(\d{2})-(\d{2})T/.exec(readField(value, 'time'))
  const precision = readNumber(value, 'precision')
  if (!match || precision === null || precision < 9) return null
  const year = Number(match[2]) * (match[1] === '-' ? -1 : 1)
  const spoken = year < 0 ? `${-year} BC` : `${year}`
  const month = MONTHS[Number(match[3]) - 1]
  // A day of the old calendar is another day in ours.
  const isExact =
    precision >= NOW_YEAR_ONLY && GREGORIAN.test(readField(value, 'calendarmodel')) && year > 1582
  if (isExact && month !== undefined)
    return { value: `on ${month} ${Number(match[4])}, ${spoken}`, year, when: '' }
  return {
    value: `in ${precision >= 10 && month !== undefined && isRecent(year) ? `${month} ` : ''}${spoken}`,
    year,
    when: '',
  }
}

const isRecent = (year: number): boolean => year > 1582

function readYear(snak: Snak | undefined): number | null {
  const match = /^\+(\d{4})-/.exec(readField(snak?.datavalue?.value, 'time'))
  return match ? Number(match[1]) : null
}

function sayQuantity(
  value: unknown,
  labels: ReadonlyMap<string, string>,
  wanted: 'any' | 'none' | undefined,
): string | null {
  const amount = Number(readField(value, 'amount'))
  const unit = readField(value, 'unit')
  if (!Number.isFinite(amount) || readField(value, 'amount') === '') return null
  if (wanted === 'none') return unit === '1' && amount > 0 ? sayNumber(amount) : null
  const label = labels.get(/Q\d+$/.exec(unit)?.[0] ?? '')
  // What has fifteen digits is said in no way that anybody can imagine.
  if (label === undefined || Math.abs(amount) >= 1e15) return null
  if (/^(?:percent|%)$/i.test(label)) return `${sayNumber(amount)} percent`
  return `${sayNumber(amount)} ${amount === 1 ? label : pluralUnit(label)}`
}

/** A number as it is spoken: rounded where a voice would stumble, which "about" says. */
export function sayNumber(amount: number): string {
  const size = Math.abs(amount)
  for (const [name, unit] of [
    ['trillion', 1e12],
    ['billion', 1e9],
    ['million', 1e6],
  ] as const) {
    if (size < unit) continue
    const short = Number((amount / unit).toPrecision(3))
    return `${short * unit === amount ? '' : 'about '}${short.toLocaleString('en')} ${name}`
  }
  if (Number.isInteger(amount)) return amount.toLocaleString('en')
  const short = size >= 1000 ? Math.round(amount) : Number(amount.toPrecision(4))
  return `${short === amount ? '' : 'about '}${short.toLocaleString('en', { maximumFractionDigits: 4 })}`
}

const WATER = 'cubic metre per second'
const FEET = /^(?:foot|feet)$/
/** "kilometre per hour" is "kilometres per hour", "square metre" is "square metres". */
function pluralUnit(label: string): string {
  if (label === WATER) return 'cubic metres of water every second'
  const [first = '', ...rest] = label.split(/(?= per )/)
  const many = FEET.test(first)
    ? 'feet'
    : /(?:s|hertz|Celsius|Fahrenheit|year old)$/.test(first)
      ? first.replace(/^degree /, 'degrees ')
      : first.endsWith('inch')
        ? `${first}es`
        : /[^aeiou]y$/.test(first)
          ? `${first.slice(0, -1)}ies`
          : `${first}s`
  return [many, ...rest].join('')
}

/** A rule with its subject and value filled in, in every form. */
function fill(rule: StatementRule, subject: NamedSubject, said: Said): Omit<FactCard, 'id' | 'source'> {
  const it = subject.isPerson ? null : subject.isPlural ? 'they' : 'it'
  // Counted in a year: the year comes first, or it would belong to the last word.
  const first = said.when === '' ? '' : `${said.when}, `
  const put = (pattern: string, name: string) =>
    agree(pattern, subject)
      .replace(/\bS\b/, () => name)
      .replace(/\bV\b/, () => said.value)
  const text = capitalize(`${first}${put(rule.text, subject.name)}`)
  const isNumber = rule.takes === 'quantity' || rule.takes === 'count'
  const opensWithSubject = rule.text.startsWith('S ')
  return {
    kind: isNumber ? 'number' : rule.takes === 'time' ? 'date' : 'plain',
    text,
    again: it !== null && opensWithSubject ? capitalize(`${first}${put(rule.text, it)}`) : null,
    guess:
      rule.question === undefined
        ? null
        : {
            question: capitalize(put(rule.question, subject.name)),
            answer: `${capitalize(said.value)}${said.when === '' ? '' : ` ${said.when}`}.`,
          },
    year: said.year,
    subject: subject.name,
    measure: rule.property,
    weight: rule.weight,
    // Said in words of our own: nothing but the value is from there.
    copiedWords: 0,
  }
}

const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = lookupTable({
  is: ['is', 'are'],
  was: ['was', 'were'],
  has: ['has', 'have'],
  does: ['does', 'do'],
  carry: ['carries', 'carry'],
  reach: ['reaches', 'reach'],
})
/** The verbs of a rule, in the number of the subject; of what is gone, in the past. */
function agree(pattern: string, { isPlural, isPast }: NamedSubject): string {
  return pattern.replace(/\{(\w+)\}/g, (_, verb: string) => {
    const past = isPast ? PAST[verb] : undefined
    if (past) return isPlural ? past[1] : past[0]
    const forms = IRREGULAR[verb] ?? [`${verb}s`, verb]
    return (isPlural ? forms[1] : forms[0]) ?? verb
  })
}
const PAST: Readonly<Record<string, readonly [string, string]>> = lookupTable({
  is: ['was', 'were'],
  has: ['had', 'had'],
  does: ['did', 'did'],
  weigh: ['weighed', 'weighed'],
  reach: ['reached', 'reached'],
  cover: ['covered', 'covered'],
  stand: ['stood', 'stood'],
  live: ['lived', 'lived'],
  last: ['lasted', 'lasted'],
  carry: ['carried', 'carried'],
  come: ['came', 'came'],
  share: ['shared', 'shared'],
})

const readField = (value: unknown, field: string): string =>
  typeof value === 'object' && value !== null && field in value
    ? String((value as Record<string, unknown>)[field]) // any field of an object that was just seen to have it
    : ''
const readNumber = (value: unknown, field: string): number | null => {
  const text = readField(value, field)
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text)
}
