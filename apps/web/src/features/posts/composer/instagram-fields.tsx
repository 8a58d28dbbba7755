import type { ComposerData, InstagramOptions, OptionProblems } from '@hookreel/contract'
import { AiLabel } from './ai-label.tsx'
import { CaptionField } from './caption-field.tsx'
import { CheckBox } from '../check-box.tsx'

/** What Instagram asks of a reel. */
export function InstagramFields(props: {
  options: InstagramOptions
  aiLabel: ComposerData['aiLabel']
  problems: OptionProblems
  onChange: (change: Partial<InstagramOptions>) => void
}) {
  const { options, problems, onChange } = props
  return (
    <>
      <CaptionField
        network="instagram"
        label="Caption"
        value={options.caption}
        onChange={(caption) => onChange({ caption })}
        error={problems.caption}
      />
      <div>
        <CheckBox
          label="Also share to feed"
          hint="The reel is shown in your profile’s grid and to followers in their feed, too."
          isChecked={options.isSharedToFeed}
          onChange={(isSharedToFeed) => onChange({ isSharedToFeed })}
        />
        <AiLabel
          hint="Instagram shows “AI info” on the reel."
          film={props.aiLabel}
          choice={options.isAiGenerated}
          onChange={(isAiGenerated) => onChange({ isAiGenerated })}
        />
      </div>
    </>
  )
}
