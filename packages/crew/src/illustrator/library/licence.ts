/** On which terms a picture may be shown in a film that earns money. From free of every duty to the strictest. */
const FAMILIES = ['cc0', 'pd', 'by', 'by-sa'] as const
export type Licence = {
  readonly family: (typeof FAMILIES)[number]
  /** As people know it: "CC BY 4.0". */
  readonly short: string
  /** Where its words are; empty where there are none. */
  readonly address: string
}

const DEED = /^(?:https?:)?\/\/(?:www\.)?creativecommons\.org\/(.+)$/i
const SHORT_CODE = /^cc[- ]?(by(?:-sa)?)[- ](\d\.\d)(?:[- ]([a-z]{2,6}))?$/i
const PUBLIC_CODE = /^(?:pd|pdm|public domain(?: mark)?(?: 1\.0)?|pd-us-gov)$/i

/** What the address of a licence says; undefined when it is none that may be used. */
export function readLicenceAddress(address: string): Licence | undefined {
  const path = DEED.exec(address.trim())?.[1]?.toLowerCase() ?? ''
  const [kind, code = '', version = '', port = ''] = path.split('/')
  if (kind === 'publicdomain' && code === 'zero') return CC0
  if (kind === 'publicdomain' && code === 'mark') return PUBLIC
  if (kind !== 'licenses' || (code !== 'by' && code !== 'by-sa') || !/^\d\.\d$/.test(version))
    return undefined
  return ofCreativeCommons(code, version, /^(?:deed|legalcode)/.test(port) ? '' : port)
}

/** What a short code says: `cc-by-4.0`, `CC BY-SA 3.0`, `cc0`, `pd`; undefined for every other. */
export function readLicenceCode(code: string): Licence | undefined {
  const plain = code.trim()
  if (/^cc[- ]?(?:0|zero)(?:[- ]1\.0)?$/i.test(plain)) return CC0
  if (PUBLIC_CODE.test(plain)) return PUBLIC
  const [, family, version, port = ''] = SHORT_CODE.exec(plain.replace(/^cc by/i, 'cc-by')) ?? []
  if (family === undefined || version === undefined) return undefined
  return ofCreativeCommons(family.toLowerCase() === 'by' ? 'by' : 'by-sa', version, port.toLowerCase())
}

function ofCreativeCommons(family: 'by' | 'by-sa', version: string, port: string): Licence {
  const named = `CC ${family.toUpperCase()} ${version}${port === '' ? '' : ` ${port.toUpperCase()}`}`
  const address = `https://creativecommons.org/licenses/${family}/${version}/${port === '' ? '' : `${port}/`}`
  return { family, short: named, address }
}

export const CC0: Licence = {
  family: 'cc0',
  short: 'CC0 1.0',
  address: 'https://creativecommons.org/publicdomain/zero/1.0/',
}
export const PUBLIC: Licence = { family: 'pd', short: 'Public domain', address: '' }

/**
 * The terms of a picture of which several things are said: the strictest of them. Undefined as soon as one of them cannot be read
 * or is none that may be used: what a page says beside a free licence is never better than it.
 */
export function strictestOf(said: readonly (Licence | undefined)[]): Licence | undefined {
  const known = said.filter((one) => one !== undefined)
  if (known.length === 0 || known.length < said.length) return undefined
  return known.toSorted((one, other) => FAMILIES.indexOf(other.family) - FAMILIES.indexOf(one.family))[0]
}

/** Whether anyone who shows it has to name its author and its licence. */
export const isCreditOwed = ({ family }: Licence): boolean => family === 'by' || family === 'by-sa'

/** Conditions that free licences do not have, wherever a page states them. */
export const UNFREE =
  /\b(?:non-?commercial|no derivat\w+|fair[- ]use|non-?free|all rights reserved|by-n[cd]|cc[- ]n[cd]|nc-|-nd\b|permission (?:is )?(?:required|needed)|editorial use|not for (?:commercial|advertising))/i
