import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Input } from './input.tsx'

const TYPING_MS = 250

/** Typing is heard here alone; the list hears of it after a pause. The label is for screen readers and in the empty field. */
export function SearchField(props: {
  label: string
  search: string
  onChange: (change: { search: string }) => void
}) {
  const { label, search, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // The address changed from elsewhere, by Back for example.
  if (known !== search) {
    setKnown(search)
    setTyped(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => onChange({ search: typed.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, search, onChange])

  return (
    <div className="relative grow basis-60 max-md:basis-full">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        aria-hidden
      />
      <Input
        id={id}
        type="search"
        className="pl-9"
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
