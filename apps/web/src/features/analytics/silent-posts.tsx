import { NETWORK_NAMES, type Analytics } from '@hookreel/contract'
import { formatPlural } from '../../lib/format.ts'

/** How many posts have no figures, and why that can be: none are compared as if nobody had watched them. */
export function SilentPosts({ silent }: { silent: Analytics['silent'] }) {
  if (silent.length === 0) return null
  const isTiktok = silent.some(({ network }) => network === 'tiktok')
  return (
    <p className="mb-5 rounded-xl border border-dashed px-4 py-3 text-sm text-muted">
      {silent
        .map(
          ({ network, posts }) =>
            `${formatPlural(posts, 'post')} on ${NETWORK_NAMES[network]} ${posts === 1 ? 'has' : 'have'} no figures`,
        )
        .join(', ')}
      , so they are left out below. Networks need some hours for the first ones.
      {isTiktok &&
        ' For some posts TikTok never tells which of its videos they are: their figures stand only in its app.'}
    </p>
  )
}
