import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { lookupTable } from '@hookreel/film'
import type { Credit, FilmChoices } from '@hookreel/film'
import { keepSound, StudioError, writeWhole } from '@hookreel/studio'
import type { FilmOrder, OwnMusic } from '@hookreel/studio'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'
import { requireOneOf } from './require-option.ts'

/** What is said of a piece of music: whose it is, and what that asks for. */
export type GivenMusic = {
  readonly 'music-whose'?: string
  readonly 'music-author'?: string
  readonly 'music-licence'?: string
  readonly 'music-page'?: string
}

/** As on the server. */
const LONGEST_SECONDS = 900
const WHOSE = ['mine', 'licensed', 'commons'] as const
/** Creative Commons licences under which music may be cut, mixed with a voice and shown in a film that others earn with. */
const COMMONS: Readonly<Record<string, string>> = lookupTable({
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
})

const fileOf = (config: CliConfig, hash: string) => path.join(config.dataFolder, 'music', `${hash}.wav`)

/** Whether `--music` names a file: nothing with a point or a slash in it is a mood. */
export const isMusicFile = (music: string): boolean => /[./\\]/.test(music)

/** Reads a piece of music, once for the same file, with the question whose it is. Throws a CliError with the reason. */
export async function keepMusic(
  sentFile: string,
  given: GivenMusic,
  config: CliConfig,
): Promise<{ readonly own: FilmChoices['music']['own']; readonly ownMusic: OwnMusic }> {
  const told = readTerms(path.basename(sentFile), given)
  const hash = createHash('sha256')
  await pipeline(createReadStream(sentFile), hash).catch(() => {
    throw new CliError(`--music: ${sentFile} cannot be read.`)
  })
  const soundId = hash.digest('hex').slice(0, 32)
  const soundFile = fileOf(config, soundId)
  await mkdir(path.dirname(soundFile), { recursive: true })
  if (!(await stat(soundFile).catch(() => undefined)))
    try {
      const wishes = { kind: 'music', isCleaned: false, maxSeconds: LONGEST_SECONDS } as const
      await keepSound({ sentFile, soundFile, ...wishes, ffmpegPath: config.ffmpegPath })
    } catch (error) {
      if (error instanceof StudioError) throw new CliError(error.message)
      throw error
    }
  return { own: { soundId }, ownMusic: { file: `music/${soundId}.wav`, ...told } }
}

/** Gives a film's folder the music that it plays; nothing where that is composed. */
export async function bringMusic(
  { ownMusic, choices }: FilmOrder,
  config: CliConfig,
  folder: string,
): Promise<void> {
  const { own } = choices.music
  if (!ownMusic || !own) return
  await mkdir(path.join(folder, 'music'), { recursive: true })
  await writeWhole(path.join(folder, ownMusic.file), (unfinished) =>
    copyFile(fileOf(config, own.soundId), unfinished),
  )
}

/** Nobody's music is taken without a word on whose it is. */
function readTerms(name: string, given: GivenMusic): Pick<OwnMusic, 'credits' | 'maker'> {
  const [author, licence, page] = [given['music-author'], given['music-licence'], given['music-page']]
  if (given['music-whose'] === undefined)
    throw new CliError(
      '--music FILE needs --music-whose: mine (all its rights are yours), licensed (with --music-author and --music-licence) or commons (with --music-author, --music-licence "CC BY 4.0", and --music-page).',
    )
  const whose = requireOneOf('--music-whose', given['music-whose'], WHOSE)
  const maker = { origin: whose === 'commons' ? 'library' : 'own', maker: null, model: null } as const
  if (whose === 'mine') return { credits: [], maker }
  if (!author || !licence)
    throw new CliError(`--music-whose ${whose} needs --music-author and --music-licence.`)
  const title = name.replace(/\.\w{2,4}$/, '')
  const credit: Credit = { work: title, title, author, licence, isOwed: true, isMusic: true }
  if (whose === 'licensed') return { credits: [credit], maker }
  const licenceAddress = COMMONS[requireOneOf('--music-licence', licence, Object.keys(COMMONS))]
  if (page === undefined || !/^https?:$/.test(URL.parse(page)?.protocol ?? ''))
    throw new CliError('--music-whose commons needs --music-page: the address of the page that offers it.')
  return { credits: [{ ...credit, work: page, licenceAddress, isOwed: licence !== 'CC0 1.0' }], maker }
}
