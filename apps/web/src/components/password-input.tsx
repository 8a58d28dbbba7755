import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Input } from './input.tsx'

/** A password field whose text can be shown: pasting and password managers work as usual. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-lg text-muted hover:text-foreground"
      >
        {isShown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
      </button>
    </span>
  )
}
