import { formatCount } from './features/marketing/format-count.ts'
import { greetVisitor } from './features/marketing/greet-visitor.ts'
import { sendContact } from './features/marketing/send-contact.ts'

/** The only script of the public pages, which have no React. Without it they can be read and used as well. */
const COUNT_MS = 2000
/** A section begins to move when its top reaches this part of the window's height. */
const REVEAL_AT = 0.85
const COUNT_AT = 0.8

const root = document.documentElement
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Calls once when the element's top reaches that part of the window. */
function whenReached(element: HTMLElement, part: number, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: `0px 0px ${Math.round((part - 1) * 100)}% 0px` },
  )
  observer.observe(element)
}

function revealSections(): void {
  for (const section of findAll('[data-reveal]')) {
    for (const [index, card] of [...section.querySelectorAll<HTMLElement>('.reveal')].entries())
      card.style.setProperty('--card', String(index))
    section.classList.add('is-waiting')
    whenReached(section, REVEAL_AT, () => section.classList.replace('is-waiting', 'is-revealed'))
  }
}

function countUp(figure: HTMLElement): void {
  const final = figure.dataset.count ?? ''
  // As wide as at the end, and begun at the same place: to browsers a moving text is a shifting page.
  figure.style.cssText = `width:${figure.getBoundingClientRect().width}px;text-align:left;white-space:nowrap`
  const began = performance.now()
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - began) / COUNT_MS)
    figure.textContent = part === 1 ? final : formatCount(final, 1 - (1 - part) ** 3)
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** The phone's film starts with the visitor's first move: the page itself stays light. */
function playClip(): void {
  const clip = document.querySelector<HTMLVideoElement>('[data-clip]')
  const button = document.querySelector<HTMLButtonElement>('[data-clip-switch]')
  if (!clip || !button) return
  const begins = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const
  const begin = () => {
    for (const name of begins) removeEventListener(name, begin)
    clip.src = clip.dataset.clip ?? ''
    button.hidden = false
    void clip.play().catch((error: unknown) => {
      // Paused before it had come, it can still be played.
      if (!(error instanceof DOMException && error.name === 'AbortError')) button.hidden = true
    })
  }
  for (const name of begins) addEventListener(name, begin, { passive: true })
  button.addEventListener('click', () => {
    if (clip.paused) void clip.play().catch(() => undefined)
    else clip.pause()
    button.setAttribute('aria-label', clip.paused ? 'Play the film' : 'Pause the film')
    button.classList.toggle('is-paused', clip.paused)
  })
}

function openDemo(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-demo-dialog]')
  const film = dialog?.querySelector('video')
  if (!dialog || !film) return
  find('[data-demo]')?.addEventListener('click', (event) => {
    event.preventDefault()
    film.src ||= film.dataset.src ?? ''
    dialog.showModal()
    void film.play().catch(() => undefined)
  })
  dialog.addEventListener('close', () => film.pause())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

function closeMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (!menu) return
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('click', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
}

function switchTheme(): void {
  for (const button of findAll('[data-theme-switch]')) {
    button.classList.remove('invisible')
    button.addEventListener('click', () =>
      localStorage.setItem('theme', root.classList.toggle('dark') ? 'dark' : 'light'),
    )
  }
}

function searchHelp(): void {
  const box = find('[data-help-search]')
  const input = box?.querySelector('input')
  if (!box || !input) return
  // It had its place before: nothing moves when it comes.
  box.classList.remove('invisible')
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let found = 0
    for (const article of findAll('[data-help-article]')) {
      const text = (article.textContent ?? '').toLowerCase()
      article.hidden = !words.every((word) => text.includes(word))
      if (!article.hidden) found += 1
    }
    for (const topic of findAll('[data-help-topic]'))
      topic.hidden = !topic.querySelector('[data-help-article]:not([hidden])')
    const none = find('[data-help-none]')
    if (none) none.hidden = found > 0
  })
}

function openArticle(): void {
  const article =
    location.hash.length > 1 ? document.querySelector<HTMLDetailsElement>(`details${location.hash}`) : null
  if (!article) return
  article.open = true
  for (const part of [article, article.closest<HTMLElement>('[data-help-topic]')])
    if (part) part.hidden = false
}

if (!isCalm) {
  revealSections()
  playClip()
  const counters = find('[data-counters]')
  if (counters) whenReached(counters, COUNT_AT, () => findAll('[data-count]').forEach(countUp))
}
openDemo()
closeMenu()
switchTheme()
searchHelp()
openArticle()
addEventListener('hashchange', openArticle)
sendContact()
greetVisitor()
