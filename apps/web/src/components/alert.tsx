import { onlineManager } from '@tanstack/react-query'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { NO_ANSWER } from '../api/call.ts'
import { classNames } from '../lib/class-names.ts'

const TONES = {
  danger: { look: 'border-danger/30 bg-danger-soft text-danger-ink', icon: CircleAlert },
  warn: { look: 'border-warn-ink/25 bg-warn-soft text-warn-ink', icon: TriangleAlert },
  info: { look: 'border-primary/25 bg-primary-soft text-primary-ink', icon: Info },
} as const

/** Whether the server answers again since then. */
function useHasAnswered(isAsked: boolean): boolean {
  const [hasAnswered, setHasAnswered] = useState(false)
  useEffect(() => (isAsked ? onlineManager.subscribe(setHasAnswered) : undefined), [isAsked])
  return isAsked && hasAnswered
}

/** Says what happened, beside its cause. `danger` is announced at once. That there was no answer is said until there is one. */
export function Alert(props: {
  tone: keyof typeof TONES
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}) {
  const { look, icon: Icon } = TONES[props.tone]
  // What can be pressed here stays; what was tried without an answer stands where it was tried.
  const isOver = useHasAnswered(props.children === NO_ANSWER && props.action === undefined)
  if (isOver) return null
  return (
    <div
      role={props.tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-start gap-x-3 gap-y-2.5 rounded-xl border p-3.5 text-sm',
        look,
        props.className,
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 basis-52">
        {props.title && <p className="font-medium">{props.title}</p>}
        {props.children && (
          <div className={classNames(props.title && 'mt-0.5 opacity-90')}>{props.children}</div>
        )}
      </div>
      {props.action}
    </div>
  )
}
