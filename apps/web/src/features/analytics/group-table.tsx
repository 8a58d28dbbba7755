import type { AnalyticsGroup } from '@hookreel/contract'
import { Card } from '../../components/card.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount } from '../../lib/format.ts'

const SHOWN = 8
/** What is left out of a narrow table. */
const WIDE = 'max-2xl:hidden'
const FIGURES = [
  { figure: 'views', label: 'Views', room: 'max-sm:hidden' },
  { figure: 'likes', label: 'Likes', room: WIDE },
  { figure: 'comments', label: 'Comments', room: WIDE },
  { figure: 'posts', label: 'Posts', room: 'max-sm:hidden' },
] as const

/** One way to look at what was posted: a table whose bars compare the views of a post. The best stand first. */
export function GroupTable(props: { title: string; hint: string; groups: readonly AnalyticsGroup[] }) {
  const groups = props.groups.toSorted((one, other) => other.viewsPerPost - one.viewsPerPost).slice(0, SHOWN)
  const top = Math.max(1, ...groups.map(({ viewsPerPost }) => viewsPerPost))
  return (
    <Card className="min-w-0 p-5 md:p-6">
      <h2 className="text-base font-semibold">{props.title}</h2>
      <p className="mt-0.5 text-small text-muted">{props.hint}</p>
      <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label={props.title}>
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">{props.title}, the best first</caption>
          <thead className="border-b text-small text-muted">
            <tr>
              <th scope="col" className="py-2 pr-3 font-medium">
                Name
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium whitespace-nowrap">
                Views a post
              </th>
              <th
                scope="col"
                title="Beside posts of the same network at the same age, counted in the same way"
                className="px-2 py-2 text-right font-medium whitespace-nowrap"
              >
                × usual
              </th>
              {FIGURES.map(({ figure, label, room }) => (
                <th key={figure} scope="col" className={classNames('px-2 py-2 text-right font-medium', room)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {groups.map((group) => (
              <tr key={group.key}>
                <th scope="row" className="w-1/2 py-2 pr-3 font-normal">
                  <span dir="auto" className="line-clamp-2 break-words">
                    {group.name}
                  </span>
                  <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-surface-3">
                    <span
                      className="block h-full rounded-full bg-primary"
                      style={{ width: `${(group.viewsPerPost / top) * 100}%` }}
                    />
                  </span>
                </th>
                <td className="px-2 py-2 text-right font-medium">
                  {formatCount(Math.round(group.viewsPerPost))}
                </td>
                <td className="px-2 py-2 text-right text-muted">
                  {group.timesUsual === null ? (
                    <span title="Too little to tell">–</span>
                  ) : (
                    `${group.timesUsual} ×`
                  )}
                </td>
                {FIGURES.map(({ figure, room }) => (
                  <td key={figure} className={classNames('px-2 py-2 text-right text-muted', room)}>
                    {formatCount(group[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
