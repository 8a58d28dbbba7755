import type { DesignFrame } from '../canvas.ts'
import type { Spot, Stage } from '../painting/stage.ts'

function isWide(frame: DesignFrame): boolean {
  return frame.width > frame.height * 1.2
}

/** The usual side of the main subject's box in design units. */
export function mainSize(frame: DesignFrame): number {
  return isWide(frame) ? frame.height * 0.58 : Math.min(frame.width * 0.66, frame.height * 0.46)
}

/** The main subject on its feet and up to two smaller ones beside it, on a ground whose front line is at `line`. */
export function standingSpots(stage: Stage, footing: Spot['footing'], line: number, scale = 1): Spot[] {
  const { frame, framing, plan } = stage
  // In wide frames things stand nearer and on a third, or the ground before them lies empty.
  const baseY = isWide(frame) ? line + frame.height * 0.055 : line
  const size = Math.min(mainSize(frame) * framing.subjectScale * scale, baseY * 0.92)
  const hasCompany = plan.subjects.length > 1
  const isLeft = framing.subjectX < 0.5
  const alone = isWide(frame) ? 0.5 + (isLeft || plan.index % 2 === 0 ? -0.13 : 0.13) : framing.subjectX
  const x = frame.width * (hasCompany ? (isLeft ? 0.4 : 0.6) : alone)
  const beside = isLeft ? 1 : -1
  const reach = Math.min(frame.width * 0.38, size * 0.72)
  const middle = frame.width / 2
  return [
    {
      x: hasCompany ? middle + (x - middle) * 0.8 : x,
      y: baseY,
      size: hasCompany ? size * 0.92 : size,
      footing,
    },
    { x: middle + beside * reach, y: baseY + size * 0.035, size: size * 0.42, footing },
    { x: middle - beside * reach * 1.02, y: baseY + size * 0.05, size: size * 0.34, footing },
  ]
}
