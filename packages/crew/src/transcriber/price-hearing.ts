import { chooseModel, findModel, isFree } from '../provider/models.ts'
import type { ProviderSettings } from '../provider/provider-settings.ts'

/** A second of a recording, by a model that is not in the table. */
const UNKNOWN_SECOND = 111

/** Cost of writing down so many seconds of speech in microdollars, by list price; 0 on one's own machine. */
export function priceHearing(
  settings: Pick<ProviderSettings, 'provider' | 'apiKey' | 'model'>,
  seconds: number,
): number {
  if (isFree(settings)) return 0
  const price = findModel('transcriber', settings.provider, chooseModel('transcriber', settings))?.price
  return Math.ceil(seconds * (price !== undefined && 'second' in price ? price.second : UNKNOWN_SECOND))
}
