import { z } from 'zod'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  date: 'a date',
}
const FORMATS: Readonly<Record<string, string>> = {
  email: 'This is not an email address.',
  url: 'This is not a web address.',
  datetime: 'This is not a date and time, as in 2026-01-31T12:00:00Z.',
  date: 'This is not a date, as in 2026-01-31.',
  uuid: 'This is not an id.',
}

/** Says what is wrong with an input so that a person knows what to do. Sentences of a schema's own come before these. */
function explain(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `At most ${amountOf(issue.origin, issue.maximum)}.`
    case 'too_small':
      if (Number(issue.minimum) === 1 && issue.origin === 'string') return 'Please fill this in.'
      return `At least ${amountOf(issue.origin, issue.minimum)}.`
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.'
      return `This has to be ${NOUNS[issue.expected] ?? 'something else'}.`
    case 'invalid_value':
      return choices(issue.values)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not written the way it has to be.'
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.map((key) => `“${key}”`).join(', ')}.`
    case 'invalid_union':
      return explainUnion(issue.errors)
    case 'not_multiple_of':
      return `This has to be a multiple of ${issue.divisor}.`
    default:
      return 'This is not valid.'
  }
}

function amountOf(origin: string, limit: number | bigint): string {
  const amount = limit.toLocaleString('en-US')
  if (origin === 'string') return `${amount} ${Number(limit) === 1 ? 'character' : 'characters'}`
  return origin === 'array' || origin === 'set' ? `${amount} of these` : amount
}

function choices(values: readonly unknown[]): string {
  const [only] = values
  return values.length === 1
    ? `This has to be ${String(only)}.`
    : `Choose one of these: ${values.join(', ')}.`
}

/** Where every way is a choice of values, all of them are one choice. */
function explainUnion(ways: readonly (readonly z.core.$ZodIssue[])[]): string {
  const values = ways.flatMap((issues) =>
    issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : [])),
  )
  return values.length > 0 && values.length >= ways.length ? choices(values) : 'This is not valid.'
}

/** From now on every schema of this process explains itself in plain words. */
export function speakPlainly(): void {
  z.config({ customError: explain })
}
