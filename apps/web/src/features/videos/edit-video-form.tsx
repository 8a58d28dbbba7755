import { zodResolver } from '@hookform/resolvers/zod'
import { TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, updateVideo, type Video } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { putVideo } from './video-cache.ts'

const schema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'The title cannot be empty.'), z.maxLength(TITLE_MAX_CHARACTERS)),
  description: z.string().check(z.maxLength(TEXT_MAX_CHARACTERS)),
})

export default function EditVideoForm({ video, onClose }: { video: Video; onClose: () => void }) {
  const cache = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: video.title, description: video.description ?? '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const body = { title: values.title, description: values.description.trim() || null }
      putVideo(cache, await call(updateVideo, { params: { id: video.id }, body }))
      toast.success('Video updated successfully!')
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Could not save')
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Field label="Title" error={errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} maxLength={TITLE_MAX_CHARACTERS} />}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(control) => (
          <Textarea {...control} {...form.register('description')} rows={5} maxLength={TEXT_MAX_CHARACTERS} />
        )}
      </Field>
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
