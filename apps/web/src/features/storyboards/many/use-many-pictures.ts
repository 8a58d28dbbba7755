import type { Storyboard } from '@hookreel/contract'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isAway, isStopped, reasonOf } from '../../../api/call.ts'
import { matchFiles, type FileMatch } from './match-files.ts'
import { sendPhotoInTurn } from '../send-photo.ts'

export type OwnFile = FileMatch & {
  readonly file: File
  /** Its name on the server, once it is there. */
  readonly upload: string | null
  /** Why it cannot be used. */
  readonly refusal: string | null
}

type Sent = {
  readonly uploads: ReadonlyMap<File, string>
  readonly refused: ReadonlyMap<File, string>
  /** There was no answer: this one and all after it were not sent, and can be. */
  readonly silence: ApiError | null
}

/** The pictures of these scenes, by the scenes' ids. */
type SentPictures = ReadonlyMap<string, string>

/** Pictures that were chosen together: which scene each is for, and how they are sent, one after the other. */
export function useManyPictures(board: Storyboard, onSent: (uploads: SentPictures) => void) {
  const [files, setFiles] = useState<readonly OwnFile[]>([])
  const [sent, setSent] = useState<number | null>(null)
  const [silence, setSilence] = useState<ApiError | null>(null)
  const work = useRef<AbortController>(null)
  // A page that is left sends nothing more.
  useEffect(() => () => work.current?.abort(), [])
  const close = () => {
    work.current?.abort()
    setFiles([])
    setSent(null)
    setSilence(null)
  }
  const wanted = files.filter(({ sceneId, refusal }) => sceneId !== null && refusal === null)
  const apply = async () => {
    const stop = (work.current = new AbortController())
    setSilence(null)
    const result = await sendAll(board.id, wanted, stop.signal, setSent)
    if (!result) return
    const { uploads, refused, silence } = result
    if (stop.signal.aborted) return
    setSent(null)
    setSilence(silence)
    if (refused.size > 0 || silence) {
      setFiles(
        files.map((one) => ({
          ...one,
          upload: uploads.get(one.file) ?? one.upload,
          refusal: refused.get(one.file) ?? one.refusal,
        })),
      )
      return
    }
    onSent(new Map(wanted.map(({ sceneId, file }) => [sceneId ?? '', uploads.get(file) ?? ''])))
    setFiles([])
  }
  return {
    files,
    count: wanted.length,
    /** How many are there already; null while none is sent. */
    sent,
    silence,
    begin: (chosen: readonly File[]) => setFiles(beginWith(chosen, board)),
    assign: (file: File, sceneId: string | null) => setFiles(assignTo(files, file, sceneId)),
    apply: () => void apply(),
    close,
  }
}

function beginWith(chosen: readonly File[], { scenes }: Storyboard): OwnFile[] {
  const names = chosen.map(({ name }) => name)
  const matches = matchFiles(names, scenes)
  const nothing = { sceneId: null, reason: null, upload: null, refusal: null }
  return chosen.map((file, at) => ({ ...nothing, ...matches[at], file }))
}

/** A scene shows one picture: another that was for it is for none. */
function assignTo(files: readonly OwnFile[], file: File, sceneId: string | null): OwnFile[] {
  return files.map((one) => {
    if (one.file === file) return { ...one, sceneId, reason: null }
    return sceneId !== null && one.sceneId === sceneId ? { ...one, sceneId: null, reason: null } : one
  })
}

/** Their names on the server, and why some have none; undefined when it was stopped. */
async function sendAll(
  id: string,
  wanted: readonly OwnFile[],
  signal: AbortSignal,
  onSent: (count: number) => void,
): Promise<Sent | undefined> {
  const uploads = new Map<File, string>()
  const refused = new Map<File, string>()
  for (const [at, { file, upload }] of wanted.entries()) {
    onSent(at)
    try {
      uploads.set(file, upload ?? (await sendPhotoInTurn(id, file, signal)))
    } catch (error) {
      if (isStopped(error)) return undefined
      if (isAway(error)) return { uploads, refused, silence: error }
      refused.set(file, tell(error))
    }
  }
  return { uploads, refused, silence: null }
}

const tell = (error: unknown): string =>
  reasonOf(
    error,
    error instanceof Error && error.message !== '' ? error.message : 'This file cannot be used.',
  )
