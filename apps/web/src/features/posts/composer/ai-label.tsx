import { CheckBox } from '../check-box.tsx'

/** Films made here are made by a machine, and say so unless their poster decides otherwise. */
export function AiLabel(props: { hint: string; isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return <CheckBox label="AI-generated content" {...props} />
}
