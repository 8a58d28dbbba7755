import { toast } from 'sonner'

export async function copyScript(script: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(script)
    toast.success('Script copied')
  } catch {
    toast.error('Could not copy', {
      description: 'Your browser does not allow it here. Select the text and copy it.',
    })
  }
}
