import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { boundFetch, createOpenWeb, createResearcher } from '@hookreel/crew'
import { createSourcedWriter, readHere } from '@hookreel/crew/readings'
import type { WebMemory, Writer } from '@hookreel/crew'
import { writeWhole } from '@hookreel/studio'
import type { CliConfig } from './config.ts'

type Kept = Readonly<Record<string, { readonly text: string; readonly endsAt: number }>>

/** The writer with what Wikipedia and Wikidata know of a topic that is not built in; offline, the writer alone. */
export function addSources(
  writer: Writer,
  { openWeb, dataFolder, crew }: CliConfig,
  isOffline: boolean,
): Writer {
  if (isOffline || !openWeb.isOn) return writer
  const memory = openWebMemory(dataFolder)
  const web = createOpenWeb({ settings: openWeb, get: boundFetch(fetch), memory })
  return createSourcedWriter(writer, {
    researcher: createResearcher(web, openWeb, readHere),
    hasModel: crew.settings.writer.length > 0,
    onNotice: (notice) => process.stderr.write(`${notice}\n`),
  })
}

/** What the open web answered this data folder, and how often it was asked. */
export const openWebMemory = (dataFolder: string): WebMemory =>
  keepInFile(path.join(dataFolder, 'open-web.json'))

/** Answers, pauses and budgets in one small file: they outlive the command. What has ended is dropped at each change. */
function keepInFile(file: string): WebMemory {
  const read = async (): Promise<Kept> => {
    try {
      // Only what is written below lies there; a file that somebody broke is begun anew.
      const kept = JSON.parse(await readFile(file, 'utf8')) as Kept
      return Object.fromEntries(Object.entries(kept).filter(([, { endsAt }]) => endsAt > Date.now()))
    } catch {
      return {}
    }
  }
  const change = async (key: string, text: string, endsAt: number) => {
    const kept = { ...(await read()), [key]: { text, endsAt } }
    await writeWhole(file, (unfinished) => writeFile(unfinished, JSON.stringify(kept)))
  }
  return {
    recall: async (key) => (await read())[key]?.text,
    remember: (key, text, seconds) => change(key, text, Date.now() + seconds * 1000),
    take: async (key, { most, seconds }) => {
      const known = (await read())[key]
      const count = Number(known?.text ?? 0) + 1
      await change(key, String(count), known?.endsAt ?? Date.now() + seconds * 1000)
      return count <= most
    },
  }
}
