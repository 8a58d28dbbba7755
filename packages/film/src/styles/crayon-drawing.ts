import type { Style } from './style-type.ts'

export const crayonDrawing: Style = {
  id: 'crayon_drawing',
  name: 'Crayon Drawing',
  description: 'Wax crayon on paper, like a page from a sketchbook',
  info: 'Hand-drawn outlines, hatched colour and torn paper edges. Warm and funny: habits, stories, science for everyone.',
  credits: ['Noto Emoji artwork by Google (Apache 2.0)', 'Gochi Hand by Juan Pablo del Peral (OFL 1.1)'],
  mood: 'playful',
  captionLook: {
    fontFamily: 'Hookreel Gochi Hand',
    size: 0.11,
    isUppercase: false,
    fill: '#2a2030',
    highlight: '#d8281f',
    stroke: '#fffaf0',
    strokeWidth: 0.23,
    emphasis: 'colour',
    accent: '#d8281f',
    isHighlightBare: false,
    pop: 0.1,
  },
  transition: { kinds: ['slide', 'crossfade'], frames: 12 },
  camera: { moves: ['push', 'pan', 'drift'], speed: 0.9, unrest: 0.3, beat: 2.1, pace: 'steady' },
  grain: 0,
}
