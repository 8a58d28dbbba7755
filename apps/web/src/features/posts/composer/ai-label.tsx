import type { ComposerData } from '@hookreel/contract'
import { Button } from '../../../components/button.tsx'
import { CheckBox } from '../check-box.tsx'

/** The network's AI label: as the film is, unless its poster decides otherwise, and then that stays. */
export function AiLabel(props: {
  /** What the network does with it. */
  hint: string
  film: ComposerData['aiLabel']
  /** Null: as the film is. */
  choice: boolean | null
  onChange: (choice: boolean | null) => void
}) {
  const { film, choice } = props
  return (
    <div>
      <CheckBox
        label="AI-generated content"
        hint={
          <>
            {props.hint}
            <span className="mt-1 block">{film.reason}</span>
          </>
        }
        isChecked={choice ?? film.isOn}
        onChange={props.onChange}
      />
      {choice !== null && choice !== film.isOn && (
        <div className="ml-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <p>You turned it {choice ? 'on' : 'off'}, and it stays so.</p>
          <Button variant="quiet" size="sm" onClick={() => props.onChange(null)}>
            Use what the film says
          </Button>
        </div>
      )}
    </div>
  )
}
