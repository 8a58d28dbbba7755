import type { StyleId } from '../style.ts'

/** How filmed footage is coloured to belong to a style. */
export type ClipGrade = {
  /** 1 leaves colours as they are, 0 takes them away. */
  readonly saturation: number
  /** 1 leaves light and dark as they are. */
  readonly contrast: number
  /** Added to the middle tones, -1 to 1. */
  readonly brightness: number
  /** -1 (blue) to 1 (amber). */
  readonly warmth: number
  /** How dark the corners are, 0 to 1. */
  readonly vignette: number
}

const GRADES: Readonly<Record<StyleId, ClipGrade>> = {
  default: { saturation: 0.94, contrast: 1.08, brightness: -0.02, warmth: 0.08, vignette: 0.42 },
  crayon_drawing: { saturation: 1.18, contrast: 0.96, brightness: 0.04, warmth: 0.1, vignette: 0.12 },
  horror: { saturation: 0.38, contrast: 1.14, brightness: -0.09, warmth: -0.3, vignette: 0.55 },
  superhero: { saturation: 1.3, contrast: 1.16, brightness: 0, warmth: 0.04, vignette: 0.4 },
  documentary: { saturation: 0.78, contrast: 1.03, brightness: 0, warmth: 0.22, vignette: 0.34 },
  anime: { saturation: 1.22, contrast: 1.03, brightness: 0.03, warmth: -0.06, vignette: 0.15 },
}

/** The grade of a style's footage. */
export function clipGradeOf(style: StyleId): ClipGrade {
  return GRADES[style]
}
