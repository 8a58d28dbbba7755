import { researchTopic, type TopicResearch } from '@hookreel/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { chosenOf } from '../sources/chosen-sources.ts'
import type { IdeaOrder } from './prompt-form.tsx'
import { promptOf } from './use-suggest-ideas.ts'

const SWITCH = 'hookreel-open-web'

/** Whether topics may be looked up, as this browser was told; they may until somebody says no. */
export function useOpenWebSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => {
    try {
      return localStorage.getItem(SWITCH) !== 'off'
    } catch {
      return true
    }
  })
  return [
    isOn,
    (next) => {
      setIsOn(next)
      try {
        localStorage.setItem(SWITCH, next ? 'on' : 'off')
      } catch {
        // A forbidden storage only costs the memory, not the page.
      }
    },
  ]
}

/** Looks a topic up and keeps what was found with the order that it was looked up for. */
export function useResearch() {
  const stopping = useRef(new AbortController())
  const [found, setFound] = useState<{ order: IdeaOrder; research: TopicResearch } | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const look = useMutation({
    mutationFn: async ({ order, page }: { order: IdeaOrder; page?: string }) => {
      stopping.current = new AbortController()
      const { signal } = stopping.current
      const body = {
        prompt: promptOf(order),
        ...(page === undefined ? {} : { page }),
        ...(order.sources?.length ? { sources: chosenOf(order.sources) } : {}),
      }
      const research = await call(researchTopic, { body, signal })
      setNotice(research.notice)
      setFound(research.id === null ? null : { order, research })
      return research
    },
  })
  const forget = () => {
    setFound(null)
    setNotice(null)
  }
  return { ...look, found, notice, forget, stop: () => stopping.current.abort() }
}
