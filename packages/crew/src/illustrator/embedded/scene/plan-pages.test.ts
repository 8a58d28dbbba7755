import { describe, expect, test } from 'vitest'
import { isSetInWords } from '@hookreel/film'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { planScene } from './plan-scene.ts'
import { drawPlan } from '../embedded-illustrator.ts'
import { planPages } from './plan-pages.ts'
import { translateWords } from './translate-words.ts'

const SMALL = { width: 108, height: 192 }

function pagesOf(narration: string, kind: 'type' | 'scene' = 'type') {
  const request = buildPictureRequest(narration, { title: 'Trust', script: narration, index: 1 })
  const plan = { ...planScene(request), kind, subjects: [], words: ['Words'] }
  return planPages(plan, request).pages?.map(({ words }) => words.join(''))
}

describe('the pages of a scene that is set in words', () => {
  const LONG =
    'When the whole village had given up on the old well, and nobody even remembered who had dug it, the water came back overnight and ran down the street.'

  test('hold every word that is spoken, in order, however long the sentence is', () => {
    for (const narration of [
      LONG,
      'Stop.',
      'Nobody believed him anymore. Then nobody asked him again.',
      'Никто не верил ему. Потом никто не спросил.',
    ]) {
      expect(pagesOf(narration)?.join('')).toBe(narration)
      expect(pagesOf(narration, 'scene')?.join('')).toBe(narration)
    }
  })

  test('do not end at the stop of a rank or a short form', () => {
    const text =
      'Am 3. Mai 1945 war der 2. Weltkrieg fast vorbei. Ludwig XIV. war da schon lange tot. Das Brot kostete mehr, d. h. fast die Hälfte.'
    const pages = pagesOf(text)
    expect(pages?.join('')).toBe(text)
    for (const page of pages ?? []) expect(page).not.toMatch(/(?:\b[23]|XIV|\b[dh])\. $/)
  })

  test('end where a sentence or a clause does', () => {
    expect(pagesOf('Nobody believed him anymore. Then nobody asked him again.')).toEqual([
      'Nobody believed him anymore. ',
      'Then nobody asked him again.',
    ])
    expect(pagesOf(LONG)).toEqual([
      'When the whole village had given up on the old well, and nobody even remembered who had dug it, ',
      'the water came back overnight and ran down the street.',
    ])
  })

  test('do not part a subject from its verb, nor what is told from whom', () => {
    expect(pagesOf('Companies told her it would only distract drivers on the road.')?.[0]).not.toMatch(
      /told $/,
    )
    expect(
      pagesOf('In the winter of 1902, Mary Anderson was riding a streetcar through New York.'),
    ).not.toContainEqual(expect.stringMatching(/^was /))
  })

  test('hold a whole sentence where it stays legible: a still says all of it', () => {
    const narration = 'Every glitch is a secret door that somebody spent years of their life knocking on.'
    expect(pagesOf(narration)).toEqual([narration])
    expect(pagesOf(narration, 'scene')).toEqual([narration])
  })

  test.each([
    [
      'Once the snow has gone and the first warm wind comes over the hills, he packs his tent and his one good pan and tiptoes away before anybody wakes.',
      'he packs his tent and his one good pan and tiptoes away before anybody wakes.',
    ],
    [
      'Start your morning in Lisbon at the top of a hill with a view over the whole of the river, because your knees will thank you for it in the evening.',
      'Start your morning in Lisbon at the top of a hill with a view over the whole of the river, ',
    ],
    [
      'Did you forget your keys again on the little table in the hall, where you always put them, and is it already half past five in the afternoon?',
      'Did you forget your keys again on the little table in the hall, ',
    ],
    [
      'I sat on the cold floor of the kitchen until long after midnight, with nothing on but my coat, and read every single page of it.',
      'with nothing on but my coat, and read every single page of it.',
    ],
    [
      'It is one of the very few times that people who study the sea have ever seen with their own eyes how an animal without a spine carries a tool.',
      'how an animal without a spine carries a tool.',
    ],
  ])('rest where the news is, and not on a torn end: %s', (narration, resting) => {
    const request = buildPictureRequest(narration, { title: 'Trust', script: narration, index: 1 })
    const { pages } = planPages({ ...planScene(request), kind: 'type', subjects: [] }, request)
    expect(pages?.find(({ isResting }) => isResting)?.words.join('')).toBe(resting)
  })

  test.each([
    ['Buy a cheap alarm clock, and you have no excuse to bring it back.', 1],
    [
      'We bake every loaf by hand with flour from a mill just twelve miles away. The rest is patience, salt, a little water and more patience.',
      2,
    ],
  ])('rest on what is drawn, where that is said: %s', (narration, count) => {
    const request = buildPictureRequest(narration, { title: 'A Night', script: narration, index: 1 })
    const plan = planPages(planScene(request), request)
    expect(plan.subjects).toHaveLength(1)
    expect(plan.pages).toHaveLength(count)
    expect(plan.pages?.[0]?.isResting).toBe(true)
  })

  test('are long enough to be read: what is short stands with its neighbour', () => {
    expect(pagesOf('Stop. The first mile always lies.')).toEqual(['Stop. The first mile always lies.'])
  })

  test('end before small words in any language, and not behind them', () => {
    const pages = pagesOf(
      'Cada mañana regaba sus plantas en el balcón de la casa vieja y hablaba con ellas en voz baja hasta que salía el sol por encima de los tejados.',
    )
    expect(pages).toEqual([
      'Cada mañana regaba sus plantas en el balcón de la casa vieja y hablaba ',
      'con ellas en voz baja hasta que salía el sol por encima de los tejados.',
    ])
  })

  test.each([
    'يوم واحد على كوكب الزهرة',
    'הלב פועם יותר ממאה אלף פעמים ביום',
    'Żółw nie śpi',
    '심장은 하루에 십만 번 넘게 뛴다',
    'दिल एक दिन में एक लाख बार धड़कता है।',
    '東京は夜明け前、とても静かです。',
    '章鱼有三颗心脏，其中两颗负责把血液送到鳃里。',
    'หัวใจเต้นวันละแสนครั้ง',
  ])('have every word of other scripts, too: %s', (narration) => {
    expect(pagesOf(narration)?.join('')).toBe(narration)
  })

  test('are none with emoji: captions have them', () => {
    expect(pagesOf('So it begins 🔥 now')).toBeUndefined()
  })

  test('end with a clause where no spaces part the words, and never begin with a mark or a particle', () => {
    const pages = pagesOf(
      'タコには心臓が三つあり、そのうち二つはえらに血液を送り、残りの一つは全身に血液を送ります。',
    )
    expect(pages?.length).toBeGreaterThan(1)
    for (const page of pages ?? []) expect(page).not.toMatch(/^[、。はがをに]/)
    expect(pages?.[0]).toMatch(/、$/)
  })

  test('have Japanese forms of Han letters where the film has kana', () => {
    const planned = (narration: string) => {
      const request = buildPictureRequest(narration, { title: 'Trust', script: narration, index: 1 })
      return planPages({ ...planScene(request), subjects: [], words: ['Words'] }, request).isJapanese ?? false
    }
    expect(planned('東京は静かです。')).toBe(true)
    expect(planned('章鱼有三颗心脏。')).toBe(false)
  })

  test('stand under a chart, too, which then says nothing of its clause again', async () => {
    const script = 'Ninety percent of startups fail within five years.'
    const request = buildPictureRequest(script, { title: 'Startups', script, index: 1 })
    const plan = planPages(planScene(request), request)
    expect(plan.chart?.kind).toBe('share')
    expect(plan.pages?.flatMap(({ words }) => words).join('')).toBe(script)
    const { picture } = await drawPlan(plan, SMALL)
    expect(isSetInWords(picture)).toBe(true)
  })

  test('have over them the number that they say themselves', () => {
    const script =
      'The average person guesses they spend eighty dollars a month on subscriptions, but the real number is over two hundred.'
    const request = buildPictureRequest(script, { title: 'Apps', script, index: 1 })
    const plan = planPages(planScene(request), request)
    expect(plan.chart).toMatchObject({ kind: 'counter', text: '200' })
    for (const [narration, text] of [
      ['He paid $1,000 for it.', '$1,000'],
      ['In nine weeks he paid eighty dollars.', '80'],
      ['It cost two million dollars.', '2 million'],
    ] as const) {
      const alone = buildPictureRequest(narration, { title: 'Apps', script, index: 1 })
      expect(planPages(planScene(alone), alone).chart).toMatchObject({ text })
    }
  })

  test('are none where a person said what is to be seen: that is not what is spoken', () => {
    const request = buildPictureRequest('A quiet harbour', {
      title: 'Trust',
      script: 'Trust is not told.',
      index: 1,
    })
    const plan = { ...planScene(request), kind: 'type' as const, subjects: [] }
    expect(planPages(plan, { ...request, description: 'A quiet harbour' }).pages).toBeUndefined()
  })

  test('are of what is spoken beside what a person described', () => {
    const request = {
      ...buildPictureRequest('A grandmother with white hair', {
        title: 'Hens',
        script: 'She never named a hen she would eat.',
        index: 1,
      }),
      description: 'A grandmother with white hair',
      translation: 'She never named a hen she would eat.',
    }
    const { pages = [] } = translateWords({ ...planScene(request), kind: 'type', subjects: [] }, request)
    expect(pages.flatMap(({ words }) => words).join('')).toBe('She never named a hen she would eat.')
  })

  test('know the capitals of Turkish', () => {
    const isDotted = (narration: string) => {
      const request = buildPictureRequest(narration, { title: 'Trust', script: narration, index: 1 })
      return planPages({ ...planScene(request), subjects: [], words: ['Words'] }, request).isDotted ?? false
    }
    expect(
      isDotted(
        'Her sabah kediler için bir kap su ve biraz mama koyar, çünkü bu sokak onlar için bir ev gibi.',
      ),
    ).toBe(true)
    expect(isDotted('He puts a bowl of water in the street every morning.')).toBe(false)
  })

  test('are drawn as a sheet each, and over it every word by itself, lit', async () => {
    const script = 'Nobody asked. Nothing moved.'
    const request = buildPictureRequest(script, { title: 'Trust', script, style: 'horror', index: 1 })
    const plan = { ...planScene(request), kind: 'type', subjects: [], words: ['Nobody'] } as const
    const pages = [{ words: ['Then ', 'nobody ', 'asked'] }, { words: ['Nothing'] }]
    const { picture } = await drawPlan({ ...plan, pages }, SMALL)
    const cues = picture.layers.flatMap(({ cue }) => (cue === undefined ? [] : [cue]))
    expect(cues).toEqual([
      { page: 0, says: 'Then nobody asked' },
      { page: 0, says: 'Then', lit: 'now' },
      { page: 0, says: 'nobody', lit: 'kept' },
      { page: 0, says: 'asked', lit: 'now' },
      { page: 1, says: 'Nothing' },
      { page: 1, says: 'Nothing', lit: 'kept' },
    ])
    expect(isSetInWords(picture)).toBe(true)
    const long = 'When the water came back overnight it ran down the street and into every single house.'
    const { picture: parted } = await drawPlan({ ...plan, pages: [{ words: long.split(/(?<= )/) }] }, SMALL)
    const lines = parted.layers.flatMap(({ cue }) => (cue && cue.lit === undefined ? [cue] : []))
    // Line after line, each of three words or more, and none twice.
    expect(lines.length).toBeGreaterThan(2)
    const starts = lines.map(({ starts: from = 0 }) => from)
    expect(starts.every((from, at) => at === 0 || from - (starts[at - 1] ?? 0) >= 3)).toBe(true)
    for (const { says, starts: from } of lines.slice(1))
      expect(long.split(' ').slice(from).join(' ').startsWith(says)).toBe(true)
    const quiet = await drawPlan(plan, SMALL)
    expect(isSetInWords(quiet.picture)).toBe(false)
  })
})

// To measure every page that may hold a word anew took seconds of the process that makes everybody's previews.
test.each(['a 1 ', 'e\u0301 ', 'the sea '])(
  'a scene of "%s" again and again has all of its words on pages, or none where these are too many',
  { timeout: 20_000 },
  (words) => {
    const most = words.repeat(1000 / words.length).trim()
    expect(pagesOf(most)?.join('')).toBe(most)
    expect(pagesOf(words.repeat(4000 / words.length).trim())).toBeUndefined()
  },
)
