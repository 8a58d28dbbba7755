import {
  pointerWithin,
  rectIntersection,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { addDays, type Day } from '../../lib/days/calendar-days.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
/** Into the place, so that it covers no neighbour's edge. */
const INSET = 4

const dayOfId = (id: unknown): Day | null =>
  typeof id === 'string' && id.startsWith('day:') ? id.slice('day:'.length) : null

/**
 * The arrows go from day to day and week to week; where no day follows, down leads to the posts without a time, and up
 * leads from there to the first day that takes posts.
 */
export const goByDays: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const places = context.droppableContainers.getEnabled().filter(({ id }) => dayOfId(id) !== null)
  const here =
    dayOfId(context.over?.id) ?? (context.over?.data.current?.day as Day | null | undefined) ?? 'none'
  const next = here === 'none' ? null : `day:${addDays(here, step)}`
  const target =
    places.find(({ id }) => id === next) ??
    (event.code === 'ArrowDown' ? places.find(({ id }) => id === 'day:none') : undefined) ??
    (here === 'none' && event.code !== 'ArrowDown' ? places.find(({ id }) => id !== 'day:none') : undefined)
  const rect = target && context.droppableRects.get(target.id)
  return rect ? { x: rect.left + INSET, y: rect.top + INSET } : undefined
}

/** By mouse the smallest place under the pointer, a slot before its day; by keyboard the day that is covered. */
export const findPlace: CollisionDetection = (args) => {
  if (!args.pointerCoordinates)
    return rectIntersection({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => dayOfId(id) !== null),
    })
  const under = pointerWithin(args)
  return under.toSorted((one, other) => Number(dayOfId(one.id) !== null) - Number(dayOfId(other.id) !== null))
}
