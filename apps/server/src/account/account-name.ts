/** The two parts of an account's name, as a person may change them. */
export type NameParts = { readonly firstName: string | null; readonly lastName: string | null }

/** The parts of a name as it was given at sign-up: its first word, and the rest. */
export function splitName(name: string): NameParts {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: first || null, lastName: rest.join(' ') || null }
}

/** The whole name; empty when there is none. */
export function joinName({ firstName, lastName }: NameParts): string {
  return [firstName, lastName].filter((part) => part !== null).join(' ')
}

/** The parts as they were saved; from the name of the sign-up while none was. */
export function partsOfName(saved: NameParts, name: string): NameParts {
  return saved.firstName === null && saved.lastName === null
    ? splitName(name)
    : { firstName: saved.firstName, lastName: saved.lastName }
}
