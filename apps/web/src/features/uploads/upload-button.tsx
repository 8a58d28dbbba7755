import { UPLOAD_ENDINGS } from '@hookreel/contract'
import { Upload } from 'lucide-react'
import { useImperativeHandle, useRef, type Ref } from 'react'
import { Button } from '../../components/button.tsx'
import { sendUploads } from './send-upload.ts'

const ACCEPTED = UPLOAD_ENDINGS.join(',')

/** Opens the system's window to choose files; `ref` lets others open it, too. */
export function UploadButton({ ref }: { ref?: Ref<{ choose: () => void }> }) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  useImperativeHandle(ref, () => ({ choose }))
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Video files to upload"
        onChange={(event) => {
          sendUploads([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button variant="secondary" onClick={choose}>
        <Upload /> Upload video
      </Button>
    </>
  )
}
