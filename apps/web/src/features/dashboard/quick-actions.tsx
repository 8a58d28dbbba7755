import { ArrowRight, CalendarDays, Clapperboard, Lightbulb, Sparkles } from 'lucide-react'
import { href, Link } from 'react-router'

export function QuickActions({ ideasCost }: { ideasCost: number | undefined }) {
  const actions = [
    {
      to: href('/generate-ideas'),
      icon: Sparkles,
      title: 'Generate Video Ideas',
      text: ideasCost === undefined ? 'From a prompt or notes' : `${ideasCost} credits a batch`,
    },
    { to: href('/my-ideas'), icon: Lightbulb, title: 'View All Ideas', text: 'Choose the next video' },
    { to: href('/my-videos'), icon: Clapperboard, title: 'My Videos', text: 'Watch and download' },
    { to: href('/calendar'), icon: CalendarDays, title: 'Content Calendar', text: 'Plan what goes out' },
  ]
  return (
    <section aria-labelledby="quick-actions" className="mt-9">
      <h2 id="quick-actions" className="text-base font-semibold">
        Quick actions
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-3 md:gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {actions.map((action) => (
          <Link
            key={action.to}
            to={action.to}
            prefetch="intent"
            className="group flex items-center gap-3 rounded-card border bg-surface p-4 shadow-card transition-colors hover:border-primary/40"
          >
            <action.icon className="size-5 shrink-0 text-primary-ink" aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold">{action.title}</span>
              <span className="block text-small text-muted">{action.text}</span>
            </span>
            <ArrowRight
              className="size-4 text-muted transition-transform group-hover:translate-x-0.5"
              aria-hidden
            />
          </Link>
        ))}
      </div>
    </section>
  )
}
