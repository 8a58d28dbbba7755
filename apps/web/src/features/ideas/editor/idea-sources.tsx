import type { IdeaSource } from '@hookreel/contract'
import { ExternalLink } from 'lucide-react'
import { Button } from '../../../components/button.tsx'

/** Which sentence of the script rests on what, and a way to list the sources in the description. */
export default function IdeaSources(props: {
  sources: readonly IdeaSource[]
  script: string
  description: string
  onDescription: (description: string) => void
}) {
  const { sources, script, description } = props
  const line = `Sources: ${sources.map(nameSource).join('; ')}.`
  return (
    <div className="mt-5 border-t pt-5">
      <h3 className="text-sm font-medium">Sources</h3>
      <ul className="mt-2 grid gap-3">
        {sources.map((source, at) => (
          <li key={at} className="text-sm">
            {source.address ? (
              <a
                href={source.address}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1 font-medium text-primary-ink underline-offset-4 hover:underline"
              >
                {source.work} <ExternalLink className="size-3.5" aria-hidden />
              </a>
            ) : (
              <span className="font-medium">
                {source.by ? source.work : `${source.work} (${source.year})`}
              </span>
            )}
            {source.by && (
              <span className="text-muted">
                {' '}
                · {[source.by, source.licence].filter(Boolean).join(' · ')} · read {source.readOn}
              </span>
            )}
            <ul className="mt-1 grid gap-1">
              {source.sentences?.map((sentence) => (
                <li key={sentence} className="border-l-2 pl-3 wrap-anywhere text-muted">
                  {sentence}
                  {!script.includes(sentence) && <em> (changed since)</em>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={description.includes(line)}
        onClick={() =>
          props.onDescription(description.trim() === '' ? line : `${description.trim()}\n\n${line}`)
        }
      >
        {description.includes(line) ? 'Listed in the description' : 'List them in the description'}
      </Button>
    </div>
  )
}

const nameSource = ({ work, by, licence, readOn, year, address }: IdeaSource): string =>
  by
    ? `${work} (${[by, licence, `read ${readOn}`, address].filter(Boolean).join(', ')})`
    : `${work} (${year})`
