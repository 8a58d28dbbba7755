import { encodeFilm, findFfmpeg } from '@hookreel/render'
import { readFixedFilm } from './film/read-fixed-film.ts'

// One render in a process of its own: node bench/render-once.ts <folder of a fixed film> <output>
const [folder = '', outputFile = ''] = process.argv.slice(2)
await encodeFilm({ ffmpeg: await findFfmpeg(), ...(await readFixedFilm(folder)), outputFile })
