import { lookupTable } from '@hookreel/film'

const STATES: Readonly<Record<string, string>> = lookupTable({
  ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado' },
  ...{ CT: 'Connecticut', DE: 'Delaware', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho' },
  ...{ IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana' },
  ...{ ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota' },
  ...{ MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada' },
  ...{ NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina' },
  ...{ ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania' },
  ...{ RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas' },
  ...{ UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia' },
  ...{ WI: 'Wisconsin', WY: 'Wyoming' },
})
const CODES = Object.keys(STATES).join('|')
/** "Tampa FL", "Tampa, FL": in capitals, behind a town. */
const BEHIND_TOWN = new RegExp(
  String.raw`(?<=\b\p{Lu}[\p{L}.'-]*\p{Ll}),? (${CODES})(?=$|[\s,.;:!?)])(?!-)`,
  'gu',
)

/** A state behind a town, as it is spoken: "Tampa, Florida". */
export const speakStates = (text: string): string =>
  text.replace(BEHIND_TOWN, (_, code: string) => `, ${STATES[code] ?? code}`)

/** "Tampa, FL" in one piece, so that nothing is cut between a town and its state. */
export const joinStates = (text: string): string => text.replace(BEHIND_TOWN, (_, code: string) => ` ${code}`)

const WAYS: Readonly<Record<string, string>> = lookupTable({
  ...{ st: 'Street', rd: 'Road', ave: 'Avenue', blvd: 'Boulevard', ln: 'Lane', dr: 'Drive', ct: 'Court' },
})
/** "Haywood Rd": behind a name, in a capital or behind a house number. */
const SHORT_WAY =
  /(?<=\b\p{Lu}[\p{L}']+ )(St|Rd|Ave|Blvd|Ln|Dr|Ct)\b\.?|(?<=\b\d{1,5} (?:[\p{L}']+ ){1,2})(st|rd|ave|blvd|ln|dr|ct)\b\.?/gu

/** A street as it is spoken: "Haywood Road". */
export const speakStreets = (text: string): string =>
  text.replace(SHORT_WAY, (said: string) => WAYS[said.toLowerCase().replace('.', '')] ?? said)
