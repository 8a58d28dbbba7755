import type { Analytics } from '@hookreel/contract'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { Choice } from '../../components/choice.tsx'
import { UsageChart } from '../usage/usage-chart.tsx'
import { GroupTable } from './group-table.tsx'
import { listChanges, ViewMeanings } from './view-meanings.tsx'
import { WhatNext } from './what-next.tsx'

const FIGURES = [
  { value: 'views', label: 'Views' },
  { value: 'likes', label: 'Likes' },
  { value: 'comments', label: 'Comments' },
] as const
const TABLES = [
  { part: 'videos', title: 'Videos', hint: 'Which of them were watched most.' },
  { part: 'hooks', title: 'Hooks', hint: 'How the first sentence begins.' },
  { part: 'styles', title: 'Styles', hint: 'How they look.' },
  { part: 'voices', title: 'Voices', hint: 'Who tells them.' },
  { part: 'hours', title: 'Hours', hint: 'When they went out, in your time zone.' },
  { part: 'networks', title: 'Networks', hint: 'Where they were watched.' },
] as const

/** One figure day by day, and what it depends on. */
export function Figures({ found }: { found: Analytics }) {
  const [figure, setFigure] = useState<(typeof FIGURES)[number]['value']>('views')
  return (
    <>
      <WhatNext />
      <Card className="p-5 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold">Day by day</h2>
          <Choice
            label="Figure shown"
            isLabelHidden
            className="w-full max-w-xs"
            value={figure}
            options={FIGURES}
            onChange={setFigure}
          />
        </div>
        <UsageChart
          label={FIGURES.find(({ value }) => value === figure)?.label ?? 'Views'}
          points={found.days.map((day) => ({ day: day.day, value: day[figure] }))}
          marks={figure === 'views' ? listChanges(found).map(({ from }) => from) : []}
        />
        {figure === 'views' && <ViewMeanings found={found} />}
      </Card>
      <div className="mt-5 grid grid-cols-1 gap-5 xl:grid-cols-2">
        {TABLES.map(({ part, ...words }) => (
          <GroupTable key={part} {...words} groups={found[part]} />
        ))}
      </div>
    </>
  )
}
