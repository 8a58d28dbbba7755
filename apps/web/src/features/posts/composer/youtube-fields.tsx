import {
  NETWORK_RULES,
  type ComposerData,
  type OptionProblems,
  type YoutubeOptions,
} from '@hookreel/contract'
import { Choice } from '../../../components/choice.tsx'
import { Field } from '../../../components/field.tsx'
import { Input } from '../../../components/input.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { AiLabel } from './ai-label.tsx'
import { CaptionField } from './caption-field.tsx'

const TITLE_MAX = NETWORK_RULES.youtube.titleMaxCharacters ?? 100
const VISIBILITIES = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted' },
  { value: 'private', label: 'Private' },
] as const
const AUDIENCES = [
  { value: 'no', label: 'Not made for kids' },
  { value: 'yes', label: 'Made for kids' },
] as const

/** What YouTube asks of a short. */
export function YoutubeFields(props: {
  options: YoutubeOptions
  aiLabel: ComposerData['aiLabel']
  problems: OptionProblems
  onChange: (change: Partial<YoutubeOptions>) => void
}) {
  const { options, problems, onChange } = props
  const isLong = options.title.length > TITLE_MAX
  return (
    <>
      <Field
        label="Title"
        error={problems.title}
        hint={
          <span className={classNames('tabular-nums', isLong && 'font-medium text-danger-ink')}>
            {options.title.length}/{TITLE_MAX} characters
          </span>
        }
      >
        {(control) => (
          <Input
            {...control}
            value={options.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <CaptionField
        network="youtube"
        label="Description"
        value={options.description}
        onChange={(description) => onChange({ description })}
        error={problems.description}
      />
      <Choice
        label="Visibility"
        className="max-w-md"
        value={options.visibility}
        options={VISIBILITIES}
        onChange={(visibility) => onChange({ visibility })}
      />
      <div>
        <Choice<'yes' | 'no' | 'unsaid'>
          label="Audience"
          className="max-w-md"
          value={options.isMadeForKids === null ? 'unsaid' : options.isMadeForKids ? 'yes' : 'no'}
          options={AUDIENCES}
          onChange={(audience) => onChange({ isMadeForKids: audience === 'yes' })}
        />
        <p className="mt-1.5 text-small text-muted">
          The law asks you to say so, wherever you live. Videos made for kids have no comments.
        </p>
        {problems.isMadeForKids && (
          <p role="alert" className="mt-1.5 text-small text-danger-ink">
            {problems.isMadeForKids}
          </p>
        )}
      </div>
      <AiLabel
        hint="YouTube labels realistic scenes that did not happen as altered or synthetic content."
        film={props.aiLabel}
        choice={options.isAiGenerated}
        onChange={(isAiGenerated) => onChange({ isAiGenerated })}
      />
    </>
  )
}
