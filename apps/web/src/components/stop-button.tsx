import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

/** Most answers are here before anybody could press it. */
const SHOWN_AFTER_MS = 600

/** Stops what is under way; not shown in the first moment of it. */
export function StopButton(props: {
  isRunning: boolean
  onStop: () => void
  size?: 'sm' | 'md' | 'lg'
  className?: string
}) {
  const { isRunning, onStop, size, className } = props
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setIsSlow(true), SHOWN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isRunning])
  if (!isRunning || !isSlow) return null
  return (
    <Button variant="secondary" size={size} className={className} onClick={onStop}>
      <Square /> Stop
    </Button>
  )
}
