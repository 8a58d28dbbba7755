import type { Look } from './furniture.ts'
import { paintBookShelves, paintKitchenShelves, paintLabShelves } from './shelves.ts'

/** One way of furnishing a kind of room; the colour of its walls is the film's. */
export type Way = Omit<Look, 'wall'>

export const ROOMS: readonly Way[] = [
  {
    window: { x: 0.2, y: 0.1, width: 0.6, height: 0.42 },
    table: '#8a5a3a',
    curtains: true,
    cover: 'stripes',
    pieces: [],
  },
  {
    window: { x: 0.66, y: 0.16, width: 0.44, height: 0.33 },
    table: '#7a5238',
    curtains: false,
    cover: 'panels',
    pieces: [
      { kind: 'pictures', x: 0.28 },
      { kind: 'plant', x: 0.06 },
    ],
    lampX: 0.5,
    hasRug: true,
  },
  {
    window: { x: -0.16, y: 0.14, width: 0.36, height: 0.36 },
    table: '#6a4630',
    curtains: true,
    cover: 'plain',
    pieces: [
      { kind: 'fireplace', x: 0.74 },
      { kind: 'pictures', x: 0.4 },
    ],
    hasRug: true,
  },
  {
    window: { x: 0.4, y: 0.2, width: 0.3, height: 0.24 },
    table: '#80583a',
    curtains: false,
    cover: 'bricks',
    pieces: [
      { kind: 'door', x: 0.16 },
      { kind: 'bookcase', x: 0.9 },
    ],
  },
]

export const DESKS: readonly Way[] = [
  {
    window: { x: 0.46, y: 0.12, width: 0.62, height: 0.36 },
    table: '#7a4f30',
    curtains: false,
    cover: 'stripes',
    pieces: [],
    shelves: paintBookShelves,
    lampX: 0.14,
  },
  {
    window: { x: 0.08, y: 0.1, width: 0.84, height: 0.4 },
    table: '#8a6a4a',
    curtains: false,
    cover: 'plain',
    pieces: [{ kind: 'plant', x: 0.9 }],
  },
  {
    window: { x: -0.1, y: 0.16, width: 0.4, height: 0.32 },
    table: '#5a4638',
    curtains: false,
    cover: 'bricks',
    pieces: [{ kind: 'pictures', x: 0.66 }],
    lampX: 0.84,
  },
  {
    window: { x: 0.3, y: 0.14, width: 0.36, height: 0.3 },
    table: '#7a5a40',
    curtains: true,
    cover: 'panels',
    pieces: [
      { kind: 'bookcase', x: 0.06 },
      { kind: 'bookcase', x: 0.96 },
    ],
  },
]

export const KITCHENS: readonly Way[] = [
  {
    window: { x: 0.08, y: 0.13, width: 0.5, height: 0.32 },
    table: '#a8805a',
    curtains: false,
    cover: 'stripes',
    pieces: [],
    shelves: paintKitchenShelves,
  },
  {
    window: { x: 0.06, y: 0.12, width: 0.5, height: 0.36 },
    table: '#8a5f40',
    curtains: true,
    cover: 'bricks',
    pieces: [{ kind: 'plant', x: 0.93 }],
    shelves: paintKitchenShelves,
    lampX: 0.12,
  },
  {
    window: { x: -0.12, y: 0.16, width: 0.36, height: 0.34 },
    table: '#9a7656',
    curtains: false,
    cover: 'panels',
    pieces: [{ kind: 'plant', x: 0.34 }],
    shelves: paintKitchenShelves,
  },
]

export const LABORATORIES: readonly Way[] = [
  {
    window: { x: 0.55, y: 0.1, width: 0.6, height: 0.3 },
    table: '#9fb2bc',
    curtains: false,
    cover: 'stripes',
    pieces: [],
    shelves: paintLabShelves,
    lampX: 0.3,
  },
  {
    window: { x: 0.1, y: 0.1, width: 0.8, height: 0.28 },
    table: '#8fa0a8',
    curtains: false,
    cover: 'bricks',
    pieces: [{ kind: 'plant', x: 0.08 }],
    lampX: 0.7,
  },
  {
    window: { x: 0.68, y: 0.16, width: 0.5, height: 0.32 },
    table: '#7f8c96',
    curtains: false,
    cover: 'plain',
    pieces: [
      { kind: 'bookcase', x: 0.14 },
      { kind: 'pictures', x: 0.46 },
    ],
  },
]
