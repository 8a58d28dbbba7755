import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sendUploads } from './send-upload.ts'

/** While files are dragged over the page, all of it takes them. */
export function DropZone() {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // Every element that the pointer enters and leaves tells; inside is what was entered more often than left.
    let inside = 0
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      inside += 1
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      inside -= 1
      if (inside <= 0) setIsOver(false)
    }
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      inside = 0
      setIsOver(false)
      sendUploads([...(event.dataTransfer?.files ?? [])])
    }
    const events = { dragenter: enter, dragleave: leave, dragover: over, drop }
    // All four carry a DragEvent, as `drop` does.
    for (const [name, listen] of Object.entries(events)) addEventListener(name as 'drop', listen)
    return () => {
      for (const [name, listen] of Object.entries(events)) removeEventListener(name as 'drop', listen)
    }
  }, [])
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-black/50 p-4 backdrop-blur-[2px]">
      <div className="grid justify-items-center gap-3 rounded-2xl border-2 border-dashed border-primary bg-surface px-10 py-8 text-center shadow-pop">
        <Upload className="size-8 text-primary-ink" aria-hidden />
        <p className="text-lg font-semibold">Drop your videos here</p>
        <p className="text-sm text-muted">MP4, MOV, AVI or WebM, up to 500 MB and 10 minutes each</p>
      </div>
    </div>
  )
}
