import type { Style } from './style-type.ts'

export const cinematic: Style = {
  id: 'default',
  name: 'Cinematic',
  description: 'Painted light, deep skies and a slow camera',
  info: 'Layered landscapes with light beams, haze and particles. Works for nearly every topic: space, history, nature, motivation.',
  credits: ['Noto Emoji artwork by Google (Apache 2.0)', 'Montserrat by Julieta Ulanovsky (OFL 1.1)'],
  mood: 'cinematic',
  captionLook: {
    fontFamily: 'Hookreel Montserrat',
    size: 0.082,
    isUppercase: true,
    fill: '#ffffff',
    highlight: '#ffd54a',
    stroke: '#000000',
    strokeWidth: 0.185,
    emphasis: 'colour',
    accent: '#ffd54a',
    isHighlightBare: false,
    pop: 0.06,
  },
  transition: { kinds: ['crossfade'], frames: 12 },
  camera: {
    moves: ['push', 'push', 'pull', 'pan', 'tilt'],
    speed: 1,
    unrest: 0.15,
    beat: 2.2,
    pace: 'steady',
  },
  grain: 1.6,
}
