import { Suspense, type ReactElement } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const Tooltip = lazyPart(() => import('../../components/tooltip.tsx').then((m) => ({ default: m.Tooltip })))

/** Names beside the icons of the folded sidebar; their code loads only then. */
export function RailTip(props: { label: string; isFolded: boolean; children: ReactElement }) {
  if (!props.isFolded) return props.children
  return (
    <Suspense fallback={props.children}>
      <Tooltip label={props.label} side="right">
        {props.children}
      </Tooltip>
    </Suspense>
  )
}
