import { readUsage } from '../../billing/usage/read-usage.ts'
import { writeCsv, writeCsvRow } from '../../platform/write-csv.ts'
import type { Cell } from '../../platform/write-csv.ts'
import { nameFile } from '../../platform/storage/serve-files.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'
import { pictureKey } from '../../cast/cast-files.ts'
import { soundKey } from '../../sounds/sound-files.ts'
import { boardKey } from '../../storyboards/storyboard-files.ts'
import { keptKey, videoKey } from '../../videos/video-files.ts'
import {
  findAccount,
  listEntriesFrom,
  listIdeasFrom,
  listOwnBoardUploads,
  listOwnCast,
  listOwnChannels,
  listOwnPronunciations,
  listOwnSounds,
  listOwnUnwanted,
  listPostsFrom,
  listVideosFrom,
} from './belongings.queries.ts'

const USAGE_DAYS = 365
const README = `Everything of your Hookreel account.

profile.json   your settings
ideas.json     your video ideas, with scripts
videos.json    your videos, with what they were made from
ledger.json    every change of your credits
channels.json  the accounts you connected
posts.json     your posts, what they say and what became of them
pronunciations.json  your words that are said otherwise than they are written
unwanted-pictures.json  what your films never show again
usage.csv      views, downloads, credits and videos of the last year, day by day
*.csv          the same lists for spreadsheets
videos/        the finished films and their subtitles
sounds.json    what they are called, whose music is, and what was written down of a recording
sounds/        the recordings and the music that you sent
cast.json      the people, animals, things and places of your cast
cast/          their pictures
pictures/      the pictures and clips that you sent for scenes, as far as they are kept: with storyboards, and
               for two weeks after a film was made
`

type ExportDeps = Pick<VideoDeps, 'db' | 'clock'>

/** A text of an export, as pieces: all ideas of a busy account at once are hundreds of megabytes. */
export type ExportText = { readonly name: string; readonly write: () => AsyncIterable<string> }

/** The texts of an export; each is read from the database while it is written. */
export function listExportTexts(deps: ExportDeps, userId: string): ExportText[] {
  const { db } = deps
  const ideas = () => readAll((last?: IdeaRow) => listIdeasFrom(db, userId, last))
  const videos = () => readAll((last?: VideoRow) => listVideosFrom(db, userId, last))
  const posts = () => readAll((last?: PostRow) => listPostsFrom(db, userId, last))
  const ledger = () => readAll((last?: EntryRow) => listEntriesFrom(db, userId, last))
  const whole = (name: string, read: () => Promise<string>): ExportText => ({
    name,
    write: async function* () {
      yield await read()
    },
  })
  return [
    whole('README.txt', async () => README),
    whole('profile.json', async () => json(await findAccount(db, userId))),
    { name: 'ideas.json', write: () => writeList(ideas(), (idea) => idea) },
    { name: 'ideas.csv', write: () => writeTable(IDEA_COLUMNS, ideas(), ideaCells) },
    { name: 'videos.json', write: () => writeList(videos(), plainVideo) },
    { name: 'videos.csv', write: () => writeTable(VIDEO_COLUMNS, videos(), videoCells) },
    { name: 'ledger.json', write: () => writeList(ledger(), (entry) => entry) },
    { name: 'ledger.csv', write: () => writeTable(LEDGER_COLUMNS, ledger(), entryCells) },
    whole('channels.json', async () => json(await listOwnChannels(db, userId))),
    { name: 'posts.json', write: () => writeList(posts(), plainPost) },
    whole('pronunciations.json', async () => json(await listOwnPronunciations(db, userId))),
    whole('unwanted-pictures.json', async () => json(await listOwnUnwanted(db, userId))),
    whole('sounds.json', async () => json((await listOwnSounds(db, userId)).map(plainSound))),
    whole('cast.json', async () => json((await listOwnCast(db, userId)).map(plainMember))),
    whole('usage.csv', async () => {
      const usage = await readUsage(deps, userId, { days: USAGE_DAYS })
      return writeCsv(
        ['day', 'views', 'downloads', 'credits', 'videos'],
        usage.map((day) => [day.day, day.views, day.downloads, day.credits, day.videos]),
      )
    }),
  ]
}

type RowOf<List extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>[number]
type IdeaRow = RowOf<typeof listIdeasFrom>
type VideoRow = RowOf<typeof listVideosFrom>
type PostRow = RowOf<typeof listPostsFrom>
type MemberRow = RowOf<typeof listOwnCast>
type SoundRow = RowOf<typeof listOwnSounds>
type EntryRow = RowOf<typeof listEntriesFrom>

/** All rows, page by page. */
async function* readAll<Row>(readFrom: (last?: Row) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let page = await readFrom(); page.length > 0; page = await readFrom(page.at(-1))) yield* page
}

/** As `JSON.stringify` writes a list. */
async function* writeList<Row>(
  rows: AsyncIterable<Row>,
  present: (row: Row) => object,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const row of rows) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(present(row), null, 2).replace(/^/gm, '  ')}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}

async function* writeTable<Row>(
  columns: readonly string[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield writeCsvRow(columns)
  for await (const row of rows) yield writeCsvRow(cellsOf(row))
}

// Keys and hashes mean nothing outside this server.
const plainVideo = ({
  filmKey: _film,
  posterKey: _poster,
  downloadKey: _download,
  requestHash: _hash,
  ...video
}: VideoRow) => video
const plainMember = ({ name, kind, sheet, look, createdAt }: MemberRow) => ({
  name,
  kind,
  sheet,
  look,
  createdAt,
})
const plainPost = ({
  requestHash: _hash,
  idempotencyKey: _key,
  heldUntil: _held,
  hold: _hold,
  ...post
}: PostRow) => post

const IDEA_COLUMNS = ['id', 'title', 'summary', 'caption', 'script', 'description', 'status', 'created']
const ideaCells = (idea: IdeaRow): Cell[] => [
  idea.id,
  idea.title,
  idea.summary,
  idea.caption,
  idea.script,
  idea.description,
  idea.status,
  idea.createdAt,
]

const VIDEO_COLUMNS = [
  ...['id', 'title', 'description', 'script', 'style', 'voice', 'status', 'seconds', 'bytes'],
  ...['views', 'downloads', 'created'],
]
const videoCells = (video: VideoRow): Cell[] => [
  video.id,
  video.title,
  video.description,
  video.script,
  video.style,
  video.voiceName,
  video.status,
  video.durationSeconds,
  video.fileSize,
  video.viewCount,
  video.downloadCount,
  video.createdAt,
]

const LEDGER_COLUMNS = ['id', 'kind', 'amount', 'balance', 'reason', 'video', 'created']
const entryCells = (entry: EntryRow): Cell[] => [
  entry.id,
  entry.kind,
  entry.amount,
  entry.balance,
  entry.reason,
  entry.videoId,
  entry.createdAt,
]

/** Tells a file of an export from another one of the same title. */
const markOf = (id: string) => id.slice(0, 8)

/** Folders of the storage that hold a folder of each user with what an export brings. */
const FOLDERS = ['user-videos', 'sounds', 'cast', 'storyboards']

/** A file of an export: its name there, its key in the storage and its bytes. */
type ExportFile = { readonly name: string; readonly key: string; readonly size: number }

/** The finished films of a user, their subtitles, the sounds they sent, the pictures of their cast and those they sent for scenes. */
export async function listExportFiles(
  { db, storage }: Pick<VideoDeps, 'db' | 'storage'>,
  userId: string,
): Promise<ExportFile[]> {
  const found: ExportFile[] = []
  const sizes = await readSizes(storage, userId)
  for await (const video of readAll((last?: VideoRow) => listVideosFrom(db, userId, last))) {
    const keys = [video.downloadKey, videoKey(video, 'srt')].filter((key) => key !== null)
    for (const key of keys) {
      const size = sizes.get(key)
      if (size === undefined) continue
      const extension = key.split('.').at(-1) ?? ''
      const name = nameFile(video.title, extension, markOf(video.id))
      found.push({ name: `videos/${name}`, key, size })
    }
  }
  for (const sound of await listOwnSounds(db, userId)) {
    const key = soundKey(sound)
    const size = sizes.get(key)
    const name = nameFile(sound.name.replace(/\.\w{1,4}$/, ''), 'wav', markOf(sound.id))
    if (size !== undefined) found.push({ name: `sounds/${name}`, key, size })
  }
  for (const member of await listOwnCast(db, userId)) {
    for (const [at, { id }] of member.pictures.entries()) {
      const key = pictureKey(member, id)
      const size = sizes.get(key)
      const name = nameFile(member.name, 'jpg', `${markOf(member.id)} ${at + 1}`)
      if (size !== undefined) found.push({ name: `cast/${name}`, key, size })
    }
  }
  return [...found, ...(await listSentPictures(db, sizes, userId))]
}

/** The sizes of what the storage has of a user, in a few questions: one for each file would take an hour of tens of thousands. */
async function readSizes(
  storage: VideoDeps['storage'],
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const folder of FOLDERS)
    for await (const { key, sizeBytes } of storage.list(`${folder}/${userId}/`)) sizes.set(key, sizeBytes)
  return sizes
}

/** What a user sent for scenes, as far as it is kept: each once, in however many storyboards and films it stands. */
async function listSentPictures(
  db: VideoDeps['db'],
  sizes: ReadonlyMap<string, number>,
  userId: string,
): Promise<ExportFile[]> {
  const found = new Map<string, ExportFile>()
  const add = (title: string, upload: string, key: string) => {
    if (found.has(upload)) return
    const size = sizes.get(key)
    if (size === undefined) return
    const hash = upload.split('/').at(-1) ?? ''
    const name = nameFile(title, hash.split('.').at(-1) ?? '', markOf(hash))
    found.set(upload, { name: `pictures/${name}`, key, size })
  }
  for (const board of await listOwnBoardUploads(db, userId))
    for (const upload of board.uploads) add(board.title, upload, boardKey(board, upload))
  for await (const video of readAll((last?: VideoRow) => listVideosFrom(db, userId, last)))
    for (const { upload } of video.choices.storyboard?.scenes ?? [])
      if (upload !== null) add(video.title, upload, keptKey(video, upload))
  return [...found.values()]
}

function plainSound({ name, kind, seconds, terms, transcript }: SoundRow): object {
  const text = transcript?.state === 'done' ? transcript.text : null
  return { name, kind, seconds, terms, text }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
