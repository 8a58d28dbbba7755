import { ExternalLink, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/button.tsx'
import { Switch } from '../../components/switch.tsx'
import { formatPlural } from '../../lib/format.ts'
import { nameKind, type ChosenSource } from './chosen-sources.ts'

/** A source that was read: what and how much it is, whose words they are, and a way to take it out. */
export function SourceRow(props: {
  chosen: ChosenSource
  onChange: (chosen: ChosenSource) => void
  onRemove: () => void
}) {
  const { source, isOwn } = props.chosen
  const id = useId()
  return (
    <li className="rounded-xl border bg-surface p-3.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <bdi>{source.title}</bdi>
          </p>
          <p className="mt-0.5 text-small wrap-anywhere text-muted">
            {nameKind(source)} · {formatPlural(source.words, 'word')}
            {source.isCut && ', the rest is left out'}
            {source.by && ` · ${source.by}`}
            {source.day && ` · of ${source.day}`} · read {source.readOn}
            {source.address && (
              <>
                {' · '}
                <a
                  href={source.address}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex items-center gap-1 underline-offset-4 hover:underline"
                >
                  {source.address} <ExternalLink className="size-3" aria-hidden />
                </a>
              </>
            )}
          </p>
        </div>
        <Button variant="quiet" size="icon-sm" aria-label={`Remove ${source.title}`} onClick={props.onRemove}>
          <X />
        </Button>
      </div>
      <p className="mt-2 line-clamp-3 text-sm wrap-anywhere text-muted" dir="auto">
        {source.excerpt}
      </p>
      <div className="mt-3 flex items-start gap-3 text-small">
        <Switch
          checked={isOwn}
          onCheckedChange={(next) => props.onChange({ source, isOwn: next })}
          aria-labelledby={`${id}-own`}
          aria-describedby={`${id}-means`}
        />
        <p className="text-muted">
          <span id={`${id}-own`} className="font-medium text-foreground">
            I wrote this
          </span>{' '}
          <span id={`${id}-means`}>
            {isOwn
              ? 'Its sentences are said as they are.'
              : 'Only its facts are taken, in other words, and the source is named.'}
          </span>
        </p>
      </div>
    </li>
  )
}
