import {
  Clapperboard,
  Coins,
  LayoutDashboard,
  Lightbulb,
  Settings,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { href } from 'react-router'

export type Section = { to: string; label: string; icon: LucideIcon; also?: string }

/** The sidebar, in this order; Logout follows them. `also`: the dashboard stays lit while a video is ordered. */
export const SECTIONS: readonly Section[] = [
  { to: href('/dashboard'), label: 'Dashboard', icon: LayoutDashboard, also: href('/generate-video') },
  { to: href('/generate-ideas'), label: 'Generate Ideas', icon: Sparkles },
  { to: href('/my-ideas'), label: 'My Video Ideas', icon: Lightbulb },
  { to: href('/my-videos'), label: 'My Videos', icon: Clapperboard },
  { to: href('/credits'), label: 'AI Credits', icon: Coins },
  { to: href('/settings'), label: 'Settings', icon: Settings },
]

export function isInSection(section: Section, path: string): boolean {
  return path.startsWith(section.to) || (section.also !== undefined && path.startsWith(section.also))
}
