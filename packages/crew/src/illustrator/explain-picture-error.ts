import { explainAiError, readErrorBody } from '../provider/explain-ai-error.ts'
import { failAs, readRefusal, readRetryAfter } from '../provider/explain-status.ts'
import { ProviderError } from '../provider/provider.ts'

/** Services of pictures say by these words that their filter took offence, whatever status they say it with. */
const OFFENCE = /nsfw|flagged|safety system|content[ _]filter/i

/** What went wrong with a picture, whatever was thrown; anyone who asked has made sure that it was not an abort. */
export async function explainPictureError(provider: string, error: unknown): Promise<ProviderError> {
  const explained = await explainAiError(provider, error)
  const said = error instanceof Error ? error.message : String(error)
  const isKnown = explained instanceof ProviderError
  if (isKnown && explained.failure !== 'broken' && explained.failure !== 'bad_request') return explained
  if (OFFENCE.test(said)) return failAs(provider, 'moderated', said, { cause: error })
  return isKnown ? explained : failAs(provider, 'broken', said, { cause: error })
}

/** What a refusing answer means, by its status and its body. */
export async function explainResponse(provider: string, response: Response): Promise<ProviderError> {
  const told = readErrorBody(await response.text())
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'))
  const isOffended = response.status < 500 && OFFENCE.test(`${told.code} ${told.message}`)
  const failure = isOffended ? 'moderated' : readRefusal({ status: response.status, ...told })
  return failAs(provider, failure, told.message, { retryAfterSeconds })
}
