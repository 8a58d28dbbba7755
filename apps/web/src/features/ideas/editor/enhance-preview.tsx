import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Choice } from '../../../components/choice.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import type { EnhanceResult } from './enhance-text.ts'
import { WordDiff } from './word-diff.tsx'

/** What came back, word by word against the text it was made of: taken over or discarded. */
export default function EnhancePreview(props: {
  result: EnhanceResult
  onAccept: (text: string) => void
  onDiscard: () => void
}) {
  const { wish, results, writtenBy, isEmbedded } = props.result
  const [shown, setShown] = useState(0)
  const text = results[shown] ?? ''
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onDiscard()
      }}
      className="md:w-[40rem]"
      title={wish.tone ? `Your ${wish.field} in a ${wish.tone} tone` : `Variations of your ${wish.field}`}
      description={
        isEmbedded
          ? `${writtenBy}: rewords what is there and adds no facts. Nothing changes until you accept.`
          : `Written by ${writtenBy}. Nothing changes until you accept.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={props.onDiscard}>
            Discard
          </Button>
          <Button onClick={() => props.onAccept(text)}>Accept</Button>
        </>
      }
    >
      {results.length > 1 && (
        <Choice
          label="Variation"
          isLabelHidden
          value={shown}
          onChange={setShown}
          options={results.map((_, index) => ({ value: index, label: `Variation ${index + 1}` }))}
        />
      )}
      <div
        role="group"
        aria-label="Preview of the changes"
        className="max-h-[45dvh] overflow-y-auto rounded-lg border bg-background p-3.5"
        tabIndex={0}
      >
        <WordDiff before={wish.currentValue} after={text} />
      </div>
    </Dialog>
  )
}
