import type { SKRSContext2D } from '@napi-rs/canvas'
import type { CallSign } from '../../scene-plan.ts'

/** How a sign is inked: its fill and, where the style outlines its letters, the outline's colour. */
export type SignInk = { readonly fill: string; readonly outline: string | null }

/** Draws the sign of a call (a bell, a bookmark, a speech balloon) in a square of `size` centred on (x, y). */
export function drawSign(
  context: SKRSContext2D,
  sign: CallSign,
  place: { x: number; y: number; size: number },
  ink: SignInk,
): void {
  context.save()
  context.translate(place.x, place.y)
  context.scale(place.size, place.size)
  context.lineJoin = 'round'
  context.beginPath()
  TRACES[sign](context)
  if (ink.outline) {
    context.strokeStyle = ink.outline
    context.lineWidth = 0.1
    context.stroke()
  }
  context.fillStyle = ink.fill
  context.fill()
  context.restore()
}

const TRACES: Record<CallSign, (context: SKRSContext2D) => void> = {
  bookmark: traceBookmark,
  bell: traceBell,
  speech: traceSpeech,
}

function traceBookmark(context: SKRSContext2D): void {
  context.moveTo(-0.3, -0.5)
  context.lineTo(0.3, -0.5)
  context.lineTo(0.3, 0.5)
  context.lineTo(0, 0.22)
  context.lineTo(-0.3, 0.5)
  context.closePath()
}

function traceBell(context: SKRSContext2D): void {
  context.moveTo(-0.44, 0.28)
  context.bezierCurveTo(-0.26, 0.12, -0.32, -0.08, -0.28, -0.2)
  context.bezierCurveTo(-0.22, -0.4, -0.1, -0.42, -0.07, -0.44)
  context.bezierCurveTo(-0.06, -0.54, 0.06, -0.54, 0.07, -0.44)
  context.bezierCurveTo(0.1, -0.42, 0.22, -0.4, 0.28, -0.2)
  context.bezierCurveTo(0.32, -0.08, 0.26, 0.12, 0.44, 0.28)
  context.closePath()
  context.moveTo(0.13, 0.35)
  context.arc(0, 0.35, 0.13, 0, Math.PI)
  context.closePath()
}

function traceSpeech(context: SKRSContext2D): void {
  context.moveTo(-0.3, -0.4)
  context.lineTo(0.3, -0.4)
  context.quadraticCurveTo(0.5, -0.4, 0.5, -0.2)
  context.lineTo(0.5, 0.04)
  context.quadraticCurveTo(0.5, 0.24, 0.3, 0.24)
  context.lineTo(-0.02, 0.24)
  context.lineTo(-0.26, 0.46)
  context.lineTo(-0.22, 0.24)
  context.lineTo(-0.3, 0.24)
  context.quadraticCurveTo(-0.5, 0.24, -0.5, 0.04)
  context.lineTo(-0.5, -0.2)
  context.quadraticCurveTo(-0.5, -0.4, -0.3, -0.4)
  context.closePath()
}
