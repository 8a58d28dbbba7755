import type { Style } from './style-type.ts'

export const horror: Style = {
  id: 'horror',
  name: 'Horror',
  description: 'Fog, a cold moon and something that should not be there',
  info: 'Nearly colourless night scenes with mist, scratches and red light. For creepy tales, unsolved cases and dark facts.',
  credits: ['Noto Emoji artwork by Google (Apache 2.0)', 'Creepster by Sideshow (OFL 1.1)'],
  mood: 'horror',
  captionLook: {
    fontFamily: 'Hookreel Creepster',
    size: 0.106,
    isUppercase: false,
    fill: '#e9e4d4',
    highlight: '#ff2b2b',
    stroke: '#000000',
    strokeWidth: 0.125,
    emphasis: 'glow',
    accent: '#ff0000',
    isHighlightBare: false,
    pop: 0.05,
  },
  transition: { kinds: ['dip', 'crossfade'], frames: 12 },
  camera: { moves: ['push', 'push', 'drift'], speed: 0.85, unrest: 0.6, beat: 2.4, pace: 'steady' },
  grain: 2.6,
}
