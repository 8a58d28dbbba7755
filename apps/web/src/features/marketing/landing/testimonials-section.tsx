import { Quote } from 'lucide-react'
import { Badge } from '../../../components/badge.tsx'
import { TESTIMONIALS } from '../content.ts'
import { SectionHeading } from './section-heading.tsx'

export function TestimonialsSection() {
  return (
    <section aria-labelledby="testimonials" className="mx-auto max-w-6xl px-5 pt-24 md:px-8 md:pt-32">
      <SectionHeading id="testimonials" title="Made for people with something to say" />
      <ul data-reveal="left" className="mt-12 grid grid-cols-1 gap-6 md:grid-cols-3">
        {TESTIMONIALS.map((testimonial) => (
          <li key={testimonial.role} className="reveal">
            <figure className="flex h-full flex-col rounded-card border bg-surface p-7 shadow-card">
              <Quote className="size-6 fill-primary-soft text-primary-ink" aria-hidden />
              <blockquote className="mt-4 flex-1 text-lg leading-relaxed">
                <p>{testimonial.words}</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center justify-between gap-3 border-t pt-5 text-sm font-medium">
                {testimonial.role} <Badge>Sample words</Badge>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
