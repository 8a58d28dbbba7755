import { improveIdea, INSTRUCTION_MAX_CHARACTERS, type Idea } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { toast } from 'sonner'
import { ApiError, call, isStopped } from '../../api/call.ts'
import { useOrderKey } from '../../api/use-order-key.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { noteChangedIdea } from './editor/save-idea.ts'

const STOPPED = {
  nothing: 'The idea was not changed.',
  cancelled: 'The idea was not changed.',
  finished: 'The idea was improved before the stop arrived. Its earlier text is in its history.',
}

/** Improves an idea by an instruction; saved at once, the earlier text stays in its history. */
export default function ImproveIdea({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const cache = useQueryClient()
  const [instruction, setInstruction] = useState('')
  const showNewest = () => {
    for (const key of [['ideas'], ['idea', idea.id]]) void cache.invalidateQueries({ queryKey: key })
  }
  const order = useOrderKey(STOPPED, { onStopped: showNewest })
  const improve = useMutation({
    mutationFn: () => {
      const body = { instruction: instruction.trim() }
      const signal = order.begin()
      return call(improveIdea, {
        params: { id: idea.id },
        headers: order.headersFor([idea.id, body]),
        body,
        signal,
      })
    },
    onSuccess: ({ improvement, ...improved }) => {
      order.forget()
      const { changes, undone } = improvement
      noteChangedIdea(cache, improved)
      const isChanged = changes.length > 0 || undone.length === 0
      if (isChanged) toast.success('Idea Improved!', { description: changes.join(' ') || improved.title })
      // What was not done is read where the wish can be worded anew.
      if (undone.length === 0) onClose()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'improved_behind') showNewest()
      if (!isStopped(error)) toast.error('Error', { description: error.message })
    },
  })
  const outcome = improve.data?.improvement
  const isBlank = instruction.trim() === ''
  const close = () => {
    order.stop()
    onClose()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isBlank || improve.isPending) return
    event.preventDefault()
    improve.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Improve idea"
      description={idea.title}
      footer={
        <>
          <Button variant="secondary" onClick={improve.isPending ? order.stop : close}>
            {improve.isPending ? 'Stop' : outcome ? 'Close' : 'Cancel'}
          </Button>
          <Button disabled={isBlank} isBusy={improve.isPending} onClick={() => improve.mutate()}>
            Improve
          </Button>
        </>
      }
    >
      {outcome && outcome.undone.length > 0 && (
        <Alert
          tone="warn"
          className="mb-4"
          title={outcome.changes.length === 0 ? 'Nothing was changed' : 'Not all of it could be done'}
        >
          {[
            ...outcome.changes.map((change) => `Done: ${change}`),
            ...outcome.undone.map((reason) =>
              outcome.changes.length === 0 ? reason : `Not done: ${reason}`,
            ),
          ].map((line) => (
            <p key={line} className="mt-1">
              {line}
            </p>
          ))}
        </Alert>
      )}
      <Field
        label="Instruction"
        hint="What should be better? The earlier text stays in the idea’s history; your instruction is not kept."
        error={isStopped(improve.error) ? undefined : improve.error?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={INSTRUCTION_MAX_CHARACTERS}
            value={instruction}
            placeholder="For example: shorter, and begin with a question"
            onKeyDown={submitByKey}
            onChange={(event) => setInstruction(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
