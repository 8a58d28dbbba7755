import { toast } from 'sonner'

/** Takes away the messages of what failed. */
export function dismissErrors(): void {
  for (const shown of toast.getToasts())
    if ('type' in shown && shown.type === 'error') toast.dismiss(shown.id)
}
