import type { Idea } from '@hookreel/contract'
import { Card } from '../../../components/card.tsx'
import { formatMoment } from '../../../lib/format.ts'
import { ReceiptButton } from '../../credits/receipt-button.tsx'
import { IDEA_FIELDS, textsOf } from './idea-texts.ts'

/** The idea as it is saved, read-only. On a narrow window it stands below what is edited. */
export function OriginalIdea({ idea }: { idea: Idea }) {
  const texts = textsOf(idea)
  return (
    <Card className="min-w-0 p-5 max-lg:order-1 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg font-semibold">Original Idea</h2>
        {idea.batchId !== null && (
          <ReceiptButton
            id={idea.batchId}
            title={`Ideas for “${idea.prompt ?? idea.title}”`}
            className="-mr-3"
          />
        )}
      </div>
      <p className="mt-1 text-small text-muted">
        Text {idea.revision}, saved {formatMoment(idea.updatedAt)}
      </p>
      <dl className="mt-5 grid gap-5">
        {IDEA_FIELDS.map(({ name, label, none }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm font-medium">{label}</dt>
            <dd
              dir="auto"
              className={
                texts[name]
                  ? 'mt-1 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-muted'
                  : 'mt-1 text-sm text-muted italic'
              }
            >
              {texts[name] || none}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
