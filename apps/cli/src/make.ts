import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { explainForeignScript } from '@hookreel/crew'
import { hashText } from '@hookreel/film'
import {
  type FilmOrder,
  type FinishedFilm,
  createCrew,
  encoderForFilm,
  countPixelsAsMemory,
  makeFilm,
  nameEncoder,
  openSigner,
  planLength,
  writeWhole,
} from '@hookreel/studio'
import type { CliConfig } from './config.ts'
import { createFileMemory } from './file-memory.ts'
import type { Services } from './open-services.ts'
import { readOrder } from './read-order.ts'
import { bringMusic } from './keep-music.ts'
import { bringVoiceOver } from './keep-voice-over.ts'
import { openWebMemory } from './open-sources.ts'
import { showProgress } from './show-progress.ts'

/** The finished file appears under its name at once or not at all. */
async function deliver(film: FinishedFilm, out: string): Promise<void> {
  await writeWhole(out, (unfinished) => copyFile(film.downloadFile, unfinished))
}

/** `hookreel make "prompt"`: the whole product without a server. */
export async function make(args: readonly string[], config: CliConfig): Promise<void> {
  const { order, out, isJson, services } = await readOrder(args, config)
  const folder = path.join(
    config.dataFolder,
    'films',
    hashText(JSON.stringify(order)).toString(16).padStart(8, '0'),
  )
  tellLength(order)
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort())
  const progress = showProgress(config.isTerminal && !isJson)
  const memory = await createFileMemory(folder)
  await bringVoiceOver(order.voiceId, config, folder)
  await bringMusic(order, config, folder)
  const signer = await openSigner(path.join(config.dataFolder, 'credentials'), undefined, new Date())
  countPixelsAsMemory()
  const film = await makeFilm(order, {
    memory,
    partsFolder: folder,
    report: progress.report,
    signal: abort.signal,
    ffmpegPath: config.ffmpegPath,
    encoder: await encoderForFilm({ ffmpegPath: config.ffmpegPath, choice: config.encoder }),
    seal: { id: signer.id, sign: async (claim) => signer.sign(claim) },
    crew: await createCrew(services.settings, services.gate, {
      espeakPath: config.espeakPath,
      webMemory: openWebMemory(config.dataFolder),
    }),
  }).finally(progress.finish)
  await deliver(film, out)
  tellEncoder(film)
  const facts = {
    file: out,
    title: order.title,
    seconds: film.durationSeconds,
    bytes: film.sizeBytes,
    seed: order.seed,
    encoder: film.encoding?.encoder ?? 'x264',
  }
  process.stdout.write(
    isJson
      ? `${JSON.stringify({ ...facts, script: order.script, credits: film.credits, services: services.spent() })}\n`
      : `${order.title}\n${tellSpending(services)}${out}\n`,
  )
}

/** How long the film becomes, before it is made; apart from the results, which programs read. */
function tellLength({ script, voiceId, seconds, choices }: FilmOrder): void {
  const planned = planLength(script, voiceId, seconds, choices)
  const foreign = explainForeignScript(script, voiceId)
  process.stderr.write(
    `${foreign === undefined ? '' : `${foreign}\n`}${planned.message ?? `The film will be about ${Math.round(planned.seconds)} seconds long.`}\n`,
  )
}

/** Of x264 there is nothing to tell, unless it had to take over. */
function tellEncoder({ encoding }: FinishedFilm): void {
  if (encoding?.gaveUp) {
    const { encoder, why } = encoding.gaveUp
    process.stderr.write(`${nameEncoder(encoder)} gave up, and x264 encoded the film: ${why}\n`)
  } else if (encoding && encoding.encoder !== 'x264')
    process.stderr.write(`Encoded by ${nameEncoder(encoding.encoder)}.\n`)
}

/** What services took for this film: only what was paid now, not what was remembered. */
function tellSpending(services: Services): string {
  const spent = services.spent().filter(({ microdollars }) => microdollars > 0)
  if (spent.length === 0) return ''
  const total = spent.reduce((sum, { microdollars }) => sum + microdollars, 0)
  const parts = spent.map(({ service, microdollars }) => `${service} ${writeDollars(microdollars)}`)
  return `AI services: about ${writeDollars(total)} (${parts.join(', ')})\n`
}

function writeDollars(microdollars: number): string {
  return `$${(microdollars / 1_000_000).toFixed(4)}`
}
