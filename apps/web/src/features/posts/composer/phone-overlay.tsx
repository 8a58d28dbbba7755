import type { NetworkId } from '@hookreel/contract'
import { NETWORK_MARGINS } from '@hookreel/film'
import {
  Bookmark,
  Ellipsis,
  Heart,
  MessageCircle,
  Music,
  Repeat2,
  Send,
  Share2,
  ThumbsDown,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'

/** The buttons at the right edge, and the words at the top, as each app has them. */
const SCREENS: Record<NetworkId, { rail: readonly LucideIcon[]; top: string; button: string }> = {
  tiktok: { rail: [Heart, MessageCircle, Bookmark, Share2], top: 'Following   For You', button: '' },
  instagram: { rail: [Heart, MessageCircle, Send, Ellipsis], top: 'Reels', button: 'Follow' },
  youtube: { rail: [ThumbsUp, ThumbsDown, MessageCircle, Share2, Repeat2], top: '', button: 'Subscribe' },
}
/** Where an app's column of buttons begins, in percent from the top and the left: it ends on the app's words at the bottom. */
const RAILS: Record<NetworkId, { readonly top: number; readonly left: number }> = {
  tiktok: { top: 42, left: 84 },
  instagram: { top: 52, left: 85 },
  youtube: { top: 40, left: 84 },
}

/** Parts of the picture that an app's own buttons and words cover: keep text out of them, as captions do. */
function listCovered(network: NetworkId) {
  const { top, bottom } = NETWORK_MARGINS[network]
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  const rail = RAILS[network]
  return [
    { top: '0', right: '0', bottom: percent(1 - top), left: '0' },
    { top: `${rail.top}%`, right: '0', bottom: percent(bottom), left: `${rail.left}%` },
    { top: percent(1 - bottom), right: '0', bottom: '0', left: '0' },
  ]
}

/** What lies over the film on a phone. Sizes follow the width of the picture. */
export function PhoneOverlay(props: {
  network: NetworkId
  name: string
  text: string
  hasSafeZones: boolean
}) {
  const { rail, top, button } = SCREENS[props.network]
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 text-[3.9cqw] text-white [text-shadow:0_1px_2px_rgb(0_0_0/.7)]"
    >
      <span className="absolute inset-x-0 bottom-0 h-1/3 bg-linear-to-t from-black/65 to-transparent" />
      <span className="absolute inset-x-0 top-[3%] text-center font-semibold whitespace-pre">{top}</span>
      <span className="absolute right-[4%] bottom-[21%] flex flex-col items-center gap-[5cqw] [&_svg]:size-[8cqw]">
        {rail.map((Icon, index) => (
          <Icon key={index} className="drop-shadow" />
        ))}
      </span>
      <span className="absolute right-[20%] bottom-[4%] left-[4%] grid grid-cols-1 gap-[1.6cqw]">
        <span className="flex items-center gap-[2cqw] font-semibold">
          <span className="grid size-[8cqw] place-items-center rounded-full bg-white/30">
            {props.name.slice(0, 1)}
          </span>
          <span className="min-w-0 truncate">@{props.name}</span>
          {button && (
            <span className="rounded-md border border-white/80 px-[2cqw] text-[3.4cqw]">{button}</span>
          )}
        </span>
        <span dir="auto" className="line-clamp-2 leading-snug break-words whitespace-pre-line">
          {props.text}
        </span>
        <span className="flex items-center gap-[1.6cqw] text-[3.4cqw] opacity-90 [&_svg]:size-[4cqw]">
          <Music /> Original sound
        </span>
      </span>
      {props.hasSafeZones &&
        listCovered(props.network).map((inset) => (
          <span
            key={`${inset.top}${inset.left}`}
            style={inset}
            className={classNames(
              'absolute border border-dashed border-white/80 bg-[oklch(0.65_0.2_25/.35)]',
            )}
          />
        ))}
    </div>
  )
}
