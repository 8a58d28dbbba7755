import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type StyleId } from '@hookreel/film'
import { createSprite } from '../../canvas.ts'
import { drawArm, drawBehind, drawLeg, drawSkirt, drawTorso } from './body.ts'
import type { Cast } from './cast.ts'
import { drawDetails } from './details.ts'
import { drawHairBehind, drawHead } from './head.ts'
import type { FigurePen } from './pen.ts'
import { dressPerson, type Person } from './person.ts'
import { POSE_OF, type Pose } from './pose.ts'
import { drawCane, drawPropBehind, drawPropHeld, drawPropOver } from './props.ts'
import { poseSkeleton, type Skeleton } from './skeleton.ts'

/** What decides how a scene's people are drawn, beside who they are. */
export type FigureLook = {
  readonly style: StyleId
  /** The film's seed: it dresses people, so one person stays the same from scene to scene. */
  readonly filmSeed: number
  /** The scene's seed: it turns them to a side. */
  readonly seed: number
  /** Where the light is, -1 left to 1 right. */
  readonly lightX: number
}

/** A figure ready to be drawn: its place on the ground, its direction. */
type Actor = {
  readonly person: Person
  readonly skeleton: Skeleton
  readonly x: number
  readonly facing: 1 | -1
}

/** A grown person standing fills a sprite's height; somebody small or seated is drawn at most this much larger. */
const CLOSER = 1.36
const GROWN_HEIGHT = 7.7
const FILLED = 0.97
/** Space and detail of the first look, which only measures. */
const ROOM = 14
const LOOK_PIXELS = 168

/**
 * Draws the people of a scene on a square canvas, standing on its lower edge: the same cast and look always give the
 * same pixels, and nothing is cut off.
 */
export function drawFigures(pixels: number, cast: Cast, look: FigureLook): Canvas {
  const actors = placeActors(cast, look)
  const box = measure(actors, cast, look)
  const { canvas, context } = createSprite(pixels)
  const side = canvas.width
  const most = side * FILLED
  const scale = Math.min(
    most / (box.right - box.left),
    most / (box.top - box.bottom),
    (most / GROWN_HEIGHT) * CLOSER,
  )
  context.translate(side / 2 - ((box.left + box.right) / 2) * scale, side * 0.985 + box.bottom * scale)
  context.scale(scale, -scale)
  drawActors(context, actors, cast, look)
  return canvas
}

/** Where everything drawn lies, in head heights; `bottom` is a little under 0 where toes point down. */
function measure(
  actors: readonly Actor[],
  cast: Cast,
  look: FigureLook,
): { left: number; right: number; top: number; bottom: number } {
  const canvas = createCanvas(LOOK_PIXELS, LOOK_PIXELS)
  const context = canvas.getContext('2d')
  const scale = LOOK_PIXELS / ROOM
  context.translate(LOOK_PIXELS / 2, LOOK_PIXELS * 0.9)
  context.scale(scale, -scale)
  drawActors(context, actors, cast, look)
  const { data } = context.getImageData(0, 0, LOOK_PIXELS, LOOK_PIXELS)
  let [left, right, top, bottom] = [LOOK_PIXELS, 0, LOOK_PIXELS, 0]
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 8) continue
    const x = ((at - 3) / 4) % LOOK_PIXELS
    const y = Math.floor((at - 3) / 4 / LOOK_PIXELS)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return {
    left: (left - LOOK_PIXELS / 2) / scale,
    right: (right - LOOK_PIXELS / 2) / scale,
    top: (LOOK_PIXELS * 0.9 - top) / scale + 0.1,
    bottom: (LOOK_PIXELS * 0.9 - bottom) / scale,
  }
}

function placeActors(cast: Cast, look: FigureLook): Actor[] {
  const facing = createRandom(look.seed + 17).next() < 0.5 ? -1 : 1
  const apart = cast.pose === 'hug' ? 0.55 : 1.8
  const isPair = cast.people.length > 1
  return cast.people.map((who, index) => {
    const person = dressPerson(who, look.filmSeed + index * (isSame(cast) ? 7919 : 0))
    const isSecond = index === 1
    const pose = poseOf(cast, person, isSecond)
    return {
      person,
      skeleton: poseSkeleton(pose, person.build),
      x: isPair ? (isSecond ? apart : -apart) : 0,
      facing: isPair ? (isSecond ? -1 : 1) : facing,
    }
  })
}

/** Two people of the same kind (two soldiers) still look different. */
function isSame({ people: [first, second] }: Cast): boolean {
  return first?.gender === second?.gender && first?.age === second?.age && first?.role === second?.role
}

function poseOf(cast: Cast, { who }: Person, isSecond: boolean): Pose {
  const pose = POSE_OF[cast.pose === 'talk' && isSecond ? 'think' : cast.pose]
  const isUpright = pose.view === 'side' && Math.abs(pose.lean) < 12
  return who.age === 'old' && isUpright ? { ...pose, lean: pose.lean + 9, nod: pose.nod - 3 } : pose
}

function drawActors(context: SKRSContext2D, actors: readonly Actor[], cast: Cast, look: FigureLook): void {
  for (const actor of actors) drawActor(context, actor, cast, look)
  const [first] = actors
  // The arms of an embrace lie over the other's back.
  if (cast.pose === 'hug' && first)
    inPlace(context, first, look, (pen) =>
      drawArm(pen, first.person, first.skeleton, first.skeleton.arms.near, 1),
    )
}

function inPlace(
  context: SKRSContext2D,
  actor: Actor,
  look: FigureLook,
  draw: (pen: FigurePen) => void,
): void {
  context.save()
  context.translate(actor.x, 0)
  context.scale(actor.facing, 1)
  draw({ context, lightX: look.lightX * actor.facing, ...PENS[look.style] })
  context.restore()
}

const SILHOUETTE = { ink: { colour: '#0c0a14', width: 0.022 }, hasFace: false, shade: 1 }

/** What a style draws its figures with. */
const PENS: Readonly<Record<StyleId, Pick<FigurePen, 'ink' | 'hasFace' | 'shade'>>> = {
  default: SILHOUETTE,
  horror: SILHOUETTE,
  anime: { ink: { colour: '#2a1d3c', width: 0.035 }, hasFace: true, shade: 1 },
  superhero: { ink: { colour: '#0b0820', width: 0.055 }, hasFace: true, shade: 0.9 },
  crayon_drawing: { ink: { colour: '#3a2834', width: 0.045 }, hasFace: true, shade: 0.35 },
  documentary: { ink: { colour: '#2a2420', width: 0.02 }, hasFace: true, shade: 1 },
}

function drawActor(context: SKRSContext2D, actor: Actor, cast: Cast, look: FigureLook): void {
  const { person, skeleton } = actor
  const { arms, legs } = skeleton
  inPlace(context, actor, look, (pen) => {
    drawPropBehind(cast.pose, pen, skeleton, person)
    drawBehind(pen, person, skeleton)
    drawHairBehind(pen, person, skeleton)
    drawArm(pen, person, skeleton, arms.far, -1)
    drawLeg(pen, person, skeleton, legs.far, -1)
    drawLeg(pen, person, skeleton, legs.near, 1)
    drawTorso(pen, person, skeleton)
    drawSkirt(pen, person, skeleton)
    drawDetails(pen, person, skeleton)
    drawHead(pen, person, skeleton)
    if (person.who.age === 'old' && cast.pose === 'walk') drawCane(pen, skeleton)
    drawPropHeld(cast.pose, pen, skeleton, person)
    if (!(cast.pose === 'hug' && actor.facing === 1)) drawArm(pen, person, skeleton, arms.near, 1)
    drawPropOver(cast.pose, pen, skeleton, person)
  })
}
