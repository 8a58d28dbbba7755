import { useState } from 'react'
import { toast } from 'sonner'
import { sendVerification } from '../../api/auth.ts'
import { Button } from '../../components/button.tsx'

/** Sends the verification mail again. The answer is the same for every address, so the words are, too. */
export function ResendLink({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    try {
      await sendVerification(email)
      toast.success('Email sent', {
        description: `If ${email} waits to be verified, a new link is on its way.`,
      })
    } catch (error) {
      toast.error('Error', {
        description:
          error instanceof Error ? error.message : 'An unexpected error occurred. Please try again.',
      })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => void press()}>
      Send the link again
    </Button>
  )
}
