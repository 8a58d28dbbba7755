import { X } from 'lucide-react'
import { buttonLook } from '../../../components/button.tsx'

/** Opened by the pages' script; the film, whose captions are in the picture, is asked for only then. Without a script the button is a link to the file. */
export function DemoDialog() {
  return (
    <dialog
      data-demo-dialog
      aria-label="Demo: a film made by Hookreel"
      className="m-auto max-h-none max-w-none overflow-visible rounded-[1.75rem] bg-black p-0 shadow-pop backdrop:bg-black/75 backdrop:backdrop-blur-sm"
    >
      <video
        data-src="/demo/venus.mp4"
        poster="/demo/venus.webp"
        width={720}
        height={1280}
        controls
        playsInline
        preload="none"
        className="block h-[min(86dvh,48rem)] w-auto max-w-[92vw] rounded-[1.75rem] object-contain"
      />
      <form method="dialog" className="absolute -top-3 -right-3">
        <button
          type="submit"
          aria-label="Close the demo"
          className={buttonLook({ variant: 'onDark', size: 'icon', className: 'rounded-full' })}
        >
          <X aria-hidden />
        </button>
      </form>
    </dialog>
  )
}
