import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { planFilm, type SetFilm } from '../../../../../../bench/plan-film.ts'
import { createDesignFrame } from '../canvas.ts'
import { wordsArea } from '../composition.ts'
import { drawPlan } from '../embedded-illustrator.ts'
import { hasIcon } from '../icons.ts'
import { SIGN_DRAWINGS } from '../lexicon/signs.ts'
import { ATLAS_NAMES } from '../lexicon/world-places.ts'
import { besideWords, groundOf, isDesigned, layoutArea, layoutOf } from './direct-scene.ts'
import { speakerOf } from './speaker.ts'
import { loadWorld } from './world.ts'

const set = new URL('../../../../../../bench/aptness/strangers/strangers-60-sixth.json', import.meta.url)
const films: SetFilm[] = JSON.parse(await readFile(set, 'utf8')) // a set's own shape

const planned = films.map(planFilm)

describe('the scenes of a film', () => {
  test('never have the same layout of words twice in a row, nor the same ground', () => {
    for (const plans of planned)
      for (const [at, plan] of plans.entries()) {
        const before = plans[at - 1]
        if (before === undefined) continue
        expect(groundOf(plan)).not.toBe(groundOf(before))
        const layout = layoutOf(plan)
        if (layout !== null && isDesigned(plan) && isDesigned(before))
          expect(layout).not.toBe(layoutOf(before))
      }
    const layouts = planned.flatMap((plans) => plans.map(layoutOf)).filter((layout) => layout !== null)
    expect(new Set(layouts).size).toBe(6)
  })

  test('begin and end on the strongest ground, however many they are', () => {
    for (const sceneCount of [3, 4, 5, 6, 9, 20]) {
      const grounds = Array.from({ length: sceneCount }, (_, index) => groundOf({ index, sceneCount }))
      expect([grounds[0], grounds.at(-1)]).toEqual([2, 2])
      expect(grounds.every((ground, at) => ground !== grounds[at - 1])).toBe(true)
    }
    expect([0, 1].map((index) => groundOf({ index, sceneCount: 2 }))).toEqual([2, 0])
  })

  test.each([
    [180, 320],
    [320, 180],
    [180, 180],
  ])('keep words inside the frame, where no network covers them, at %i x %i', (width, height) => {
    const frame = createDesignFrame({ width, height })
    for (const plan of planned.flat()) {
      const area = wordsArea(plan, frame)
      if (area === null) continue
      expect(area.left / frame.width).toBeGreaterThanOrEqual(0.05)
      expect(area.right / frame.width).toBeLessThanOrEqual(height > width ? 0.88 : 0.95)
      expect(area.top / frame.height).toBeGreaterThanOrEqual(height > width ? 0.119 : 0.079)
      expect(area.bottom / frame.height).toBeLessThanOrEqual(height > width ? 0.77 : 0.89)
    }
  })
})

describe("the film's own thing", () => {
  test('stands around words that would have shapes alone, by turns, and large beside none of them', () => {
    const moods = ['glad', 'calm', 'tired', 'angry', 'proud', 'sad', 'late', 'early']
    const scenes = moods.map((mood) => `Nobody knew what they did, or why they were so ${mood}.`)
    const shown = planFilm({ film: 'The Truth About Kimchi', scenes }).map((plan) => {
      const layout = layoutOf(plan)
      return layout !== null && plan.art?.thing !== undefined ? besideWords(plan, layout) : undefined
    })
    const things = shown.filter((beside) => beside?.kind === 'thing')
    expect(things.length).toBeGreaterThanOrEqual(2)
    expect(things.length).toBeLessThan(shown.length)
    expect(things.every((beside) => beside?.kind === 'thing' && !beside.isNamed)).toBe(true)
  })

  const shown = (scene: string, title = 'Why octopuses are so clever') => {
    const [, plan] = planFilm({ film: title, style: 'anime', scenes: ['Think of them.', scene] })
    return plan?.art?.thing
  }

  test('is an ornament where nothing else is named that could be seen', () => {
    expect(shown('Nobody taught them how to do it.')).toBe('octopus')
    expect(shown('The crab never stood a chance.')).toBeUndefined()
  })

  test('is none where the title names nothing, or its drawing would deny what is said', () => {
    expect(shown('Nobody taught them how to do it.', 'Why we never finish')).toBeUndefined()
    expect(shown('The door was open.', 'Behind the door')).toBeUndefined()
  })
})

test('a question has its sign where all of its scene is one, and not beside what is told before it', () => {
  const scenes = ['Why does it matter?', 'It matters to few of them. Which one surprised you most?']
  const plans = planFilm({ film: 'What matters', style: 'anime', scenes })
  expect(plans.map(({ art }) => art?.words === 'question')).toEqual([true, false])
})

describe('what somebody says word for word', () => {
  const scenes = [
    'My grandmother always said: "Start where it hurts."',
    '"You should not have come here alone," whispered the old man.',
    'The waiter asked, "Are you waiting for somebody?"',
  ]
  const plans = planFilm({ film: 'What they said', style: 'anime', scenes })

  test('stands in a balloon, by turns of somebody at the left and at the right', () => {
    const layouts = plans.map(layoutOf)
    expect(new Set(layouts)).toEqual(new Set(['balloon', 'reply']))
    expect(layouts[0]).toBe(layouts[2])
    expect(layouts[0]).not.toBe(layouts[1])
  })

  test('is on pages of its own, and a still shows one of these', () => {
    for (const { pages = [] } of plans) {
      expect(pages.map(({ isSaid = false }) => isSaid)).toContain(true)
      expect(pages.find(({ isResting }) => isResting)?.isSaid).toBe(true)
      for (const { words, isSaid } of pages.filter((page) => page.isSaid))
        expect([isSaid, words.join('').trim()]).toEqual([true, expect.stringMatching(/^".*"$/)])
    }
  })

  test.each([
    'Ask for "un caffè" and you get an espresso.',
    'They call it "the long way home" in the village.',
    'The sign reads "no dogs".',
    'Nobody said a word.',
    'If they ask whether you have more questions, "no, I am good" is wrong.',
  ])('is no %s', (scene) => {
    const [, plan] = planFilm({ film: 'What matters', style: 'anime', scenes: ['Think.', scene] })
    expect(plan?.art?.words).not.toBe('speech')
  })

  test('draws somebody below it whom it leaves room for, in every aspect', () => {
    for (const size of [
      { width: 180, height: 320 },
      { width: 320, height: 180 },
      { width: 180, height: 180 },
    ]) {
      const frame = createDesignFrame(size)
      for (const layout of ['balloon', 'reply'] as const) {
        const [speaker, words] = [speakerOf(layout, frame), layoutArea(layout, frame, true)]
        if (speaker === null) throw new Error('nobody speaks')
        const { x, y, radius } = speaker
        const isBelow = y - radius > words.bottom
        const isAside = x + radius < words.left || x - radius > words.right
        expect(isBelow || isAside).toBe(true)
        expect(x - radius).toBeGreaterThan(0)
        expect(x + radius).toBeLessThan(frame.width)
      }
    }
  })
})

test('a short page around one strong word has nothing beside it, and never two in a row', () => {
  const scenes = ['He never came home.', 'She never came home.', 'They never came home.']
  const layouts = planFilm({ film: 'What matters', style: 'anime', scenes }).map(layoutOf)
  expect(layouts).toContain('giant')
  for (const [at, layout] of layouts.entries())
    if (layout === 'giant') expect(layouts[at + 1]).not.toBe('giant')
})

test('what stands beside words comes in by itself, but for the first scene, whose first frame stands in lists', async () => {
  const scenes = [
    'Nobody asked them why.',
    'My aunt always said: "Start where it hurts the most."',
    'Nobody knew.',
  ]
  for (const style of ['default', 'superhero']) {
    const plans = planFilm({ film: 'What matters', style, scenes })
    const moving = await Promise.all(
      plans.map(async (plan) => {
        const { picture } = await drawPlan(plan, { width: 108, height: 192 })
        return picture.layers.filter(({ motion }) => motion === 'rise' || motion === 'pop').length
      }),
    )
    expect(moving.slice(0, 2)).toEqual([0, 1])
  }
})

describe('what stands beside words', () => {
  const artOf = (scene: string, title = 'What matters') =>
    planFilm({ film: title, style: 'anime', scenes: ['Think.', scene] })[1]?.art

  test('is the number that is large, with its unit, and none where the large words have no number', () => {
    expect(artOf('Start at forty-five and it is closer to fifty thousand.')?.figure).toBe('50,000')
    expect(artOf('It fills the work of fourteen people.')).toMatchObject({ figure: '14', unit: 'people' })
    expect(artOf('By nine o’clock the bread is gone.')?.figure).toBeUndefined()
    const fallen =
      'As a child he fell three floors, drank acid by mistake because somebody had left it on the kitchen table, and swallowed a pin that nobody ever found again.'
    expect(artOf(fallen)).toMatchObject({ words: 'plain' })
    expect(artOf(fallen)?.figure).toBeUndefined()
  })

  test.each([
    ['They live underground in the grasslands of southeastern Australia.', { country: 'Australia' }],
    ['London was built again, this time in brick and stone.', { point: [-0.1, 51.5] }],
    ['It comes from one single lake near Mexico City.', { point: [-99.1, 19.4] }],
    ['They were sent away from Great Britain.', { country: 'United Kingdom' }],
  ])('is a map where a place is named: %s', (scene, place) => {
    expect(artOf(scene)).toMatchObject({ words: 'place', place })
  })

  test.each([
    'They walked over London Bridge at noon.',
    'It is bigger than France.',
    'It is twice the size of France.',
    'He kept it in the Mexico Room.',
    'A writer named Jack London told it.',
  ])('is no map where a name is part of another: %s', (scene) => {
    expect(artOf(scene)?.words).not.toBe('place')
  })

  test('is a sign of what the title names where nothing draws that, and never of another of its kind', () => {
    const nobody = 'Nobody taught them how to do it.'
    expect(artOf(nobody, 'The Secret Life of Quokkas')?.thing).toBe('paw-prints')
    expect(artOf(nobody, 'Why the Oboe Sounds So Sad')?.thing).toBe('musical-notes')
    expect(artOf(nobody, 'Why We Never Finish')?.thing).toBeUndefined()
  })
})

test('all signs are drawn, and all countries are in the atlas', () => {
  for (const name of SIGN_DRAWINGS) expect([name, hasIcon(name)]).toEqual([name, true])
  const known = new Set(
    loadWorld().objects.countries.geometries.map(({ properties }) => JSON.stringify(properties)),
  )
  for (const name of ATLAS_NAMES) expect([name, known.has(JSON.stringify({ name }))]).toEqual([name, true])
})

describe('an animal that is drawn', () => {
  const planOf = (scene: string) => planFilm({ film: 'Tales', style: 'anime', scenes: ['Think.', scene] })[1]

  test('says what stands in its balloon where it is who speaks', () => {
    const plan = planOf('The fox said, "Those grapes are sour anyway."')
    expect(plan).toMatchObject({ subjects: ['fox'], art: { words: 'speech' } })
    expect(plan?.pages?.some(({ isSaid }) => isSaid)).toBe(true)
  })

  test('is not there where somebody else speaks of it', () => {
    expect(planOf('"Never trust a fox," said my grandfather.')?.subjects).toEqual([])
  })
})

describe('what a sentence names beside its words', () => {
  const beside = (narration: string) =>
    planFilm({ film: 'My Week', style: 'default', scenes: ['It was a week like any other.', narration] })[1]
      ?.art?.named

  test('stands on the page that says most, or is not there', () => {
    expect(beside('We packed our things and put the old umbrella in the car.')).toBe('automobile')
    expect(
      beside(
        'Somewhere behind the old piano in the hall, under years of dust and papers, I found that nobody had ever told the truth.',
      ),
    ).toBeUndefined()
  })

  test('is not gone, and not what something else is made of', () => {
    expect(beside('Nobody knows why the sun disappeared.')).toBeUndefined()
    expect(beside('They live in a town that is made entirely of rock.')).toBeUndefined()
  })
})

test('words that nothing but shapes stands beside have most of a tall frame', () => {
  const tall = createDesignFrame({ width: 270, height: 480 })
  for (const layout of ['high', 'low', 'split'] as const) {
    const heightOf = (isAlone: boolean) => {
      const { top, bottom } = layoutArea(layout, tall, isAlone)
      return (bottom - top) / tall.height
    }
    expect(heightOf(true)).toBeGreaterThan(0.5)
    expect(heightOf(false)).toBeLessThan(0.45)
  }
})
