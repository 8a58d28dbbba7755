import { readFileSync } from 'node:fs'

/** A command that cannot be done as it was given; the message says why. */
export class AdminError extends Error {
  override name = 'AdminError'
}

export function readWhole(text: string | undefined, name: string): number {
  const number = Number(text)
  if (text === undefined || text === '' || !Number.isInteger(number))
    throw new AdminError(`${name} must be a whole number.`)
  return number
}

export function readPackages(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new AdminError(`${file} cannot be read as JSON: ${cause instanceof Error ? cause.message : ''}`, {
      cause,
    })
  }
}
