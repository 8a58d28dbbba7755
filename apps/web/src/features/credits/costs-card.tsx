import {
  ENHANCEMENT_CREDITS,
  languageCredits,
  TRANSCRIPT_CREDITS,
  type CreditCosts,
} from '@hookreel/contract'
import { Clapperboard, Languages, Mic, PencilLine, Sparkles, Users, WandSparkles } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatPlural } from '../../lib/format.ts'

/** What each thing takes, in credits. */
export function CostsCard({ costs }: { costs: CreditCosts | undefined }) {
  return (
    <Card className="p-6">
      <h2 className="text-sm font-medium text-muted">What things cost</h2>
      <dl className="mt-3 divide-y text-sm">
        {[
          { icon: Sparkles, what: 'A batch of video ideas', cost: costs?.video_ideas },
          { icon: WandSparkles, what: 'Enhancing or translating a text', cost: ENHANCEMENT_CREDITS },
          { icon: Clapperboard, what: 'A video of up to a minute', cost: costs?.video_generation },
          { icon: Clapperboard, what: 'A video of up to 75 seconds', cost: costs?.video_generation_75 },
          { icon: Clapperboard, what: 'A video of up to 90 seconds', cost: costs?.video_generation_90 },
          { icon: Clapperboard, what: 'A video of up to 2 minutes', cost: costs?.video_generation_120 },
          { icon: Clapperboard, what: 'A video of up to 3 minutes', cost: costs?.video_generation_180 },
          { icon: PencilLine, what: 'A scene that you change in a finished video', cost: costs?.video_edit },
          {
            icon: Languages,
            what: 'A finished video of up to a minute in another language',
            cost: costs && languageCredits(costs, 60),
          },
          { icon: Clapperboard, what: 'A scene that a service makes move', cost: costs?.video_moving },
          { icon: Users, what: 'A picture of your cast that a service makes', cost: costs?.cast_picture },
          { icon: Mic, what: 'A recording that a service writes down', cost: TRANSCRIPT_CREDITS },
        ].map((row) => (
          <div key={row.what} className="flex items-center gap-3 py-2.5">
            <row.icon className="size-4 text-primary-ink" aria-hidden />
            <dt className="flex-1">{row.what}</dt>
            <dd className="font-semibold tabular-nums">
              {row.cost === undefined ? (
                <Skeleton className="my-0.5 w-16" />
              ) : (
                formatPlural(row.cost, 'credit')
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-muted">
        A video’s credits are held while it is made. If it fails or you cancel it, they come back. A longer
        one in another language costs half of the film, too. What a service makes can be had where this server
        is connected to one. Questions about your topic are free.
      </p>
    </Card>
  )
}
