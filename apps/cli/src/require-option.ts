import { readFile } from 'node:fs/promises'
import { AS_SCRIPT, FILM_LENGTHS } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import { CliError } from './cli-error.ts'

const PROMPT_MAX_CHARACTERS = 1000

/** One of the allowed words, or a refusal that lists them. */
export function requireOneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === value)
  if (found === undefined) throw new CliError(`${option} "${value}" is not one of: ${allowed.join(', ')}.`)
  return found
}

/** A length a film can have: seconds, or `script`. */
export function requireLength(option: string, value: string): FilmLength {
  const found = FILM_LENGTHS.find((length) => String(length) === value)
  if (found === undefined)
    throw new CliError(`${option} "${value}" is not one of: ${FILM_LENGTHS.join(', ')}.`)
  return found
}

/** What `--length` says, or its older name `--seconds`; a person's own words are told whole unless it is given. */
export function readLength(
  named: { readonly length?: string | undefined; readonly seconds?: string | undefined },
  isOwn: boolean,
): FilmLength {
  if (named.length !== undefined) return requireLength('--length', named.length)
  if (named.seconds !== undefined) return requireLength('--seconds', named.seconds)
  return isOwn ? AS_SCRIPT : 30
}

/** A whole number in [low, high], both included. */
export function requireWholeNumber(option: string, value: string, low: number, high: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < low || number > high)
    throw new CliError(`${option} "${value}" is not a whole number from ${low} to ${high}.`)
  return number
}

/** The prompt: the words given, or, with notes or sources alone, their first line. */
export function requirePrompt(positionals: readonly string[], notes?: string): string {
  const prompt =
    positionals.join(' ').trim() || (notes?.trim().split('\n')[0] ?? '').slice(0, PROMPT_MAX_CHARACTERS)
  if (prompt === '') throw new CliError('Say what the video is about: hookreel make "5 space facts".')
  if (prompt.length > PROMPT_MAX_CHARACTERS)
    throw new CliError(
      `The prompt has ${prompt.length} characters; at most ${PROMPT_MAX_CHARACTERS} are read.`,
    )
  return prompt
}

/** The text of a file the user named. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CliError(`${file} cannot be read (${error.code ?? error.message}).`)
  })
  if (text.trim() === '') throw new CliError(`${file} is empty.`)
  return text
}
