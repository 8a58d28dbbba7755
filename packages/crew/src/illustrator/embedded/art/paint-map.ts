import type { SKRSContext2D } from '@napi-rs/canvas'
import { geoAzimuthalEqualArea, geoBounds, geoCentroid, geoDistance, geoPath, type GeoContext } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { WorldPlace } from '../lexicon/world-places.ts'
import type { ArtSheet } from './sheet.ts'
import { loadWorld } from './world.ts'

type Disc = { readonly x: number; readonly y: number; readonly radius: number }

/** How far a round map reaches from its middle, in degrees: around a city, and at least and at most around a country. */
const REACH = { point: 13, least: 12, most: 48 }
/** A country takes so much of the map that stands around it. */
const SHARE = 0.62

/** A round map around a place, in the colours of its style: a country filled, or a pin at a point. */
export function paintMap({ context, tones }: ArtSheet, place: WorldPlace, { x, y, radius }: Disc): void {
  const world = loadWorld()
  const { countries } = world.objects
  const shape = feature(world, countries).features.find(
    ({ properties }) => 'country' in place && properties.name === place.country,
  )
  const middle: readonly [number, number] =
    'point' in place ? place.point : shape === undefined ? [0, 0] : geoCentroid(shape)
  const reach = shape === undefined ? REACH.point : reachAround(middle, geoBounds(shape))
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .scale(radius / (2 * Math.sin((reach * Math.PI) / 360)))
    .translate([x, y])
    .clipAngle(Math.min(170, reach * 1.3))
  // d3-geo only draws lines on its context, which this canvas can do.
  const draw = geoPath(projection, context as unknown as GeoContext)
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.clip()
  context.beginPath()
  draw(feature(world, countries))
  context.fillStyle = tones.dark
  context.fill()
  if (shape !== undefined) {
    context.beginPath()
    draw(shape)
    context.fillStyle = tones.accent
    context.fill()
  }
  context.beginPath()
  draw(mesh(world, countries))
  context.strokeStyle = tones.line?.colour ?? tones.light
  context.lineWidth = (tones.line?.width ?? 6) * 0.5
  context.lineJoin = 'round'
  context.stroke()
  context.restore()
  if ('point' in place) paintPin(context, tones, { x, y, size: radius * 0.34 })
}

/** How far a country reaches from its middle; the corners of what lies across the date line are taken as they are. */
function reachAround(
  middle: readonly [number, number],
  [[west, south], [east, north]]: [[number, number], [number, number]],
): number {
  const corners = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ] as const
  const far = Math.max(
    ...corners.map(([longitude, latitude]) => geoDistance([...middle], [longitude, latitude])),
  )
  return Math.min(REACH.most, Math.max(REACH.least, (far * 180) / Math.PI / SHARE / 1.3))
}

/** A drop that stands on its tip. */
function paintPin(
  context: SKRSContext2D,
  tones: ArtSheet['tones'],
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const head = y - size * 1.15
  const half = size * 0.5
  context.save()
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x - half * 0.9, head + half * 1.1, x - half, head)
  context.arc(x, head, half, Math.PI, 2 * Math.PI)
  context.quadraticCurveTo(x + half * 0.9, head + half * 1.1, x, y)
  context.closePath()
  context.fillStyle = tones.accent
  context.strokeStyle = tones.line?.colour ?? tones.light
  context.lineWidth = tones.line?.width ?? 7
  context.lineJoin = 'round'
  context.stroke()
  context.fill()
  context.beginPath()
  context.arc(x, head, half * 0.42, 0, 7)
  context.fillStyle = tones.line?.colour ?? tones.light
  context.fill()
  context.restore()
}
