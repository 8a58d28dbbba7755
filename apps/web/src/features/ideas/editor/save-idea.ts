import { createIdeaVersion, updateIdea, type Idea } from '@hookreel/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ideaQuery } from '../../../api/queries.ts'
import { ApiError, call } from '../../../api/call.ts'
import { EDITOR_TOAST } from './editor-toast.ts'
import { changedFields, textsOf, type FieldName, type IdeaTexts } from './idea-texts.ts'

/** An idea changed: every list that shows it is read again, and its history. */
export function noteChangedIdea(cache: QueryClient, idea: Idea): void {
  cache.setQueryData(ideaQuery(idea.id).queryKey, idea)
  for (const key of [['ideas'], ['dashboard'], ['idea', idea.id, 'history']])
    void cache.invalidateQueries({ queryKey: key })
}

const GONE =
  'This idea was deleted, perhaps on another page of yours. Undo it there, or copy your text: it stays on this page.'

/** Saves texts over the idea, or as a new version of it. */
export function useSaveIdea(idea: Idea, onSaved: (saved: Idea) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ as, texts }: { as: 'update' | 'version'; texts: IdeaTexts }) => {
      const params = { id: idea.id }
      if (as === 'version') return call(createIdeaVersion, { params, body: texts })
      // Only what was changed here, and what it was: what another page saved meanwhile stays.
      const saved = textsOf(idea)
      const changed = changedFields(saved, texts)
      return call(updateIdea, { params, body: { ...pick(texts, changed), was: pick(saved, changed) } })
    },
    onSuccess: (saved, { as }) => {
      noteChangedIdea(cache, saved)
      void cache.invalidateQueries({ queryKey: ['idea', idea.id, 'history'] })
      if (as === 'update')
        toast.success('Changes Saved', {
          ...EDITOR_TOAST,
          description: 'The earlier text is kept in the history.',
        })
      else
        toast.success('New Version Created', {
          ...EDITOR_TOAST,
          description: 'You are editing the new version now. The original is unchanged.',
        })
      onSaved(saved)
    },
    onError: (error) => {
      // The page then shows both.
      if (error instanceof ApiError && error.code === 'changed_elsewhere')
        void cache.invalidateQueries({ queryKey: ['idea', idea.id] })
      const isGone = error instanceof ApiError && error.code === 'idea_not_found'
      toast.error('Save Failed', { ...EDITOR_TOAST, description: isGone ? GONE : error.message })
    },
  })
}

const pick = (texts: IdeaTexts, fields: readonly FieldName[]): Partial<IdeaTexts> =>
  Object.fromEntries(fields.map((name) => [name, texts[name]]))
