import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import type { DesignFrame } from '../../canvas.ts'
import type { ScenePlan } from '../../scene-plan.ts'
import { pictureFont } from '../type/fonts.ts'

const INK = '#2c2622'

/** What lies about below the captions on a tall board: a newspaper's column, a strip of film, a ruler; neighbours differ. */
export function drawClippings(context: SKRSContext2D, plan: ScenePlan, frame: DesignFrame): void {
  const random = createRandom(plan.seed + 53)
  const turn = plan.index + plan.filmSeed
  const side = turn % 2 === 0 ? -1 : 1
  const kinds = [drawColumn, drawFilmStrip, drawColumn, drawRuler] as const
  const draw = kinds[turn % kinds.length] ?? drawColumn
  context.save()
  context.translate(frame.width * (0.5 + side * 0.26), frame.height * 0.9)
  context.rotate(side * random.between(0.06, 0.14))
  context.shadowColor = 'rgba(30,18,0,0.5)'
  context.shadowBlur = 26 * frame.scale
  context.shadowOffsetX = 6 * frame.scale
  context.shadowOffsetY = 12 * frame.scale
  draw(context, random)
  context.restore()
}

/** A torn column of newsprint; its lines are too small to be read. */
function drawColumn(context: SKRSContext2D, random: Random): void {
  const [width, height] = [520, 470]
  context.beginPath()
  for (let step = 0; step <= 24; step += 1)
    context.lineTo(-width / 2 + (width * step) / 24, -height / 2 + random.between(-9, 9))
  context.lineTo(width / 2, height / 2)
  context.lineTo(-width / 2, height / 2)
  context.closePath()
  context.fillStyle = '#efe6cf'
  context.fill()
  context.shadowColor = 'transparent'
  context.fillStyle = INK
  context.globalAlpha = 0.8
  context.font = pictureFont('Hookreel Anton', 56)
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.fillText('LATE EDITION', -width / 2 + 34, -height / 2 + 62, width - 68)
  context.fillRect(-width / 2 + 34, -height / 2 + 104, width - 68, 5)
  context.globalAlpha = 0.42
  for (const column of [0, 1]) {
    const left = -width / 2 + 34 + column * (width / 2 - 18)
    for (let line = 0; line < 16; line += 1) {
      const isLast = line % 6 === 5
      context.fillRect(
        left,
        -height / 2 + 132 + line * 21,
        (width / 2 - 50) * (isLast ? random.between(0.3, 0.8) : random.between(0.94, 1)),
        8,
      )
    }
  }
}

function drawFilmStrip(context: SKRSContext2D, random: Random): void {
  const [width, height] = [900, 236]
  context.fillStyle = '#1b1816'
  context.fillRect(-width / 2, -height / 2, width, height)
  context.shadowColor = 'transparent'
  context.fillStyle = '#d9ccab'
  for (let hole = 0; hole < 18; hole += 1) {
    for (const y of [-height / 2 + 12, height / 2 - 36]) {
      context.beginPath()
      context.roundRect(-width / 2 + 16 + hole * 50, y, 28, 24, 6)
      context.fill()
    }
  }
  for (let picture = 0; picture < 5; picture += 1) {
    const left = -width / 2 + 14 + picture * 178
    const tone = random.whole(70, 120)
    context.fillStyle = `rgb(${tone + 50},${tone + 26},${tone - 6})`
    context.fillRect(left, -height / 2 + 50, 164, height - 100)
    // A horizon and a hill, too small to be of anything.
    context.fillStyle = `rgb(${tone - 22},${tone - 34},${tone - 44})`
    context.beginPath()
    context.moveTo(left, height / 2 - 50)
    context.quadraticCurveTo(left + random.between(30, 130), -20 + random.between(-30, 30), left + 164, 16)
    context.lineTo(left + 164, height / 2 - 50)
    context.fill()
  }
}

function drawRuler(context: SKRSContext2D): void {
  const [width, height] = [980, 128]
  context.fillStyle = '#c99a4c'
  context.fillRect(-width / 2, -height / 2, width, height)
  context.shadowColor = 'transparent'
  context.fillStyle = 'rgba(255,236,190,0.35)'
  context.fillRect(-width / 2, -height / 2, width, 16)
  context.fillStyle = '#3a2712'
  context.font = pictureFont('Hookreel Oswald', 38)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let mark = 0; mark <= 48; mark += 1) {
    const x = -width / 2 + 12 + mark * 20
    const long = mark % 10 === 0 ? 54 : mark % 5 === 0 ? 40 : 24
    context.fillRect(x, -height / 2, 3, long)
    if (mark % 10 === 0 && mark > 0) context.fillText(String(mark / 10), x, 26)
  }
}
