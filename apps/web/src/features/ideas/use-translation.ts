import { translateIdea } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import type { IdeaTexts } from './idea-texts.ts'

export type Translated = { language: string; texts: IdeaTexts; writtenBy: string }
type Wish = { language: string; texts: IdeaTexts; key: string; signal: AbortSignal }

const SECOND_MS = 1000

/** One translation of an idea at a time: it can be stopped, and then nothing is charged. */
export function useTranslation(ideaId: string) {
  const cache = useQueryClient()
  const abort = useRef<AbortController | null>(null)
  const [seconds, setSeconds] = useState(0)
  const [translated, setTranslated] = useState<Translated | null>(null)
  const [isSame, setIsSame] = useState(false)
  const ask = useMutation({
    mutationFn: ({ language, texts, key, signal }: Wish) =>
      call(translateIdea, {
        params: { id: ideaId },
        headers: { 'idempotency-key': key },
        body: { language, texts },
        signal,
      }),
    onSuccess: ({ texts, writtenBy }, { language }) => {
      for (const key of ['profile', 'credits', 'dashboard']) void cache.invalidateQueries({ queryKey: [key] })
      if (texts) setTranslated({ language, texts, writtenBy })
      else setIsSame(true)
    },
  })
  const { isPending } = ask
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isPending])
  useEffect(() => () => abort.current?.abort(), [])

  const isStopped = ask.error instanceof DOMException
  return {
    translated,
    seconds,
    isRunning: isPending,
    /** Why there is none, for people. */
    problem: isSame
      ? 'The texts are in this language already. No credit was used.'
      : ask.error && !isStopped
        ? ask.error.message
        : null,
    start: (language: string, texts: IdeaTexts) => {
      abort.current = new AbortController()
      setSeconds(0)
      setIsSame(false)
      ask.mutate({ language, texts, key: crypto.randomUUID(), signal: abort.current.signal })
    },
    stop: () => abort.current?.abort(),
  }
}
