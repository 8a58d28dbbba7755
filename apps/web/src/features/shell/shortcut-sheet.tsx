import { Dialog } from '../../components/dialog.tsx'
import { Kbd } from '../../components/kbd.tsx'
import { SECTIONS } from './sections.ts'

const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ['Search and commands', [COMMAND, 'K']],
  ['Fold or unfold the sidebar', [COMMAND, 'B']],
  ['Send the form you are writing in', [COMMAND, 'Enter']],
  ['Close what is open', ['Esc']],
  ['This list', ['?']],
]

function Row({ name, keys, join }: { name: string; keys: readonly string[]; join: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5 text-sm">
      <dt>{name}</dt>
      <dd className="flex items-center gap-1.5 text-small text-muted">
        {keys.map((key, index) => (
          <span key={key} className="flex items-center gap-1.5">
            {index > 0 && join}
            <Kbd>{key}</Kbd>
          </span>
        ))}
      </dd>
    </div>
  )
}

/** Every shortcut of the studio, opened with a question mark. */
export default function ShortcutSheet(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title="Keyboard shortcuts">
      <section aria-labelledby="keys-everywhere">
        <h3 id="keys-everywhere" className="text-small font-medium text-muted">
          Everywhere
        </h3>
        <dl className="mt-1 divide-y">
          {KEYS.map(([name, keys]) => (
            <Row key={name} name={name} keys={keys} join="+" />
          ))}
        </dl>
      </section>
      <section aria-labelledby="keys-jumps">
        <h3 id="keys-jumps" className="text-small font-medium text-muted">
          Go to
        </h3>
        <dl className="mt-1 divide-y">
          {SECTIONS.map((section) => (
            <Row
              key={section.to}
              name={section.label}
              keys={['G ', section.jump.toUpperCase()]}
              join="then"
            />
          ))}
        </dl>
      </section>
    </Dialog>
  )
}
