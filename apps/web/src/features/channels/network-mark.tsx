import type { NetworkId } from '@hookreel/contract'
import { Camera, Music2, SquarePlay, type LucideIcon } from 'lucide-react'
import { classNames } from '../../lib/class-names.ts'

/** Signs of our own: the networks' logos belong to them. */
const MARKS: Record<NetworkId, { icon: LucideIcon; look: string }> = {
  tiktok: { icon: Music2, look: 'bg-[oklch(0.23_0.02_220)] text-[oklch(0.9_0.12_195)]' },
  instagram: {
    icon: Camera,
    look: 'bg-linear-to-br from-[oklch(0.48_0.22_310)] to-[oklch(0.58_0.21_20)] text-white',
  },
  youtube: { icon: SquarePlay, look: 'bg-[oklch(0.5_0.2_27)] text-white' },
}

/** A network's sign. Its name stands beside it or in the name of what it belongs to. */
export function NetworkMark({ network, className }: { network: NetworkId; className?: string }) {
  const { icon: Icon, look } = MARKS[network]
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-xl [&_svg]:size-[55%]',
        look,
        className,
      )}
    >
      <Icon />
    </span>
  )
}
