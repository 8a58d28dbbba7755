import { translateIdea } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, isStopped } from '../../../api/call.ts'
import { useOrderKey } from '../../../api/use-order-key.ts'
import type { IdeaTexts } from './idea-texts.ts'

export type Translated = { language: string; texts: IdeaTexts; writtenBy: string }
type Wish = { language: string; texts: IdeaTexts }

const SECOND_MS = 1000
const STOPPED = {
  nothing: 'Nothing was made or charged.',
  cancelled: 'Nothing was charged.',
  finished:
    'It was translated and paid before the stop arrived. Asked for again, it is shown for no further credit.',
}

/** One translation of an idea at a time: it can be stopped, and then nothing is charged. */
export function useTranslation(ideaId: string) {
  const cache = useQueryClient()
  const order = useOrderKey(STOPPED, {
    keepsFinished: true,
    onStopped: () => void cache.invalidateQueries({ queryKey: ['profile'] }),
  })
  const [seconds, setSeconds] = useState(0)
  const [translated, setTranslated] = useState<Translated | null>(null)
  const [isSame, setIsSame] = useState(false)
  const ask = useMutation({
    mutationFn: (body: Wish) => {
      const signal = order.begin()
      return call(translateIdea, {
        params: { id: ideaId },
        headers: order.headersFor([ideaId, body]),
        body,
        signal,
      })
    },
    onSuccess: ({ texts, writtenBy }, { language }) => {
      order.forget()
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
  const leave = useRef(order.stop)
  useEffect(() => {
    leave.current = order.stop
  })
  useEffect(() => () => leave.current(), [])

  return {
    translated,
    seconds,
    isRunning: isPending,
    /** Why there is none, for people. */
    problem: isSame
      ? 'The texts are in this language already. No credit was used.'
      : ask.error && !isStopped(ask.error)
        ? ask.error.message
        : null,
    start: (language: string, texts: IdeaTexts) => {
      setSeconds(0)
      setIsSame(false)
      ask.mutate({ language, texts })
    },
    stop: order.stop,
  }
}
