import type { MetaDescriptor } from 'react-router'

/** Stands for the address people open; the server puts the real one there when it serves the page. */
export const ORIGIN_MARK = 'https://origin.invalid'

type PageHead = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** A picture of 1200x630 in public/og. */
  readonly picture?: 'home' | 'features' | 'pricing' | 'support'
  /** Facts for search engines, in the words of schema.org. */
  readonly facts?: Record<string, unknown>
}

/** What a public page says about itself to browsers, search engines and those who share it. */
export function describePage({
  title,
  description,
  path,
  picture = 'home',
  facts,
}: PageHead): MetaDescriptor[] {
  const address = `${ORIGIN_MARK}${path}`
  const image = `${ORIGIN_MARK}/og/${picture}.jpg`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Hookreel' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
    ...(facts ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...facts } }] : []),
  ] as MetaDescriptor[]
}

/** Questions and their answers as search engines read them. */
export function describeQuestions(questions: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
