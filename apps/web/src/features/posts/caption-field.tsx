import { countCaption, NETWORK_RULES, type NetworkId } from '@hookreel/contract'
import { Field } from '../../components/field.tsx'
import { Textarea } from '../../components/textarea.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount } from '../../lib/format.ts'

function Count(props: { what: string; used: number; max: number | null }) {
  const isOver = props.max !== null && props.used > props.max
  return (
    <span className={classNames('whitespace-nowrap', isOver && 'font-medium text-danger-ink')}>
      {formatCount(props.used)}
      {props.max !== null && `/${formatCount(props.max)}`} {props.what}
    </span>
  )
}

/** A text with what the network counts in it. More can be typed than fits: what is too much is said, not cut off. */
export function CaptionField(props: {
  network: NetworkId
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  rows?: number
}) {
  const rules = NETWORK_RULES[props.network]
  const count = countCaption(props.value)
  const inBytes = rules.captionMaxBytes !== null
  return (
    <Field
      label={props.label}
      error={props.error}
      hint={
        <span className="flex flex-wrap gap-x-3 tabular-nums">
          <Count
            what={inBytes ? 'bytes' : 'characters'}
            used={inBytes ? count.bytes : count.characters}
            max={inBytes ? rules.captionMaxBytes : rules.captionMaxCharacters}
          />
          <Count what="hashtags" used={count.hashtags.length} max={rules.maxHashtags} />
          <Count what="mentions" used={count.mentions.length} max={rules.maxMentions} />
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          rows={props.rows ?? 5}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
