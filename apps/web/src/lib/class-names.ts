import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Our own font sizes must be known to it, or `text-small` would count as a colour.
const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['display', 'headline', 'section', 'title', 'small'] }] } },
})

/** Joins class names; of two that set the same thing the later one stays. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values))
}
