import type { Style } from './style-type.ts'

export const anime: Style = {
  id: 'anime',
  name: 'Anime',
  description: 'Clear skies, big clouds and petals on the wind',
  info: 'Soft cel-shaded skies, glowing light and drifting petals. For feelings, stories, wonder and everyday magic.',
  credits: [
    'Noto Emoji artwork by Google (Apache 2.0)',
    'M PLUS Rounded 1c by the M+ FONTS project (OFL 1.1)',
  ],
  mood: 'anime',
  captionLook: {
    fontFamily: 'Hookreel M PLUS Rounded',
    size: 0.084,
    isUppercase: false,
    fill: '#ffffff',
    highlight: '#ffffff',
    stroke: '#2a1d63',
    strokeWidth: 0.23,
    emphasis: 'pill',
    accent: '#ff4f87',
    isHighlightBare: false,
    pop: 0.05,
  },
  transition: { kinds: ['crossfade', 'flash', 'slide'], frames: 10 },
  camera: { moves: ['pan', 'tilt', 'push', 'pull'], speed: 1.1, unrest: 0.2, beat: 2.1, pace: 'steady' },
  grain: 0,
}
