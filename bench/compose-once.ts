import { openFrames } from '@hookreel/render'
import { readFixedFilm } from './film/read-fixed-film.ts'

// Draws every frame of a fixed film and encodes none: node bench/compose-once.ts <folder of a fixed film>
const { timeline, loadFile } = await readFixedFilm(process.argv[2] ?? '')
const frames = await openFrames(timeline, loadFile)
for (let n = 0; n < timeline.frameCount; n += 1) await frames.draw(n)
