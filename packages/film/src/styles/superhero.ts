import type { Style } from './style-type.ts'

export const superhero: Style = {
  id: 'superhero',
  name: 'Superhero',
  description: 'Comic panels with ink, dots and speed lines',
  info: 'Bold ink outlines, halftone dots and bursts of colour. For motivation, records, rankings and anything with energy.',
  credits: ['Noto Emoji artwork by Google (Apache 2.0)', 'Bangers by Vernon Adams (OFL 1.1)'],
  mood: 'superhero',
  captionLook: {
    fontFamily: 'Hookreel Bangers',
    size: 0.11,
    isUppercase: true,
    fill: '#ffffff',
    highlight: '#ffe14a',
    stroke: '#0b0820',
    strokeWidth: 0.21,
    emphasis: 'pop',
    accent: '#ffe14a',
    isHighlightBare: false,
    pop: 0.16,
  },
  transition: { kinds: ['whip', 'slide', 'flash'], frames: 8 },
  camera: { moves: ['push', 'pull', 'pan', 'tilt'], speed: 1.35, unrest: 0.1, beat: 1.8, pace: 'punch' },
  grain: 0,
}
