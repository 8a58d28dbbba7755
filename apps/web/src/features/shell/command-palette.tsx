import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { dashboardQuery } from '../../api/queries.ts'
import { BACKDROP_LOOK } from '../../components/dialog.tsx'
import { Kbd } from '../../components/kbd.tsx'
import { listCommands, type Command, type CommandActions, type CommandGroup } from './command-items.ts'

function CommandRow({ command, onRun }: { command: Command; onRun: (command: Command) => void }) {
  return (
    <Autocomplete.Item
      value={command}
      onClick={() => onRun(command)}
      className="flex min-h-11 cursor-default items-center gap-3 rounded-lg px-3 text-sm outline-hidden select-none data-highlighted:bg-primary-soft data-highlighted:text-primary-ink md:min-h-10"
    >
      <command.icon className="size-4 shrink-0 text-muted" aria-hidden />
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {command.label}
      </span>
      {command.keys && <Kbd className="max-md:hidden">{command.keys}</Kbd>}
    </Autocomplete.Item>
  )
}

/** Everything within reach of the keyboard: pages, actions, the latest ideas and videos, the theme. */
export default function CommandPalette(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  actions: CommandActions
}) {
  const { data } = useQuery({ ...dashboardQuery, enabled: props.open })
  const groups = listCommands(props.actions, {
    ideas: data?.recentIdeas ?? [],
    videos: data?.recentVideos ?? [],
  })
  const run = (command: Command) => {
    props.onOpenChange(false)
    command.run()
  }
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP_LOOK} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center px-3 pt-[max(0.75rem,10dvh)]">
          <Dialog.Popup
            aria-label="Search and commands"
            className="flex max-h-[min(30rem,80dvh)] w-full max-w-xl flex-col overflow-hidden rounded-2xl border bg-surface shadow-pop outline-hidden transition-[scale,opacity] duration-150 ease-out-soft data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0"
          >
            <Autocomplete.Root
              open
              inline
              items={groups}
              itemToStringValue={(command: Command) => command.label}
              autoHighlight="always"
              keepHighlight
            >
              <div className="flex items-center gap-3 border-b px-4">
                <Search className="size-4 shrink-0 text-muted" aria-hidden />
                <Autocomplete.Input
                  aria-label="Search and commands"
                  placeholder="Search pages, actions, ideas, videos"
                  className="h-14 w-full bg-transparent text-base outline-hidden placeholder:text-muted md:text-[0.9375rem]"
                />
                <Dialog.Close className="min-h-6 rounded text-muted">
                  <span className="sr-only">Close</span>
                  <Kbd>Esc</Kbd>
                </Dialog.Close>
              </div>
              <Autocomplete.Empty>
                <p className="px-4 py-10 text-center text-sm text-muted empty:hidden">
                  Nothing here goes by that name.
                </p>
              </Autocomplete.Empty>
              <Autocomplete.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:p-0">
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
                    <Autocomplete.GroupLabel className="px-3 py-1.5 text-xs font-medium text-muted">
                      {group.value}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => <CommandRow key={command.value} command={command} onRun={run} />}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
