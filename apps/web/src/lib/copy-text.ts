import { toast } from 'sonner'

/** Puts a text into the clipboard; `name` of it is said in a toast ("Script copied"). False where the browser does not allow it, which is said, too. */
export async function copyText(text: string, name?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const advice = 'Your browser does not allow it here. Select the text and copy it.'
    toast.error('Could not copy', { description: advice })
    return false
  }
  if (name !== undefined) toast.success(`${name} copied`)
  return true
}
