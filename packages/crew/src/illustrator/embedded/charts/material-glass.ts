import { linear } from '../brush.ts'
import { boxPath } from './chart-shape.ts'
import type { Material } from './material.ts'

/** Cinematic: panes of glass lit from behind, amber for what is said. */
export const GLASS: Material = {
  family: 'Hookreel Montserrat',
  ink: { main: '#ffe2a6', rest: '#f2f6fb', quiet: '#1b1206' },
  outlines: [],
  weight: 0,
  line: { main: '#ffb45e', rest: '#dfe8f2', quiet: 'rgba(225,236,248,0.5)' },
  round: 16,
  isWaxed: false,
  edge: { colour: 'rgba(255,190,100,0.9)', by: 0, glow: 34 },
  ground: ({ context }, box) => {
    const pane = boxPath(box, 44)
    context.fillStyle = linear(context, [0, box[1], 0, box[3]], ['rgba(10,18,34,0.62)', 'rgba(4,8,18,0.74)'])
    context.fill(pane)
    context.strokeStyle = 'rgba(220,236,255,0.22)'
    context.lineWidth = 3
    context.stroke(pane)
  },
  area: ({ context, frame }, path, tone, box) => {
    const isMain = tone === 'main'
    context.save()
    if (isMain) {
      context.shadowColor = 'rgba(255,170,70,0.85)'
      context.shadowBlur = 54 * frame.scale
    }
    context.fillStyle = isMain
      ? linear(context, [box[0], box[1], box[0], box[3]], ['#ffe7b4', '#ffb14e', '#d4701f'])
      : linear(context, [box[0], box[1], box[0], box[3]], ['rgba(226,238,252,0.42)', 'rgba(160,190,222,0.2)'])
    context.fill(path)
    context.restore()
    context.save()
    context.clip(path)
    context.fillStyle = linear(
      context,
      [box[0], 0, box[2], 0],
      [
        [0, 'rgba(255,255,255,0.34)'],
        [0.32, 'rgba(255,255,255,0.04)'],
        [1, 'rgba(0,0,0,0.14)'],
      ],
    )
    context.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1])
    context.restore()
    context.strokeStyle = isMain ? 'rgba(255,246,222,0.9)' : 'rgba(230,242,255,0.6)'
    context.lineWidth = 3
    context.stroke(path)
  },
}
