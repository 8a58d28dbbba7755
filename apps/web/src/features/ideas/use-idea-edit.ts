import type { Idea } from '@hookreel/contract'
import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft, type IdeaDraft } from './idea-draft.ts'
import { changedFields, textsOf, type FieldName, type IdeaTexts } from './idea-texts.ts'

const AUTOSAVE_MS = 400

/** The texts being edited: what differs from the saved idea, and a draft in this browser that outlives the page. */
export function useIdeaEdit(idea: Idea) {
  const saved = textsOf(idea)
  const [texts, setTexts] = useState(saved)
  const [offered, setOffered] = useState<IdeaDraft | null>(() => {
    const draft = readDraft(idea.id)
    return draft && changedFields(saved, draft.texts).length > 0 ? draft : null
  })
  const changed = changedFields(saved, texts)
  const isTouched = useRef(false)

  useEffect(() => {
    if (!isTouched.current) return undefined
    const timer = setTimeout(() => {
      if (changedFields(textsOf(idea), texts).length > 0) keepDraft(idea.id, texts)
      else dropDraft(idea.id)
    }, AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [idea, texts])

  const change = (more: Partial<IdeaTexts>) => {
    isTouched.current = true
    setOffered(null)
    setTexts((before) => ({ ...before, ...more }))
  }
  return {
    texts,
    changed,
    isChanged: (name: FieldName) => changed.includes(name),
    change,
    offered,
    takeDraft: () => {
      if (offered) change(offered.texts)
    },
    forgetDraft: () => {
      dropDraft(idea.id)
      setOffered(null)
    },
    /** After saving: the page goes on with what was saved. */
    settle: (now: Idea) => {
      isTouched.current = false
      dropDraft(idea.id)
      setOffered(null)
      setTexts(textsOf(now))
    },
  }
}
export type IdeaEdit = ReturnType<typeof useIdeaEdit>
