import { z } from 'zod'
import type { OpenWebSettings } from '../researcher/open-web.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an address like https://en.wikipedia.org' })

/** Settings of the sources on the open web; none is needed. */
export const openWebEnvironment = z.object({
  /** `off` asks nothing of Wikipedia and Wikidata. */
  OPEN_WEB: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** E-mail or address of who runs this installation: Wikimedia asks for it, and serves those without one far less. */
  OPEN_WEB_CONTACT: z
    .string()
    .regex(/^[\x21-\x27\x2a-\x7e]{3,200}$/, 'must be an e-mail address or a web address')
    .optional(),
  /** Where Wikipedia and Wikidata are reached, when it is not at their own addresses. */
  WIKIPEDIA_URL: address.optional(),
  WIKIDATA_URL: address.optional(),
})

/** How the open web is used, by these settings. */
export function readOpenWeb(environment: z.output<typeof openWebEnvironment>): OpenWebSettings {
  const bare = (url: string) => url.replace(/\/+$/, '')
  return {
    isOn: environment.OPEN_WEB === 'on',
    contact: environment.OPEN_WEB_CONTACT,
    wikipedia: bare(environment.WIKIPEDIA_URL ?? 'https://en.wikipedia.org'),
    wikidata: bare(environment.WIKIDATA_URL ?? 'https://www.wikidata.org'),
  }
}
