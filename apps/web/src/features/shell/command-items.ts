import type { Idea, Video } from '@hookreel/contract'
import {
  Clapperboard,
  Keyboard,
  Lightbulb,
  LogOut,
  Monitor,
  Moon,
  PanelLeft,
  Sparkles,
  Sun,
  type LucideIcon,
} from 'lucide-react'
import { href, type NavigateFunction } from 'react-router'
import { applyTheme, type Theme } from '../../lib/theme.ts'
import { SECTIONS } from './sections.ts'

export type Command = { value: string; label: string; icon: LucideIcon; keys?: string; run: () => void }
export type CommandGroup = { value: string; items: Command[] }

export type CommandActions = {
  navigate: NavigateFunction
  toggleSidebar: () => void
  showShortcuts: () => void
  signOut: () => void
}

const THEMES: readonly [Theme, string, LucideIcon][] = [
  ['light', 'Light theme', Sun],
  ['dark', 'Dark theme', Moon],
  ['system', 'Theme as the system', Monitor],
]

/** What can be asked of the palette: ways, deeds, and what was made last. */
export function listCommands(
  actions: CommandActions,
  latest: { ideas: readonly Idea[]; videos: readonly Video[] },
): CommandGroup[] {
  const go = (to: string) => () => void actions.navigate(to)
  return [
    {
      value: 'Go to',
      items: SECTIONS.map((section) => ({
        value: section.to,
        label: section.label,
        icon: section.icon,
        keys: `G ${section.jump.toUpperCase()}`,
        run: go(section.to),
      })),
    },
    {
      value: 'Actions',
      items: [
        { value: 'new-ideas', label: 'Generate new ideas', icon: Sparkles, run: go(href('/generate-ideas')) },
        {
          value: 'new-video',
          label: 'Write a script for a new video',
          icon: Clapperboard,
          run: go(href('/generate-video')),
        },
        {
          value: 'sidebar',
          label: 'Fold or unfold the sidebar',
          icon: PanelLeft,
          keys: 'Ctrl B',
          run: actions.toggleSidebar,
        },
        { value: 'keys', label: 'Keyboard shortcuts', icon: Keyboard, keys: '?', run: actions.showShortcuts },
        ...THEMES.map(([theme, label, icon]) => ({
          value: `theme-${theme}`,
          label,
          icon,
          run: () => applyTheme(theme),
        })),
        { value: 'logout', label: 'Logout', icon: LogOut, run: actions.signOut },
      ],
    },
    {
      value: 'Latest ideas',
      items: latest.ideas.map((idea) => ({
        value: idea.id,
        label: idea.title,
        icon: Lightbulb,
        run: go(href('/edit-idea/:id', { id: idea.id })),
      })),
    },
    {
      value: 'Latest videos',
      items: latest.videos.map((video) => ({
        value: video.id,
        label: video.title,
        icon: Clapperboard,
        run: go(`${href('/my-videos')}?search=${encodeURIComponent(video.title)}`),
      })),
    },
  ].filter((group) => group.items.length > 0)
}
