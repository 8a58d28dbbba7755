const HIDDEN = '[hidden]'
/** Field names whose value is never written. */
const SECRET_FIELD = /password|secret|token|authorization|cookie|api-?key$/i
/** How secrets look wherever they turn up: what stands before the group is kept. */
const SECRET_SHAPES = [
  /\b(hr_)[\w-]{20,}/g,
  /\b(whsec_)[\w+/=]{10,}/g,
  /\b(sk[-_](?:\w+[-_])?)\w{16,}/g,
  /\b((?:Bearer|Basic) +)[\w+/=.~-]{8,}/gi,
  /(session_token=)[^;\s"\\]+/g,
  /([?&](?:token|signature|code|state|key|access_token|X-Amz-Signature)=)[^&\s"\\]+/gi,
  /(:\/\/[^\s:/@"\\]*:)[^\s@/"\\]+(?=@)/g,
] as const
/** Shorter ones would blacken words. */
const SECRET_MIN_CHARACTERS = 8

/**
 * Makes the function that hides secrets in a line of the log: those of the given values, and whatever looks like a
 * key, a password in an address, a session or a signature.
 */
export function createHider(values: readonly string[] = []): (line: string) => string {
  const known = [...new Set(values)]
    .filter((value) => value.length >= SECRET_MIN_CHARACTERS)
    // As they stand inside JSON.
    .map((value) => JSON.stringify(value).slice(1, -1))
    .toSorted((one, other) => other.length - one.length)
  return (line) => {
    let text = line
    for (const value of known) text = text.replaceAll(value, HIDDEN)
    for (const shape of SECRET_SHAPES) text = text.replaceAll(shape, `$1${HIDDEN}`)
    return text
  }
}

/** For JSON.stringify: leaves out the values of fields that are secret by their name. */
export function hideField(name: string, value: unknown): unknown {
  return SECRET_FIELD.test(name) && typeof value === 'string' ? HIDDEN : value
}

/** An error's stack without what a query was given: there stand sessions, hashes and people's words. */
export function describeStack(error: Error): string | undefined {
  const [message = ''] = error.message.split('\nparams: ')
  return error.stack?.replace(error.message, () => message)
}

/** The values of an environment that must not be told: keys, secrets, and passwords in addresses. */
export function listSecretValues(environment: Record<string, string | undefined>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (/(KEY|SECRET|TOKEN|PASSWORD)(_ID)?$/.test(name)) return [value]
    const password = URL.canParse(value) ? new URL(value).password : ''
    return password === '' ? [] : [password, decodeURIComponent(password)]
  })
}
