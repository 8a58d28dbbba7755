import type { Style } from './style-type.ts'

export const documentary: Style = {
  id: 'documentary',
  name: 'Documentary',
  description: 'Archive prints, tape and a red pencil on old paper',
  info: 'Photographs laid on aged paper with captions, tape and circled details. For history, cases, people and places.',
  credits: ['Noto Emoji artwork by Google (Apache 2.0)', 'Anton by Vernon Adams (OFL 1.1)'],
  mood: 'documentary',
  captionLook: {
    fontFamily: 'Hookreel Anton',
    size: 0.092,
    isUppercase: true,
    fill: '#f7f1e1',
    highlight: '#17151a',
    stroke: '#17151a',
    strokeWidth: 0.15,
    emphasis: 'pill',
    accent: '#f2c230',
    isHighlightBare: true,
    pop: 0,
  },
  transition: { kinds: ['crossfade', 'slide'], frames: 10 },
  camera: { moves: ['push', 'pull', 'pan', 'tilt'], speed: 0.85, unrest: 0.1, beat: 2.2, pace: 'steady' },
  grain: 2,
}
