import type { Bar } from './group-days.ts'

const HEIGHT = 150
const WIDTH = 720
/** Rounds the top of a bar; so that a small one is still seen. */
const RADIUS = 3
const MIN_BAR = 2

/** A drawing alone: what it says is said beside it. */
export function UsageBars(props: {
  bars: readonly Bar[]
  /** The value at the upper edge. */
  top: number
  active: number | null
  onActive: (index: number | null) => void
  /** Days before which a line stands: from then on something else is counted. */
  marks: readonly string[]
}) {
  const { bars, top, active } = props
  const step = WIDTH / bars.length
  const width = Math.max(2, step * 0.68)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-40 w-full"
      aria-hidden
      onPointerLeave={() => props.onActive(null)}
    >
      {[0, 0.5, 1].map((share) => (
        <line
          key={share}
          x1="0"
          x2={WIDTH}
          y1={share * (HEIGHT - 1) + 0.5}
          y2={share * (HEIGHT - 1) + 0.5}
          className="stroke-border"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {bars.map((bar, index) => {
        const height = bar.value <= 0 ? 0 : Math.max(MIN_BAR, (bar.value / top) * (HEIGHT - 2))
        return (
          <g key={bar.day} onPointerEnter={() => props.onActive(index)}>
            <rect x={index * step} y="0" width={step} height={HEIGHT} fill="transparent" />
            <rect
              x={index * step + (step - width) / 2}
              y={HEIGHT - 1 - height}
              width={width}
              height={height}
              rx={Math.min(RADIUS, width / 3)}
              className={active === null || active === index ? 'fill-primary' : 'fill-primary/45'}
            />
          </g>
        )
      })}
      {props.marks.map((day) => {
        const index = bars.findIndex(({ until }) => until >= day)
        return (
          <line
            key={day}
            x1={index * step}
            x2={index * step}
            y1="0"
            y2={HEIGHT}
            className="stroke-warn-ink"
            strokeWidth="2"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}
