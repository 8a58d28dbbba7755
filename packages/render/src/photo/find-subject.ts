import { fillHoles, keepLargest } from './mask-shape.ts'
import { blurBox, type Channels } from './photo-salience.ts'

/** Colours are counted in this many steps of each channel. */
const BINS = 10
const ROUNDS = 4
/** A subject takes this share of a picture: less is a detail, more leaves no background. */
const SHARE = { least: 0.03, most: 0.5 }
/** Share of the upper and side borders that a subject may touch. */
const BORDER_MOST = 0.22
/** A subject is mostly one piece: several are a pattern, or lines of writing. */
const ONE_PIECE = 0.7
/** Share of the subject's outline that must lie on an edge of the picture, and how much steeper that is than the rest. */
const OUTLINE = { onEdge: 0.85, steeper: 3 }
/** Change of colour over two pixels that is an edge. */
const EDGE = 0.12

export type Looked = {
  readonly channels: Channels
  /** How much each pixel differs from the borders, 0 to 1. */
  readonly salience: Float32Array
  /** How near it is to the middle, 0 to 1. */
  readonly centre: Float32Array
  readonly width: number
  readonly height: number
}

/**
 * Which pixels belong to the subject (1) or not (0). Undefined when there is no subject that can be cut out cleanly: a landscape,
 * a pattern, something that melts into its background.
 */
export function findSubject(looked: Looked): Uint8Array | undefined {
  const { channels, salience, centre, width, height } = looked
  const seen = salience.map((value, i) => value * (centre[i] ?? 0))
  const cut = chooseCut(seen)
  const bins = countInBins(channels)
  let mask = seen.map((value) => (value > cut ? 1 : 0))
  for (let round = 0; round < ROUNDS; round += 1) {
    const likely = compareColours(bins, mask)
    const mixed = likely.map((value, i) => 0.6 * value + 0.4 * Math.min(1, (seen[i] ?? 0) / (2 * cut)))
    const smooth = blurBox(blurBox(mixed, width, height, 2), width, height, 2)
    mask = smooth.map((value, i) => (value * (0.4 + 0.6 * (centre[i] ?? 0)) > 0.42 ? 1 : 0))
  }
  const { piece, share } = keepLargest(fillHoles(mask, width, height), width, height)
  return share > ONE_PIECE && isApart(piece, looked) && isOutlined(piece, looked) ? piece : undefined
}

/** The value that parts the pixels into two groups with the least spread inside (Otsu 1979). */
function chooseCut(values: Float32Array): number {
  const counts = new Float64Array(64)
  for (const value of values) {
    const bin = Math.min(63, Math.floor(value * 64))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  let best = { between: -1, cut: 0.5 }
  let [below, sumBelow] = [0, 0]
  const sum = counts.reduce((total, count, bin) => total + count * bin, 0)
  counts.forEach((count, bin) => {
    below += count
    sumBelow += count * bin
    const above = values.length - below
    if (below === 0 || above === 0) return
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (between > best.between) best = { between, cut: (bin + 1) / 64 }
  })
  return best.cut
}

/** For each pixel which of the counted colours it has. */
function countInBins([luma, blue, red]: Channels): Int32Array {
  const step = (value = 0) => Math.min(BINS - 1, Math.max(0, Math.floor(value * BINS)))
  // Differences of colour fill only the middle of their range.
  const widen = (value = 0.5) => (value - 0.5) * 2 + 0.5
  const bins = new Int32Array(luma.length)
  for (let i = 0; i < bins.length; i += 1)
    bins[i] = (step(luma[i]) * BINS + step(widen(blue[i]))) * BINS + step(widen(red[i]))
  return bins
}

/** How much likelier each pixel's colour is inside the mask than outside of it, 0 to 1. */
function compareColours(bins: Int32Array, mask: Float32Array): Float32Array {
  const inside = new Float64Array(BINS ** 3).fill(0.5)
  const outside = new Float64Array(BINS ** 3).fill(0.5)
  for (let i = 0; i < bins.length; i += 1) {
    const side = (mask[i] ?? 0) > 0.5 ? inside : outside
    const bin = bins[i] ?? 0
    side[bin] = (side[bin] ?? 0) + 1
  }
  const [all = 1, others = 1] = [inside, outside].map((side) => side.reduce((sum, count) => sum + count, 0))
  const likelier = inside.map((count, bin) => {
    const yes = count / all
    const no = (outside[bin] ?? 0) / others
    return yes / (yes + no)
  })
  const likely = new Float32Array(bins.length)
  for (let i = 0; i < bins.length; i += 1) likely[i] = likelier[bins[i] ?? 0] ?? 0
  return likely
}

/** Of a fitting size, off the borders, and unlike what is around it. */
function isApart(subject: Uint8Array, { salience, width, height }: Looked): boolean {
  let [size, inside, outside, touched] = [0, 0, 0, 0]
  subject.forEach((isIn, i) => {
    if (isIn === 1) {
      size += 1
      inside += salience[i] ?? 0
    } else outside += salience[i] ?? 0
    const isBorder = i < width || i % width === 0 || i % width === width - 1
    if (isIn === 1 && isBorder) touched += 1
  })
  const share = size / subject.length
  if (share < SHARE.least || share > SHARE.most) return false
  if (touched / (width + 2 * height) > BORDER_MOST) return false
  return inside / size > 1.5 * (outside / (subject.length - size))
}

/** A cut that does not follow what is seen tears a thing apart when its halves move. */
function isOutlined(subject: Uint8Array, { channels, width, height }: Looked): boolean {
  const steepness = measureSteepness(channels, width, height)
  const mean = steepness.reduce((sum, value) => sum + value, 0) / steepness.length
  let [count, onEdge, sum] = [0, 0, 0]
  for (let y = 3; y < height - 3; y += 1)
    for (let x = 3; x < width - 3; x += 1) {
      const at = y * width + x
      const around = [at - 1, at + 1, at - width, at + width]
      if (subject[at] !== 1 || around.every((next) => subject[next] === 1)) continue
      let steepest = 0
      for (let dy = -3; dy <= 3; dy += 1)
        for (let dx = -3; dx <= 3; dx += 1)
          steepest = Math.max(steepest, steepness[at + dy * width + dx] ?? 0)
      count += 1
      sum += steepest
      if (steepest > EDGE) onEdge += 1
    }
  return onEdge / count > OUTLINE.onEdge && sum / count > OUTLINE.steeper * mean
}

function measureSteepness(channels: Channels, width: number, height: number): Float32Array {
  const steepness = new Float32Array(width * height)
  channels.forEach((channel, index) => {
    const weight = index === 0 ? 1 : 2
    const between = (a: number, b: number) => Math.abs((channel[a] ?? 0) - (channel[b] ?? 0))
    for (let y = 1; y < height - 1; y += 1)
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x
        const change = between(at + 1, at - 1) + between(at + width, at - width)
        steepness[at] = (steepness[at] ?? 0) + weight * change
      }
  })
  return steepness
}
