import { readSource, SOURCE_FILE_PATH, type ReadSources } from '@hookreel/contract'
import { SOURCE_MAX_BYTES } from '@hookreel/film'
import { useRef, useState } from 'react'
import { buildUrl, call, isStopped, reasonOf } from '../../api/call.ts'
import { sendFile } from '../../api/send-file.ts'

/** What is being read now: its name, and of a file how much has arrived in percent. */
export type Reading = { readonly name: string; readonly percent: number | null }

const FAILED = 'This could not be read. Try again, or paste its text as notes.'

/** Reads addresses and files one after the other. `onRead` is told what was read, `problem` why something could not be. */
export function useReading(onRead: (read: ReadSources) => void) {
  const [reading, setReading] = useState<Reading | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stopping = useRef(new AbortController())
  const run = async (
    works: readonly { name: string; work: (signal: AbortSignal) => Promise<ReadSources> }[],
  ) => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setProblem(null)
    for (const { name, work } of works) {
      setReading({ name, percent: null })
      try {
        onRead(await work(signal))
      } catch (error) {
        if (isStopped(error)) break
        setProblem(`${name}: ${reasonOf(error, error instanceof Error ? error.message : FAILED)}`)
      }
    }
    setReading(null)
  }
  return {
    reading,
    problem,
    readAddress: (address: string) =>
      run([{ name: address, work: (signal) => call(readSource, { body: { address }, signal }) }]),
    readFiles: (files: readonly File[]) =>
      run(
        files.map((file) => ({
          name: file.name,
          work: async (signal) => {
            if (file.size > SOURCE_MAX_BYTES)
              throw new Error(
                'It is larger than 12 MB. Give a smaller file, or paste the part that matters as notes.',
              )
            const url = buildUrl(SOURCE_FILE_PATH, {}, { name: file.name.slice(0, 300) })
            return sendFile<ReadSources>(url, file, {
              signal,
              onSent: (percent) => setReading({ name: file.name, percent }),
            })
          },
        })),
      ),
    stop: () => stopping.current.abort(),
  }
}
