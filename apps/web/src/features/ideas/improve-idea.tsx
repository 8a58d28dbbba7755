import { improveIdea, INSTRUCTION_MAX_CHARACTERS, type Idea } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { noteChangedIdea } from './save-idea.ts'

/** Improves an idea by an instruction; saved at once, the earlier text stays in its history. */
export default function ImproveIdea({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const cache = useQueryClient()
  const [instruction, setInstruction] = useState('')
  const improve = useMutation({
    mutationFn: () =>
      call(improveIdea, { params: { id: idea.id }, body: { instruction: instruction.trim() } }),
    onSuccess: (improved) => {
      noteChangedIdea(cache, improved)
      toast.success('Idea Improved!', { description: improved.title })
      onClose()
    },
    onError: (error) => toast.error('Error', { description: error.message }),
  })
  const isBlank = instruction.trim() === ''
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isBlank || improve.isPending) return
    event.preventDefault()
    improve.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Improve idea"
      description={idea.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isBlank} isBusy={improve.isPending} onClick={() => improve.mutate()}>
            Improve
          </Button>
        </>
      }
    >
      <Field
        label="Instruction"
        hint="What should be better? It is saved with the idea, and the earlier text stays in its history."
        error={improve.error?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={INSTRUCTION_MAX_CHARACTERS}
            value={instruction}
            placeholder="For example: aim it at beginners"
            onKeyDown={submitByKey}
            onChange={(event) => setInstruction(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
