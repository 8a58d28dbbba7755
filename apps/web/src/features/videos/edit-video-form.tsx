import { zodResolver } from '@hookform/resolvers/zod'
import {
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  getVideo,
  updateVideo,
  type Video,
} from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import * as z from 'zod/mini'
import { ApiError, call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { formatCount } from '../../lib/format.ts'
import { putVideo } from './video-cache.ts'

const atMost = (limit: number) => `At most ${formatCount(limit)} characters.`
const schema = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'The title cannot be empty.'),
      z.maxLength(TITLE_MAX_CHARACTERS, atMost(TITLE_MAX_CHARACTERS)),
    ),
  description: z.string().check(z.maxLength(TEXT_MAX_CHARACTERS, atMost(TEXT_MAX_CHARACTERS))),
})

export default function EditVideoForm({ video, onClose }: { video: Video; onClose: () => void }) {
  const cache = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: video.title, description: video.description ?? '' },
  })
  const { errors, isSubmitting, dirtyFields } = form.formState
  /** What the texts here were made from: the video may change under the open dialog. */
  const [was, setWas] = useState({ title: video.title, description: video.description })
  const [others, setOthers] = useState<Partial<typeof was>>({})
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const body = {
        ...(dirtyFields.title && { title: values.title }),
        ...(dirtyFields.description && { description: values.description.trim() || null }),
        was,
      }
      putVideo(cache, await call(updateVideo, { params: { id: video.id }, body }))
      toast.success('Video updated successfully!')
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Could not save')
      if (!(error instanceof ApiError) || error.code !== 'changed_elsewhere') return
      // Both are shown now: saving again is the choice of the one typed here.
      const now = await call(getVideo, { params: { id: video.id } })
      setOthers({
        ...(now.title !== was.title && { title: now.title }),
        ...(now.description !== was.description && { description: now.description }),
      })
      setWas({ title: now.title, description: now.description })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field label="Title" error={errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} maxLength={TITLE_MAX_CHARACTERS} />}
      </Field>
      <OtherText text={others.title} onTake={(text) => form.setValue('title', text, { shouldDirty: true })} />
      <Field label="Description" error={errors.description?.message}>
        {(control) => (
          <Textarea {...control} {...form.register('description')} rows={5} maxLength={TEXT_MAX_CHARACTERS} />
        )}
      </Field>
      <OtherText
        text={others.description}
        onTake={(text) => form.setValue('description', text, { shouldDirty: true })}
      />
      <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSubmitting}>
          Save Changes
        </Button>
      </div>
    </form>
  )
}

/** What another page saved, beside what was typed here. */
function OtherText({ text, onTake }: { text: string | null | undefined; onTake: (text: string) => void }) {
  if (text === undefined) return null
  return (
    <div role="group" aria-label="Saved on another page" className="grid gap-2 rounded-lg border p-3">
      <p className="text-small font-medium text-warn-ink">Saved on another page</p>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
        {text || 'Nothing'}
      </p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onTake(text ?? '')}>
        Take this one
      </Button>
    </div>
  )
}
