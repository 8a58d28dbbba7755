import type { ComposerData, OptionProblems, TiktokOptions, TiktokPrivacy } from '@hookreel/contract'
import { Choice } from '../../../components/choice.tsx'
import { Select } from '../../../components/select.tsx'
import { AiLabel } from './ai-label.tsx'
import { CaptionField } from './caption-field.tsx'
import { CheckBox } from '../check-box.tsx'
import { PRIVATE_REFUSED, TiktokDisclosure } from './tiktok-disclosure.tsx'

const PRIVACY: Record<TiktokPrivacy, { label: string; hint: string }> = {
  PUBLIC_TO_EVERYONE: { label: 'Everyone', hint: 'Anyone on TikTok' },
  MUTUAL_FOLLOW_FRIENDS: { label: 'Friends', hint: 'Followers that you follow back' },
  FOLLOWER_OF_CREATOR: { label: 'Followers', hint: 'People who follow you' },
  SELF_ONLY: { label: 'Only me', hint: 'Nobody else' },
}
const INTERACTIONS = [
  { option: 'mayComment', off: 'isCommentOff', label: 'Comment' },
  { option: 'mayDuet', off: 'isDuetOff', label: 'Duet' },
  { option: 'mayStitch', off: 'isStitchOff', label: 'Stitch' },
] as const
const MODES = [
  { value: 'direct', label: 'Post' },
  { value: 'inbox', label: 'Send to my inbox' },
] as const

/** Who can watch: what TikTok offers to this creator, and nothing chosen beforehand. */
function PrivacySelect(props: {
  offered: readonly TiktokPrivacy[]
  options: TiktokOptions
  onChange: (privacy: TiktokPrivacy) => void
  error: string | undefined
}) {
  const isBranded = props.options.isCommercial && props.options.isBrandedContent
  return (
    <div>
      <Select
        label="Who can watch this video"
        placeholder="Choose who can watch"
        className="max-w-sm"
        value={props.options.privacy}
        onChange={props.onChange}
        items={props.offered.map((value) => {
          const refusal = isBranded && value === 'SELF_ONLY' ? PRIVATE_REFUSED : undefined
          return { value, label: PRIVACY[value].label, hint: refusal ?? PRIVACY[value].hint, refusal }
        })}
      />
      {isBranded && <p className="mt-1.5 text-small text-muted">{PRIVATE_REFUSED}</p>}
      {props.error && (
        <p role="alert" className="mt-1.5 text-small text-danger-ink">
          {props.error}
        </p>
      )}
    </div>
  )
}

/** What TikTok asks of a post, in the order and the words that its audit demands. */
export function TiktokFields(props: {
  options: TiktokOptions
  creator: ComposerData['creator']
  aiLabel: ComposerData['aiLabel']
  problems: OptionProblems
  onChange: (change: Partial<TiktokOptions>) => void
}) {
  const { options, creator, problems, onChange } = props
  return (
    <>
      <div>
        <Choice
          label="How it is sent"
          className="max-w-md"
          value={options.mode}
          options={MODES}
          onChange={(mode) => onChange({ mode })}
        />
        {options.mode === 'inbox' && (
          <p className="mt-2 text-sm text-muted">
            The video arrives as a notification in your TikTok inbox. Caption, privacy and everything else are
            chosen there, and nothing is public before you post it in the app. TikTok takes five waiting
            drafts a day.{' '}
            {props.aiLabel.isOn && `Turn on “AI-generated content” there, too. ${props.aiLabel.reason}`}
          </p>
        )}
      </div>
      {options.mode === 'direct' && (
        <>
          <CaptionField
            network="tiktok"
            label="Caption"
            value={options.caption}
            onChange={(caption) => onChange({ caption })}
            error={problems.caption}
          />
          <PrivacySelect
            offered={creator.privacyOptions ?? []}
            options={options}
            onChange={(privacy) => onChange({ privacy })}
            error={problems.privacy}
          />
          <fieldset className="min-w-0">
            <legend className="text-sm font-medium">Allow users to</legend>
            <div className="mt-1 flex flex-wrap gap-x-8">
              {INTERACTIONS.map(({ option, off, label }) => (
                <CheckBox
                  key={option}
                  label={label}
                  isChecked={options[option] && !creator[off]}
                  onChange={(isChecked) => onChange({ [option]: isChecked })}
                  refusal={creator[off] ? 'Turned off in your TikTok settings' : undefined}
                />
              ))}
            </div>
          </fieldset>
          <TiktokDisclosure options={options} onChange={onChange} />
          <AiLabel
            hint="TikTok shows “Creator labeled as AI-generated” on the video."
            film={props.aiLabel}
            choice={options.isAiGenerated}
            onChange={(isAiGenerated) => onChange({ isAiGenerated })}
          />
        </>
      )}
    </>
  )
}
