import type { Idea } from '@hookreel/contract'
import { useEffect, useRef, useState } from 'react'
import { findDraftsOwner } from '../../../lib/own-drafts.ts'
import { dropDraft, keepDraft, readDraft, type IdeaDraft } from './idea-draft.ts'
import { changedFields, mergeTexts, textsOf, type FieldName, type IdeaTexts } from './idea-texts.ts'

const AUTOSAVE_MS = 400

/**
 * The texts being edited: what differs from the saved idea, and a draft in this browser that outlives the page. What another
 * page saves meanwhile is taken over where nothing was typed here; where both changed, both are shown until one is chosen.
 */
export function useIdeaEdit(idea: Idea) {
  const saved = textsOf(idea)
  /** The saved texts that those on this page were made from. */
  const [base, setBase] = useState(saved)
  const [texts, setTexts] = useState(saved)
  const [others, setOthers] = useState<Partial<IdeaTexts>>({})
  const [takenOver, setTakenOver] = useState<readonly FieldName[]>([])
  const [offered, setOffered] = useState<IdeaDraft | null>(() => {
    const draft = readDraft(idea.id)
    return draft && changedFields(saved, draft.texts).length > 0 ? draft : null
  })
  const changed = changedFields(saved, texts)
  const isTouched = useRef(false)
  const keepNow = useRef(() => {})

  const merge = (from: IdeaTexts, mine: IdeaTexts) => {
    const merged = mergeTexts(from, mine, saved)
    setBase(saved)
    setTexts(merged.texts)
    setOthers((before) => ({ ...before, ...merged.others }))
    return merged.takenOver
  }
  // The idea was saved by somebody else, or by this page itself: then both texts are the same.
  if (changedFields(base, saved).length > 0) setTakenOver(merge(base, texts))

  useEffect(() => {
    if (!isTouched.current) return undefined
    const keep = () => {
      const before = textsOf(idea)
      if (changedFields(before, texts).length > 0) keepDraft(idea.id, texts, before)
      else dropDraft(idea.id)
    }
    keepNow.current = keep
    const timer = setTimeout(keep, AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [idea, texts])
  useEffect(
    () => () => {
      // The page ends before that when its session does. Who signed out leaves nothing.
      if (isTouched.current && findDraftsOwner() !== null) keepNow.current()
    },
    [],
  )

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
    /** Fields that another page changed while they were changed here: what was saved there. */
    others,
    /** Fields that another page changed and nobody here: they stand here as they were saved there. */
    takenOver,
    /** Ends the question of which text of a field stays. */
    choose: (name: FieldName, text: string) => {
      change({ [name]: text })
      setOthers(({ [name]: _chosen, ...rest }) => rest)
    },
    offered,
    takeDraft: () => {
      if (!offered) return
      isTouched.current = true
      dropDraft(idea.id, offered)
      keepDraft(idea.id, offered.texts, offered.base ?? saved)
      merge(offered.base ?? saved, offered.texts)
      setOffered(null)
    },
    forgetDraft: () => {
      dropDraft(idea.id, offered)
      setOffered(null)
    },
    /** After saving: the page goes on with what was saved. */
    settle: (now: Idea) => {
      isTouched.current = false
      dropDraft(idea.id)
      setOffered(null)
      setOthers({})
      setTakenOver([])
      setBase(textsOf(now))
      setTexts(textsOf(now))
    },
  }
}
export type IdeaEdit = ReturnType<typeof useIdeaEdit>
