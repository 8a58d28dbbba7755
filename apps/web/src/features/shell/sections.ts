import {
  CalendarDays,
  ChartColumn,
  Clapperboard,
  Coins,
  LayoutDashboard,
  Lightbulb,
  Settings,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { href } from 'react-router'

/** `jump` is the letter that leads there after a g. */
export type Section = { to: string; label: string; icon: LucideIcon; jump: string; also?: string }

/** The sidebar, in this order; Logout follows them. `also`: the dashboard stays lit while a video is ordered. */
export const SECTIONS: readonly Section[] = [
  {
    to: href('/dashboard'),
    label: 'Dashboard',
    icon: LayoutDashboard,
    jump: 'd',
    also: href('/generate-video'),
  },
  { to: href('/generate-ideas'), label: 'Generate Ideas', icon: Sparkles, jump: 'g' },
  { to: href('/my-ideas'), label: 'My Video Ideas', icon: Lightbulb, jump: 'i' },
  { to: href('/my-videos'), label: 'My Videos', icon: Clapperboard, jump: 'v' },
  { to: href('/credits'), label: 'AI Credits', icon: Coins, jump: 'c' },
  { to: href('/settings'), label: 'Settings', icon: Settings, jump: 's' },
  { to: href('/calendar'), label: 'Calendar', icon: CalendarDays, jump: 'p' },
  { to: href('/analytics'), label: 'Analytics', icon: ChartColumn, jump: 'a' },
  { to: href('/cast'), label: 'Cast', icon: Users, jump: 't' },
]

export function isInSection(section: Section, path: string): boolean {
  return path.startsWith(section.to) || (section.also !== undefined && path.startsWith(section.also))
}
