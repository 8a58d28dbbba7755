import { countCaption, NETWORK_RULES, type NetworkId } from '@hookreel/contract'
import { Field } from '../../../components/field.tsx'
import { Textarea } from '../../../components/textarea.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { formatCount, formatPlural } from '../../../lib/format.ts'

function Count(props: { what: string; used: number; max: number | null }) {
  const isOver = props.max !== null && props.used > props.max
  return (
    <span className={classNames('whitespace-nowrap', isOver && 'font-medium text-danger-ink')}>
      {props.max === null
        ? formatPlural(props.used, props.what)
        : `${formatCount(props.used)}/${formatCount(props.max)} ${props.what}s`}
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
            what={inBytes ? 'byte' : 'character'}
            used={inBytes ? count.bytes : count.characters}
            max={inBytes ? rules.captionMaxBytes : rules.captionMaxCharacters}
          />
          <Count what="hashtag" used={count.hashtags.length} max={rules.maxHashtags} />
          <Count what="mention" used={count.mentions.length} max={rules.maxMentions} />
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
