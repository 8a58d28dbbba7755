// Writes ten seconds of the fixed film for Remotion: the layers' images and where each lies in each frame, and the film itself
// for our own render. node bench/peers/remotion/write-input.mjs <empty folder>
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { frameAt } from '@hookreel/film'
import { readFixedFilm } from '../../film/read-fixed-film.ts'
import { writeFixedFilm } from '../../film/write-fixed-film.ts'

const folder = process.argv[2]
await writeFixedFilm(join(folder, 'film'), 10, { width: 1080, height: 1920 })
const { timeline, soundFile } = await readFixedFilm(join(folder, 'film'))
const publicFolder = join(folder, 'public')
await mkdir(publicFolder, { recursive: true })
await copyFile(soundFile, join(publicFolder, 'sound.wav'))
for (const { file } of timeline.shots.flatMap((shot) => shot.picture.layers))
  await copyFile(join(folder, 'film', file), join(publicFolder, file))
const frames = Array.from({ length: timeline.frameCount }, (_, n) => {
  const { groups, caption } = frameAt(timeline, n)
  return {
    groups: groups.map(({ opacity, layers }) => ({
      opacity,
      layers: layers.map(({ layer, target }) => ({
        file: layer.file,
        isLight: layer.blend === 'add',
        ...target,
      })),
    })),
    words: caption?.cue.lines.map((line) => line.map((word) => word.text)) ?? [],
    activeWord: caption?.activeWord ?? -1,
  }
})
await writeFile(join(publicFolder, 'frames.json'), JSON.stringify(frames))
