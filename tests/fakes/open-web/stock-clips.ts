import type { Behaviour } from '../behaviour.ts'

/** What the file of a clip is called that is not as it should be. */
const NAMES: Partial<Record<Behaviour, string>> = {
  truncated: 'truncated',
  'no picture': 'no-clip',
  'too large': 'too-large',
}

/** Two clips as Pexels tells of them; whatever the name of the file, it is the same clip. */
export function listClips(url: string, behaviour: Behaviour) {
  const place = (name: string) =>
    behaviour === 'elsewhere' ? 'http://169.254.169.254/latest/meta-data' : `${url}/clips/${name}`
  const name = NAMES[behaviour]
  const file = (id: number, width: number, height: number, quality: string | null = 'hd') => ({
    ...{ id, quality, file_type: 'video/mp4', width, height, fps: 25 },
    link: place(`${name ?? `${width}x${height}`}.mp4`),
  })
  return {
    ...{ page: 1, per_page: 15, total_results: 2 },
    videos: ['Cleo Fay', 'Dan Moe'].map((author, index) => ({
      ...{ id: index + 1, width: 2160, height: 3840, duration: 4 },
      url: `https://www.pexels.com/video/${index + 1}/`,
      image: `${url}/files/done.png`,
      user: { id: 7, name: author, url: 'https://www.pexels.com/@someone' },
      video_files: [
        file(1, 360, 640, 'sd'),
        {
          id: 2,
          quality: 'hls',
          file_type: null,
          width: null,
          height: null,
          fps: null,
          link: place('a.m3u8'),
        },
        file(3, 2160, 3840, 'uhd'),
        file(4, 1080, 1920),
        file(5, 1920, 1080),
      ],
      video_pictures: [],
    })),
  }
}

/** The bytes of a clip that was asked for; of one that is too large the head says so. */
export function readClip(path: string, clip: Uint8Array) {
  const name = /^\/clips\/([\w-]+)\.mp4$/.exec(path)?.[1]
  if (name === undefined) return undefined
  if (name === 'no-clip')
    return { status: 200, type: 'video/mp4', body: Buffer.from('<html>not here</html>') }
  const bytes = Buffer.from(clip)
  if (name === 'too-large') return { status: 200, type: 'video/mp4', body: Buffer.alloc(33_000_000, bytes) }
  const body = name === 'truncated' ? bytes.subarray(0, bytes.length - 10) : bytes
  return { status: 200, type: 'video/mp4', body }
}

/** The boxes of an MP4 with nothing in them: whole for anyone who only looks at its boxes. */
export function writeEmptyClip(): Buffer {
  return Buffer.concat(
    ['ftyp', 'moov', 'mdat'].map((name) => {
      const box = Buffer.alloc(24)
      box.writeUInt32BE(box.length)
      box.write(name, 4)
      return box
    }),
  )
}
