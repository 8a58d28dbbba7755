import { expect, test } from 'vitest'
import { matchFiles } from './match-files.ts'

const scenes = [
  'A red fox crosses the snow at night.',
  'The lighthouse keeper counts the ships.',
  'Whales sing to each other for hours.',
  'Le café ferme à minuit.',
].map((narration, index) => ({ id: `${index + 1}`, narration, description: null }))

function match(...names: string[]): (string | null)[] {
  return matchFiles(names, scenes).map(({ sceneId, reason }) => reason && `${sceneId} by ${reason}`)
}

test('a number tells the scene, at the beginning of a name or after the word', () => {
  expect(match('03.jpg', 'my scene 1.png', 'Scene_02-final.webp', '4 - anything.jpg')).toEqual([
    '3 by number',
    '1 by number',
    '2 by number',
    '4 by number',
  ])
})

test('who counts from zero means the first scene with it', () => {
  expect(match('00.jpg', '01.jpg')).toEqual(['1 by number', '2 by number'])
})

test('numbers of cameras and years are no scenes', () => {
  expect(match('IMG_20240312.jpg', '1999 whale.jpg')).toEqual([null, '3 by words'])
})

test('words of the name find the scene that says or shows them', () => {
  expect(match('whaleSong.mp4', 'old-lighthouse.jpg', 'fox_in_snow.png', 'Cafe.jpg')).toEqual([
    '3 by words',
    '2 by words',
    '1 by words',
    '4 by words',
  ])
  const shown = [{ id: 'x', narration: 'It was quiet.', description: 'an empty harbour' }]
  expect(matchFiles(['harbour.jpg'], shown)).toEqual([{ sceneId: 'x', reason: 'words' }])
  const asian = [{ id: 'x', narration: '富士山に雪が降る。', description: null }]
  expect(matchFiles(['富士山.jpg'], asian)[0]?.reason).toBe('words')
})

test('a scene gets one file: the first with its number, else the one whose name says more', () => {
  expect(match('3.jpg', '3 b.jpg', 'snow.jpg', 'red fox snow.jpg')).toEqual([
    '3 by number',
    null,
    null,
    '1 by words',
  ])
})

test('names that tell nothing follow each other in their order, as many as there are scenes', () => {
  expect(match('DSC_9010.jpg', 'DSC_0902.jpg', 'DSC_1000.jpg')).toEqual([
    '3 by order',
    '1 by order',
    '2 by order',
  ])
  const many = Array.from({ length: 100 }, (_, index) => `DSC_${index + 1000}.jpg`)
  const matched = matchFiles(many, scenes).filter(({ sceneId }) => sceneId !== null)
  expect(matched.map(({ sceneId }) => sceneId)).toEqual(['1', '2', '3', '4'])
})

test('names with anything in them end in no scene', () => {
  expect(match('', '.jpg', '\0\0.jpg', '../../etc/passwd', '💥.png', '999.jpg')).toHaveLength(6)
  expect(match('999.jpg', 'whale\0.jpg')).toEqual([null, '3 by words'])
  expect(matchFiles(['1.jpg'], [])).toEqual([{ sceneId: null, reason: null }])
})
