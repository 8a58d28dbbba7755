import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { explainUnread, openDocumentReader, readAddress } from '@hookreel/crew'
import type { DocumentReader, GivenSource, ReadDocument } from '@hookreel/crew'
import { SOURCE_MAX_BYTES, SOURCES_MAX_COUNT } from '@hookreel/film'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'
import { requireOneOf, requireWholeNumber } from './require-option.ts'

/** The options of sources, the same for every command that writes. */
export const SOURCE_OPTIONS = {
  source: { type: 'string', multiple: true },
  'source-words': { type: 'string' },
  'feed-item': { type: 'string', default: '1' },
} as const

type SourceValues = {
  readonly source?: string[] | undefined
  readonly 'source-words'?: string | undefined
  readonly 'feed-item': string
  readonly offline: boolean
}

/**
 * What `--source` names, read: files as the person's own words and addresses as other people's, unless `--source-words` says
 * otherwise; of a feed the item that `--feed-item` counts. Throws a CliError with the reason and what to do.
 */
export async function readGiven(values: SourceValues, { openWeb }: CliConfig): Promise<GivenSource[]> {
  const named = values.source ?? []
  if (named.length > SOURCES_MAX_COUNT)
    throw new CliError(`At most ${SOURCES_MAX_COUNT} sources can be given at once.`)
  const words =
    values['source-words'] === undefined
      ? undefined
      : requireOneOf('--source-words', values['source-words'], ['own', 'others'] as const)
  const item = requireWholeNumber('--feed-item', values['feed-item'], 1, 20)
  const readDocument = openDocumentReader()
  const given: GivenSource[] = []
  for (const name of named) {
    const isAddress = /^https?:\/\//i.test(name)
    if (isAddress && (values.offline || !openWeb.isOn))
      throw new CliError(
        `${name} is not read: --offline and OPEN_WEB=off ask nothing of the internet. Give a file.`,
      )
    const read = await (
      isAddress ? readFrom(name, openWeb.contact, readDocument) : readOne(name, readDocument)
    ).catch((error: unknown) => {
      const unread = explainUnread(error)
      throw unread === undefined ? error : new CliError(`${name}: ${unread.message}`)
    })
    given.push(tellRead(pickItem(read, item), words === undefined ? !isAddress : words === 'own'))
  }
  return given
}

type Read = ReadDocument & { readonly address: string }

/** Anyone who types an address of the own network on the own machine means it; what it sends on to is not meant. */
function readFrom(address: string, contact: string | undefined, readDocument: DocumentReader): Promise<Read> {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : ''
  return readAddress(address, { contact, guard: { allowedHosts: [host] }, readDocument })
}

async function readOne(file: string, readDocument: DocumentReader): Promise<Read> {
  const refuse = (error: NodeJS.ErrnoException) => {
    throw new CliError(`${file} cannot be read (${error.code ?? error.message}).`)
  }
  const { size } = await stat(file).catch(refuse)
  if (size > SOURCE_MAX_BYTES)
    throw new CliError(
      `${file} is larger than ${SOURCE_MAX_BYTES / 1_048_576} MB. Give a smaller file, or the part that matters with --notes.`,
    )
  const bytes = await readFile(file).catch(refuse)
  return { ...(await readDocument({ bytes, name: path.basename(file), type: '', address: '' })), address: '' }
}

function pickItem(read: Read, number: number): Read {
  if (read.kind !== 'feed') return read
  const item = read.items[number - 1]
  if (item === undefined)
    throw new CliError(`This feed has ${read.items.length} items: --feed-item is 1 to ${read.items.length}.`)
  return { ...read, ...item, address: item.address || read.address }
}

/** Says on the terminal what was read, and answers it as a source. */
function tellRead({ title, by, text, address, isCut }: Read, isOwn: boolean): GivenSource {
  const from = address === '' ? title : `${title} (${address})`
  const whose = isOwn ? 'as your own words' : 'as somebody else’s: facts alone are taken'
  process.stderr.write(
    `Read: ${from}, ${whose}.${isCut ? ' It is longer than an hour of speech: the rest is left out.' : ''}\n`,
  )
  return { title, address, by, text, isOwn, readOn: new Date().toISOString().slice(0, 10) }
}

/** The person's own words among them, as long as a script of them would be. */
export const ownWordsOf = (given: readonly GivenSource[]): string | undefined => {
  const own = given.filter(({ isOwn }) => isOwn).map(({ text }) => text)
  return own.length === 0 ? undefined : own.join('\n')
}
