import type { StyleId } from '@hookreel/film'

/** How a style sets words large. */
export type TypeLook = {
  readonly family: string
  readonly isUpper: boolean
  /** Fill of the main line from top to bottom, and of the others. */
  readonly main: readonly [string, string]
  readonly other: readonly [string, string]
  readonly outlines: readonly { readonly colour: string; readonly width: number }[]
  /** Hard shadow: offset as a share of the letter's size. */
  readonly shadow: { readonly colour: string; readonly by: number } | null
  readonly halo: string | null
  /** Turn of the whole block, in radians. */
  readonly tilt: number
  /** Share of the frame's width that its words keep free at both sides: where a panel has a border and strips reach out beyond their letters. */
  readonly inset?: number
}

/** The letters that are drawn in wax. */
export const CRAYON_FAMILY = 'Hookreel Gochi Hand'

/** Every style's way of setting words. */
export const TYPE_LOOKS: Record<StyleId, TypeLook> = {
  default: {
    family: 'Hookreel Montserrat',
    isUpper: true,
    main: ['#ffe9b8', '#ff9d42'],
    other: ['#ffffff', '#dfe8f2'],
    outlines: [],
    shadow: { colour: 'rgba(4,8,18,0.55)', by: 0.045 },
    halo: '#04070f',
    tilt: 0,
  },
  anime: {
    family: 'Hookreel M PLUS Rounded',
    isUpper: true,
    main: ['#ffffff', '#fff0b0'],
    other: ['#ffffff', '#f2f7ff'],
    outlines: [{ colour: '#2a2072', width: 0.19 }],
    shadow: { colour: 'rgba(30,20,90,0.4)', by: 0.06 },
    halo: null,
    tilt: -0.035,
  },
  horror: {
    family: 'Hookreel Creepster',
    isUpper: true,
    main: ['#ff4a3a', '#8a0d12'],
    other: ['#eef1e2', '#bcc6b8'],
    outlines: [{ colour: '#050505', width: 0.07 }],
    shadow: { colour: 'rgba(0,0,0,0.8)', by: 0.05 },
    halo: '#000000',
    tilt: 0.015,
  },
  superhero: {
    family: 'Hookreel Bangers',
    isUpper: true,
    main: ['#fff07a', '#ffb300'],
    other: ['#ffffff', '#eaf2ff'],
    outlines: [
      { colour: '#0b0820', width: 0.24 },
      { colour: '#ffffff', width: 0.16 },
      { colour: '#0b0820', width: 0.11 },
    ],
    shadow: { colour: 'rgba(11,8,32,0.55)', by: 0.09 },
    halo: null,
    tilt: -0.07,
    inset: 0.055,
  },
  documentary: {
    family: 'Hookreel Anton',
    isUpper: true,
    main: ['#c8201a', '#a81712'],
    other: ['#1d1a1c', '#1d1a1c'],
    outlines: [],
    shadow: null,
    halo: null,
    tilt: -0.018,
    inset: 0.022,
  },
  crayon_drawing: {
    family: CRAYON_FAMILY,
    isUpper: true,
    main: ['#e8452f', '#e8452f'],
    other: ['#2f6fd6', '#2f6fd6'],
    outlines: [],
    shadow: null,
    halo: null,
    tilt: -0.03,
  },
}
