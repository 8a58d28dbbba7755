import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Input } from '../../components/input.tsx'
import { copyText } from '../../lib/copy-text.ts'

/** Shows a secret the one time that it can be seen. */
export function ShownSecret(props: { title: string; label: string; secret: string; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => setIsCopied(await copyText(props.secret))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      title={props.title}
      description="Copy it now and keep it safe: it is not shown again."
      footer={<Button onClick={props.onClose}>Done</Button>}
    >
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label={props.label}
          className="min-w-0 flex-1 font-mono text-small"
          value={props.secret}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" onClick={() => void copy()} aria-live="polite">
          {isCopied ? <Check /> : <Copy />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </Dialog>
  )
}
