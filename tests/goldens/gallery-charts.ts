import type { Chart } from '../../packages/crew/src/illustrator/embedded/charts/chart.ts'

/** Every kind of figure, some of them twice, where they are laid out otherwise, and what is said of each. */
export const CHARTS: readonly (readonly [said: string, chart: Chart])[] = [
  ['Ninety percent of startups fail.', { kind: 'share', percent: 90, text: '90%', label: 'startups fail' }],
  ['Nine people out of ten agree.', { kind: 'crowd', count: 9, of: 10, arePeople: true, label: 'people' }],
  ['One of forty stays awake.', { kind: 'crowd', count: 1, of: 40, arePeople: false, label: 'adults' }],
  [
    'The mountain is twice as high.',
    { kind: 'times', factor: 2, text: '2×', label: 'as high', sides: ['mountain', 'Everest'] },
  ],
  [
    'Jupiter has 1,300 times the volume.',
    { kind: 'times', factor: 1300, text: '1,300×', label: 'the volume', sides: ['Jupiter', 'Earth'] },
  ],
  ['The share grew to 40 percent.', { kind: 'change', from: 10, to: 40, texts: ['10%', '40%'] }],
  ['The price fell to $200.', { kind: 'change', from: 1000, to: 200, texts: ['$1,000', '$200'] }],
  ['They made $1,250 in one night.', { kind: 'counter', text: '$1,250', label: 'in one night' }],
  ['It all began in 1900.', { kind: 'timeline', marks: ['1900', '1950', '2000'], places: [0, 0.5, 1] }],
  ['That was 1,000 years ago.', { kind: 'timeline', marks: ['1,000 years ago', 'now'], places: [0, 1] }],
  ['First boil the water.', { kind: 'steps', items: ['boil the water', 'add the salt', 'stir'] }],
  ['It is the third largest city.', { kind: 'rank', place: 3, text: '3rd', label: 'largest city' }],
]
