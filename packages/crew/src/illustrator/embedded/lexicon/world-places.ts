import { lookupTable } from '@hookreel/film'
import type { Token } from '../../../text/parse-sentence.ts'

/** A place on the map: a country by its name in the atlas, or a point by its longitude and latitude. */
export type WorldPlace = { readonly country: string } | { readonly point: readonly [number, number] }

/** Countries as they are said where the atlas has the same name; those that are names of people, birds or hats are left out. */
const COUNTRIES =
  'Tanzania, Canada, Kazakhstan, Uzbekistan, Papua New Guinea, Indonesia, Argentina, Chile, Somalia, Kenya, Sudan, Haiti, Russia, Norway, Greenland, South Africa, Lesotho, Mexico, Uruguay, Brazil, Bolivia, Peru, Colombia, Costa Rica, Nicaragua, Honduras, El Salvador, Guatemala, Belize, Venezuela, Guyana, Suriname, France, Ecuador, Jamaica, Cuba, Zimbabwe, Botswana, Namibia, Senegal, Mauritania, Benin, Nigeria, Cameroon, Ghana, Liberia, Sierra Leone, Burkina Faso, Gabon, Zambia, Malawi, Mozambique, Angola, Burundi, Israel, Lebanon, Madagascar, Tunisia, Algeria, Qatar, Kuwait, Iraq, Cambodia, Thailand, Laos, Myanmar, Vietnam, North Korea, South Korea, Mongolia, India, Bangladesh, Bhutan, Nepal, Pakistan, Afghanistan, Tajikistan, Kyrgyzstan, Turkmenistan, Iran, Syria, Armenia, Sweden, Belarus, Ukraine, Poland, Austria, Hungary, Moldova, Romania, Lithuania, Latvia, Estonia, Germany, Bulgaria, Greece, Albania, Croatia, Switzerland, Luxembourg, Belgium, Netherlands, Portugal, Spain, Ireland, New Zealand, Australia, Sri Lanka, China, Taiwan, Italy, Denmark, Iceland, Azerbaijan, Philippines, Malaysia, Slovenia, Finland, Slovakia, Czechia, Eritrea, Japan, Paraguay, Yemen, Saudi Arabia, Antarctica, Cyprus, Morocco, Egypt, Libya, Ethiopia, Uganda, Rwanda, Serbia, Montenegro'
/** Other names of the same: `said = name in the atlas`. */
const OTHERWISE =
  "United States = United States of America, USA = United States of America, Great Britain = United Kingdom, United Kingdom = United Kingdom, Britain = United Kingdom, Holland = Netherlands, Czech Republic = Czechia, Burma = Myanmar, Ivory Coast = Côte d'Ivoire, Dominican Republic = Dominican Rep., Solomon Islands = Solomon Is."
/** Cities and other parts of countries: `name longitude latitude`. */
const POINTS =
  'London -0.1 51.5, Edinburgh -3.2 55.9, Manchester -2.2 53.5, Liverpool -3 53.4, Dublin -6.3 53.3, Scotland -4.2 56.8, Wales -3.8 52.3, Cornwall -4.9 50.4, Brussels 4.4 50.8, Antwerp 4.4 51.2, Amsterdam 4.9 52.4, Rotterdam 4.5 51.9, Copenhagen 12.6 55.7, Oslo 10.8 59.9, Bergen 5.3 60.4, Stockholm 18.1 59.3, Helsinki 24.9 60.2, Reykjavik -21.9 64.1, Berlin 13.4 52.5, Hamburg 10 53.6, Munich 11.6 48.1, Cologne 7 50.9, Frankfurt 8.7 50.1, Leipzig 12.4 51.3, Dresden 13.7 51.1, Bavaria 11.5 48.8, Vienna 16.4 48.2, Salzburg 13 47.8, Zurich 8.5 47.4, Geneva 6.1 46.2, Prague 14.4 50.1, Warsaw 21 52.2, Krakow 19.9 50.1, Budapest 19 47.5, Bucharest 26.1 44.4, Belgrade 20.5 44.8, Athens 23.7 38, Istanbul 29 41, Constantinople 29 41, Rome 12.5 41.9, Milan 9.2 45.5, Venice 12.3 45.4, Naples 14.3 40.9, Pompeii 14.5 40.8, Pisa 10.4 43.7, Turin 7.7 45.1, Sicily 14.2 37.6, Sardinia 9 40.1, Tuscany 11 43.4, Marseille 5.4 43.3, Lyon 4.8 45.8, Normandy 0.1 49, Bordeaux -0.6 44.8, Madrid -3.7 40.4, Barcelona 2.2 41.4, Seville -6 37.4, Valencia -0.4 39.5, Lisbon -9.1 38.7, Porto -8.6 41.2, Moscow 37.6 55.8, St Petersburg 30.3 59.9, Siberia 100 62, Chernobyl 30.2 51.3, Kyiv 30.5 50.5, Cairo 31.2 30, Alexandria 29.9 31.2, Jerusalem 35.2 31.8, Baghdad 44.4 33.3, Tehran 51.4 35.7, Dubai 55.3 25.2, Mecca 39.8 21.4, Kabul 69.2 34.5, Delhi 77.2 28.6, Mumbai 72.9 19.1, Kolkata 88.4 22.6, Calcutta 88.4 22.6, Kathmandu 85.3 27.7, Tibet 88 31.5, Beijing 116.4 39.9, Shanghai 121.5 31.2, Hong Kong 114.2 22.3, Seoul 127 37.6, Tokyo 139.7 35.7, Kyoto 135.8 35, Osaka 135.5 34.7, Hiroshima 132.5 34.4, Nagasaki 129.9 32.8, Hokkaido 142.8 43.4, Bangkok 100.5 13.8, Hanoi 105.8 21, Singapore 103.8 1.3, Jakarta 106.8 -6.2, Bali 115.1 -8.4, Borneo 114 1, Sumatra 101.5 -0.5, Manila 121 14.6, Tasmania 146.6 -42, Queensland 144.5 -22.5, Melbourne 145 -37.8, Auckland 174.8 -36.9, Nairobi 36.8 -1.3, Lagos 3.4 6.5, Johannesburg 28 -26.2, Cape Town 18.4 -33.9, Zanzibar 39.2 -6.1, Timbuktu -3 16.8, Casablanca -7.6 33.6, New York City -74 40.7, New York -74 40.7, Boston -71.1 42.4, Philadelphia -75.2 40, Chicago -87.6 41.9, Detroit -83 42.3, New Orleans -90.1 30, San Francisco -122.4 37.8, Los Angeles -118.2 34.1, Las Vegas -115.1 36.2, Seattle -122.3 47.6, Alaska -152 64.5, Hawaii -156.5 20.3, California -119.5 37, Texas -99.3 31.4, Florida -81.8 28, Oregon -120.5 44, Ohio -82.8 40.3, Toronto -79.4 43.7, Montreal -73.6 45.5, Vancouver -123.1 49.3, Nova Scotia -63.5 45, Newfoundland -56 48.6, Mexico City -99.1 19.4, Yucatan -89 20.5, Havana -82.4 23.1, Bogota -74.1 4.7, Lima -77 -12, Cusco -72 -13.5, Patagonia -70 -46, Buenos Aires -58.4 -34.6, Rio de Janeiro -43.2 -22.9, São Paulo -46.6 -23.6, Galapagos Islands -90.8 -0.6, Easter Island -109.4 -27.1, Krakatoa 105.4 -6.1'

const PLACES: Readonly<Record<string, WorldPlace>> = lookupTable(
  Object.fromEntries([
    ...COUNTRIES.split(', ').map((name) => [name, { country: name }] as const),
    ...OTHERWISE.split(', ').map((line) => {
      const [said = '', country = ''] = line.split(' = ')
      return [said, { country }] as const
    }),
    ...POINTS.split(', ').map((line) => {
      const words = line.split(' ')
      const [longitude = 0, latitude = 0] = words.slice(-2).map(Number)
      return [words.slice(0, -2).join(' '), { point: [longitude, latitude] }] as const
    }),
  ]),
)
const LONGEST = 3

/** All countries by their names in the atlas. Tests ask. */
export const ATLAS_NAMES: readonly string[] = Object.values(PLACES).flatMap((place) =>
  'country' in place ? [place.country] : [],
)

/** What leads to a place where something is, comes from or goes to. */
const LEADING = /^(?:in|of|from|near|to|across|outside|around|through|throughout|over|off|into|reached|left)$/
const REGION =
  /^(?:the|northern|southern|eastern|western|central|north|south|east|west|northeastern|southeastern|northwestern|southwestern|rural|modern|ancient|medieval|remote)$/
/** "Bigger than France", "as in Rome": no place where anything happens. */
const COMPARED = /^(?:than|like|as|size)$/

/** The place that a sentence says it happens at, where there is a map of it: "in southeastern Australia", "from Poland". */
export function findWorldPlace(tokens: readonly Token[]): WorldPlace | undefined {
  for (const [at] of tokens.entries())
    for (let length = LONGEST; length > 0; length -= 1) {
      const words = tokens.slice(at, at + length)
      const place = PLACES[words.map(({ text }) => text).join(' ')]
      if (place === undefined) continue
      if (isWhole(tokens, at, at + length) && isWhere(tokens, at)) return place
      break
    }
  return undefined
}

/** "London Bridge", "Jack London" and "the Mexico office" are other things. */
function isWhole(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, last, next] = [tokens[from - 1], tokens[to - 1], tokens[to]]
  const goesOn = next !== undefined && last?.endsClause === false && /^\p{Lu}/u.test(next.text)
  const isNamed = before !== undefined && from > 1 && !before.endsClause && /^\p{Lu}/u.test(before.text)
  return !goesOn && !isNamed
}

/** Behind a word that leads to it, or as what its sentence begins with: "London was built again". */
function isWhere(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (REGION.test(tokens[before]?.normal ?? '')) before -= 1
  if (before < 0) return tokens[at + 1]?.part === 'verb' || tokens[at + 1]?.part === 'function'
  return LEADING.test(tokens[before]?.normal ?? '') && !COMPARED.test(tokens[before - 1]?.normal ?? '')
}
