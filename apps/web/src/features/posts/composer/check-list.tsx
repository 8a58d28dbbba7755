import type { PostCheck } from '@hookreel/contract'
import { CircleCheck, CircleX, TriangleAlert, Wrench, type LucideIcon } from 'lucide-react'

const LEVELS: Record<PostCheck['level'], { icon: LucideIcon; look: string; word: string }> = {
  ok: { icon: CircleCheck, look: 'text-ok-ink', word: 'Fine' },
  mend: { icon: Wrench, look: 'text-primary-ink', word: 'Put right when it is sent' },
  warn: { icon: TriangleAlert, look: 'text-warn-ink', word: 'Worth knowing' },
  stop: { icon: CircleX, look: 'text-danger-ink', word: 'In the way' },
}

/** The film held against the network's rules, before anything is sent. */
export function CheckList({ checks }: { checks: readonly PostCheck[] }) {
  return (
    <ul className="grid gap-2" aria-label="Checks before posting">
      {checks.map((check) => {
        const { icon: Icon, look, word } = LEVELS[check.level]
        return (
          <li key={check.id} className="flex items-start gap-2.5 text-sm">
            <Icon className={`mt-0.5 size-4 shrink-0 ${look}`} aria-hidden />
            <span className="min-w-0">
              <span className="sr-only">{word}: </span>
              {check.message}
              {check.level === 'mend' && <span className="text-muted"> {word}.</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
