import type { Style } from '@hookreel/contract'
import { Dialog } from '../../../components/dialog.tsx'
import { StylePicture } from './style-picture.tsx'

export type StyleView = 'zoom' | 'info'

/** A style looked at closer: its picture large, or what is said about it. */
export default function StyleDialog(props: {
  style: Style
  view: StyleView
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { style, view, open, onOpenChange } = props
  if (view === 'zoom')
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={style.name}
        description={style.description}
        className="md:w-auto md:min-w-80"
      >
        <StylePicture
          style={style.id}
          colour={style.colour}
          alt={`A scene drawn in the style ${style.name}`}
          className="mx-auto aspect-9/16 h-[min(66dvh,40rem)] max-w-full rounded-xl"
        />
      </Dialog>
    )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={style.name}>
      <div className="grid gap-3 text-sm">
        <p>{style.info}</p>
        <div className="text-muted">
          <p className="font-medium text-foreground">Credits</p>
          {style.credits.length > 0 ? (
            <ul className="mt-1 grid gap-0.5">
              {style.credits.map((credit) => (
                <li key={credit}>{credit}</li>
              ))}
            </ul>
          ) : (
            <p className="mt-1">Drawn by Hookreel. No picture sets of others are used.</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
