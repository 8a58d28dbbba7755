import { describe, expect, test } from 'vitest'
import { buildTestPicture } from '../../../../tests/builders/build-test-picture.ts'
import { captionAt, frameAt, type DisplayList, type PictureGroup } from './frame.ts'
import type { Picture } from '../picture.ts'
import { describeSegment } from './segments.ts'
import { STYLE_IDS, type StyleId } from '../style.ts'
import { buildTimeline, type Timeline } from './timeline.ts'

const frameSize = { width: 1080, height: 1920 }
const words = ['Saturn', 'would', 'float', 'in', 'water.'].map((text, i) => ({
  text,
  startSeconds: 0.5 + i * 0.4,
  endSeconds: 0.85 + i * 0.4,
}))
/** Somebody who says a word every 0.4 s, for all of a film of 21 s. */
const speech = Array.from({ length: 52 }, (_, i) => ({
  text: 'word',
  startSeconds: 0.2 + i * 0.4,
  endSeconds: 0.5 + i * 0.4,
}))
const build = (style: StyleId, seed: number, seconds = 9, said = words) =>
  buildTimeline({
    frameSize,
    style,
    seed,
    words: said,
    scenes: [0, 1, 2].map((i) => ({
      startSeconds: (i * seconds) / 3,
      endSeconds: ((i + 1) * seconds) / 3 - 0.3,
      picture: buildTestPicture(`p${i}`),
    })),
    seconds,
  })

/** A display list in a few readable lines. */
function show(list: DisplayList): string[] {
  const layers = list.groups.flatMap((group) => [
    `shot ${group.shot} at ${group.opacity.toFixed(2)}, clip ${group.clip.x} ${group.clip.y} ${group.clip.width} ${group.clip.height}`,
    ...group.layers.map(({ layer, target }) => {
      const place = [target.x, target.y, target.width, target.height].map((side) => side.toFixed(2))
      return `  ${layer.name}: ${place.join(' ')}`
    }),
  ])
  const { caption } = list
  const spoken = caption?.cue.lines.map((line) => line.map((word) => word.text).join(' ')).join(' / ')
  return [...layers, `caption: ${spoken ?? 'none'} [${caption?.activeWord ?? ''}]`]
}

describe('a display list', () => {
  test('says where each layer lies', () => {
    expect(show(frameAt(build('default', 2), 40))).toMatchInlineSnapshot(`
      [
        "shot 0 at 1.00, clip 0 0 1080 1920",
        "  sky: -69.04 -122.73 1218.08 2165.47",
        "  mid: -68.82 -134.76 1227.97 2183.05",
        "  hero: 292.09 503.92 495.14 660.19",
        "  frame: 0.00 0.00 1080.00 1920.00",
        "caption: Saturn / would float [2]",
      ]
    `)
  })

  test('holds both shots during a crossfade', () => {
    expect(show(frameAt(build('default', 2), 80))).toMatchInlineSnapshot(`
      [
        "shot 0 at 1.00, clip 0 0 1080 1920",
        "  sky: -235.57 -476.86 1551.15 2757.60",
        "  mid: -250.44 -461.15 1568.60 2788.62",
        "  hero: 222.40 411.03 634.42 845.89",
        "  frame: 0.00 0.00 1080.00 1920.00",
        "shot 1 at 0.06, clip 0 0 1080 1920",
        "  sky: -67.86 -120.64 1215.72 2161.28",
        "  mid: -69.07 -157.55 1222.86 2173.98",
        "  hero: 293.95 457.30 492.00 656.00",
        "  frame: 0.00 0.00 1080.00 1920.00",
        "caption: in water. [1]",
      ]
    `)
  })

  test('lights a word up from the frame in which it starts', () => {
    const timeline = build('anime', 1)
    const active = (n: number) => frameAt(timeline, n).caption?.activeWord
    expect([14, 15, 26, 27, 39].map(active)).toEqual([undefined, 0, 0, 1, 2])
    expect(frameAt(timeline, 29).caption?.age).toBe(2)
  })

  test('is refused outside the film', () => {
    const timeline = build('default', 1)
    for (const n of [-1, 270, 1.5]) expect(() => frameAt(timeline, n)).toThrow(RangeError)
  })
})

/** Between two frames the camera grows things by less than a hundredth, unless it cuts. */
const isCut = (a: PictureGroup, c: PictureGroup) => {
  const growth = (c.layers[0]?.target.width ?? 0) / (a.layers[0]?.target.width ?? 1)
  return Math.abs(growth - 1) > 0.02
}

describe('the camera', () => {
  const lists = STYLE_IDS.flatMap((style) =>
    [1, 2, 3, 4].map((seed) => {
      const timeline = build(style, seed, 21, speech)
      return Array.from({ length: timeline.frameCount }, (_, n) => frameAt(timeline, n))
    }),
  )

  test('never shows an edge of a picture', () => {
    for (const list of lists.flat()) {
      for (const { clip, layers } of list.groups) {
        for (const { layer, target } of layers) {
          if (layer.box.width < 1) continue
          // A clip may differ from a slide's exact border by a rounded pixel.
          expect(target.x).toBeLessThanOrEqual(clip.x + 1)
          expect(target.y).toBeLessThanOrEqual(clip.y + 1)
          expect(target.x + target.width).toBeGreaterThanOrEqual(clip.x + clip.width - 1)
          expect(target.y + target.height).toBeGreaterThanOrEqual(clip.y + clip.height - 1)
        }
      }
    }
  })

  test('moves without jitter between its cuts: its speed changes little from frame to frame', () => {
    for (const frames of lists) {
      for (let n = 2; n < frames.length; n += 1) {
        const three = [frames[n - 2], frames[n - 1], frames[n]].map((list) =>
          list?.groups.length === 1 ? list.groups[0] : undefined,
        )
        const [a, b, c] = three
        if (!a || !b || !c || a.shot !== c.shot || a.clip.width !== 1080 || a.clip.height !== 1920) continue
        if (isCut(a, c)) continue
        for (const [i, { target }] of c.layers.entries()) {
          const [before, middle] = [a.layers[i]?.target, b.layers[i]?.target]
          if (!before || !middle) continue
          expect(Math.abs(target.x - 2 * middle.x + before.x)).toBeLessThan(0.35)
          expect(Math.abs(target.y - 2 * middle.y + before.y)).toBeLessThan(0.35)
        }
      }
    }
  })

  test('cuts closer and back in every style while somebody speaks, at most twice in three seconds', () => {
    for (const frames of lists) {
      const cuts = frames.flatMap((list, n) => {
        const [a, c] = [frames[n - 1]?.groups, list.groups]
        if (a?.length !== 1 || c.length !== 1 || !a[0] || !c[0] || a[0].shot !== c[0].shot) return []
        return isCut(a[0], c[0]) ? [n] : []
      })
      expect(cuts.length).toBeGreaterThanOrEqual(3)
      for (const [i, cut] of cuts.entries()) expect(cut - (cuts[i - 1] ?? 0)).toBeGreaterThanOrEqual(36)
    }
  })

  test('is never at rest', () => {
    for (const frames of lists) {
      for (let n = 30; n < frames.length; n += 30) {
        const [a, b] = [frames[n - 15], frames[n]].map((list) => list?.groups.at(-1)?.layers[2]?.target)
        const moved = Math.abs((a?.x ?? 0) - (b?.x ?? 0)) + Math.abs((a?.y ?? 0) - (b?.y ?? 0))
        expect(moved + Math.abs((a?.width ?? 0) - (b?.width ?? 0))).toBeGreaterThan(0.5)
      }
    }
  })

  test('moves near layers more than far ones, and the screen not at all', () => {
    const timeline = build('default', 2)
    const [start, end] = [frameAt(timeline, 0), frameAt(timeline, 80)].map(
      (list) => list.groups[0]?.layers ?? [],
    )
    const growth = (i: number) => (end?.[i]?.target.width ?? 0) / (start?.[i]?.target.width ?? 1)
    const change = [0, 1, 2, 3].map((i) => Math.abs(growth(i) - 1))
    expect(change[2]).toBeGreaterThan(change[1] ?? 0)
    expect(change[1]).toBeGreaterThan(change[0] ?? 0)
    expect(end?.[3]?.target).toEqual({ x: 0, y: 0, ...frameSize })
  })
})

describe('a scene that is set in words', () => {
  const set = (text: string): Picture => {
    const picture = buildTestPicture('set')
    const [layer] = picture.layers
    if (layer === undefined) throw new Error('a picture has layers')
    const says = text.split(' ')
    const page = { ...layer, name: 'words', cue: { page: 0, says: text } }
    const lit = says.map((word) => ({
      ...page,
      name: word,
      cue: { page: 0, says: word, lit: 'now' as const },
    }))
    return { ...picture, layers: [layer, page, ...lit] }
  }
  const text = 'Saturn would float in water.'
  const timelineOf = (said = words) =>
    buildTimeline({
      ...{ frameSize, style: 'documentary', seed: 2, words: [...said, ...later], seconds: 6 },
      scenes: [
        { startSeconds: 0, endSeconds: 2.5, picture: set(text) },
        { startSeconds: 3, endSeconds: 5, picture: buildTestPicture('drawn') },
      ],
    })
  const later = ['Nobody', 'tried.'].map((word, i) => ({
    ...{ text: word, startSeconds: 3.2 + i * 0.5, endSeconds: 3.6 + i * 0.5 },
  }))
  const litIn = (timeline: Timeline, frame: number) =>
    frameAt(timeline, frame)
      .groups.filter(({ shot }) => shot === 0)
      .flatMap(({ layers }) => layers.flatMap(({ layer }) => (layer.cue?.lit ? layer.cue.says : [])))

  test('lights each word exactly as long as a caption would, and has no caption', () => {
    const timeline = timelineOf()
    const captioned = build('documentary', 2)
    for (let frame = 15; frame < 66; frame += 1) {
      const list = frameAt(timeline, frame)
      expect(list.caption).toBeNull()
      const caption = captionAt(captioned, frame)
      const spoken = caption?.cue.lines.flat()[caption.activeWord]?.text
      expect(litIn(timeline, frame)).toEqual([spoken])
    }
  })

  test('leaves the captions of its neighbours, and all words for the files of captions', () => {
    const timeline = timelineOf()
    expect(frameAt(timeline, 100).caption?.cue.lines.flat()[0]?.text).toBe('Nobody')
    const all = timeline.cues.flatMap(({ lines }) => lines.flat().map((word) => word.text))
    expect(all.join(' ')).toBe(`${text} Nobody tried.`)
  })

  test('is another segment when its words are said at other times', () => {
    const late = words.map((word, at) =>
      at === 2 ? { ...word, startSeconds: word.startSeconds + 0.1 } : word,
    )
    const of = (timeline: Timeline) => JSON.stringify(describeSegment(timeline, { from: 0, to: 60 }))
    expect(of(timelineOf(late))).not.toBe(of(timelineOf()))
  })
})
