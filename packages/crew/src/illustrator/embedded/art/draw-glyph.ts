import { pictureFont } from '../styles/type/fonts.ts'
import type { ArtSheet } from './sheet.ts'

/** A sign or a number with the word for what it counts. */
export type Glyph = { readonly text: string; readonly unit?: string; readonly ink: string }

/** The middle of a glyph, the room that it has, and how far it leans. */
export type GlyphPlace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
}

/** How much of its height a number leaves to its unit, and how far these stand apart. */
const UNIT = { height: 0.2, gap: 0.08 }
/** A smaller one would not be read: a share of the frame's shorter side. */
const LEAST = 0.05

/** Draws a sign or a number as large as its room allows, and under a number what it counts, where that can be read. */
export function drawGlyph(sheet: ArtSheet, { text, unit, ink }: Glyph, place: GlyphPlace): void {
  const { context, frame } = sheet
  const { width, height } = place
  const word = unit?.toLocaleUpperCase('en')
  const below =
    word === undefined ? undefined : fit(sheet, word, { width: width * 0.9, height: height * UNIT.height })
  const isRead = below !== undefined && below.size >= Math.min(frame.width, frame.height) * LEAST
  const room = isRead ? height * (1 - UNIT.height - UNIT.gap) : height
  const own = fit(sheet, text, { width, height: room })
  const tall = isRead ? own.tall + height * UNIT.gap + below.tall : own.tall
  context.save()
  context.translate(place.x, place.y)
  context.rotate(place.angle)
  write(sheet, { text, ink, size: own.size, y: own.tall / 2 - tall / 2 + own.drop })
  if (isRead && word !== undefined)
    write(sheet, { text: word, ink, size: below.size, y: tall / 2 - below.tall / 2 + below.drop })
  context.restore()
}

type Fit = {
  readonly size: number
  readonly tall: number
  /** How far below its middle its line lies. */
  readonly drop: number
}

function fit(
  { context, tones }: ArtSheet,
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
): Fit {
  context.font = pictureFont(tones.family, 100)
  const {
    width: wide,
    actualBoundingBoxAscent: up,
    actualBoundingBoxDescent: down,
  } = context.measureText(text)
  const size = Math.min((width / wide) * 100, (height / Math.max(20, up + down)) * 100)
  return { size, tall: ((up + down) * size) / 100, drop: ((up - down) / 2) * (size / 100) }
}

function write(
  { context, tones }: ArtSheet,
  {
    text,
    ink,
    size,
    y,
  }: { readonly text: string; readonly ink: string; readonly size: number; readonly y: number },
): void {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = pictureFont(tones.family, size)
  context.lineJoin = 'round'
  if (tones.line) {
    context.strokeStyle = tones.line.colour
    context.lineWidth = tones.line.width * 2
    context.strokeText(text, 0, y)
  }
  context.fillStyle = ink
  context.fillText(text, 0, y)
}
