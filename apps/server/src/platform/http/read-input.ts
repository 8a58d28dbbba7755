import { speakPlainly } from '@hookreel/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

speakPlainly()

/** Checks a part of a request against its schema; throws `invalid_input` naming every field that is wrong. */
export function readInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('invalid_input', { fields: describeIssues(parsed.error) })
  const unstorable = findUnstorable(parsed.data, '')
  if (unstorable !== undefined) {
    throw new AppError('invalid_input', {
      fields: { [unstorable]: 'This text has a character that cannot be kept.' },
    })
  }
  return parsed.data
}

function describeIssues(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] ??= issue.message
  }
  return fields
}

/** The path of the first text with NUL or half a character in it: the database keeps neither. */
function findUnstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path || 'body' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const found = findUnstorable(item, path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
