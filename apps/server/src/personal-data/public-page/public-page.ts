import { frameSizeOf } from '@hookreel/film'
import type { Credit } from '@hookreel/film'
import type { PublicProfile } from '../../account/find-public-profile.ts'
import { markup, rawMarkup } from '../../platform/http/markup.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { PUBLIC_PAGE_STYLE } from './public-page-style.ts'
import type { ShownVideo, WatchedVideo } from './shown-videos.queries.ts'

type Site = { readonly address: string }
const DESCRIPTION_CHARACTERS = 200
/** Made once: one for each video of a page took half of its time. */
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const NUMBER = new Intl.NumberFormat('en')
/** Posters that the first screen shows. */
const EAGER_POSTERS = 12

/** The page of one creator's chosen videos. */
export function presentGallery(site: Site, profile: PublicProfile, videos: readonly ShownVideo[]): Markup {
  const title = `${profile.name} on Hookreel`
  const count = videos.length === 1 ? '1 video' : `${videos.length} videos`
  const address = `${site.address}/p/${profile.handle}`
  const [newest] = videos
  const cards = videos.map((video, index) => presentCard(profile, video, index >= EAGER_POSTERS))
  const body =
    videos.length === 0
      ? markup`<p class="empty">No videos here yet.</p>`
      : markup`<ul class="grid" role="list">${cards}</ul>`
  return presentPage({
    title,
    description: `${count} by ${profile.name}.`,
    address,
    image: newest?.posterKey ? `${address}/${newest.id}/poster.jpg` : undefined,
    kind: 'profile',
    isUnlisted: profile.isUnlisted,
    body: markup`<header class="who"><span class="avatar" aria-hidden="true">${firstLetter(profile.name)}</span>
<div><h1 dir="auto">${profile.name}</h1><p>${count}</p></div></header>${body}`,
  })
}

/** The page that plays one video. */
export function presentWatch(site: Site, profile: PublicProfile, video: WatchedVideo): Markup {
  const path = `/p/${profile.handle}/${video.id}`
  const { width, height } = video.upload ?? frameSizeOf(video.resolution, video.aspectRatio)
  const description = video.description ?? ''
  return presentPage({
    title: `${video.title} by ${profile.name}`,
    description: shorten(description) || `A video by ${profile.name}.`,
    address: site.address + path,
    image: video.posterKey ? `${site.address}${path}/poster.jpg` : undefined,
    kind: 'video.other',
    isUnlisted: profile.isUnlisted,
    body: markup`<a class="back" href="/p/${profile.handle}">All videos by <bdi>${profile.name}</bdi></a>
<article class="watch"><video controls playsinline preload="none" poster="${path}/poster.jpg" src="${path}/film.mp4" width="${width}" height="${height}" style="aspect-ratio:${width}/${height}" aria-label="${video.title}"></video>
<div class="about"><h1 dir="auto">${video.title}</h1>
<p class="facts">${presentFacts(video)}</p>
${description === '' ? '' : markup`<p class="text" dir="auto">${description}</p>`}
${presentWorks(video.works ?? [])}<label class="share">Share address<input readonly value="${site.address + path}"></label></div></article>`,
  })
}

/** Whose works the video shows, each with its page and its licence: who owns them wants that wherever it plays. */
function presentWorks(works: readonly Credit[]): Markup | '' {
  if (works.length === 0) return ''
  const link = (address: string | undefined, text: string) =>
    address?.startsWith('https://')
      ? markup`<a href="${address}" rel="noreferrer nofollow">${text}</a>`
      : text
  const named = works.map(({ work, title, author, licence, licenceAddress, source }) => {
    const what = title !== undefined ? `“${title}”` : work.startsWith('https://') ? 'a picture' : work
    const where = source === undefined ? '' : `, ${source}`
    return markup`<li dir="auto">${link(work, `${what} by ${author}`)} (${link(licenceAddress, licence)}${where})</li>`
  })
  return markup`<details class="facts"><summary>Pictures and sounds of others, cut to fit</summary><ul>${named}</ul></details>
`
}

/** The same for a page that is private, one that never was, and a video that is not shown. */
export function presentMissing(): Markup {
  return presentPage({
    title: 'Page not found',
    description: '',
    isUnlisted: true,
    body: markup`<div class="empty"><h1>This page is not here</h1><p>It may be private, or the address may be wrong.</p><p><a href="/">Go to Hookreel</a></p></div>`,
  })
}

function presentCard(profile: PublicProfile, video: ShownVideo, isLazy: boolean): Markup {
  const path = `/p/${profile.handle}/${video.id}`
  return markup`<li><a href="${path}"><span class="picture"><img src="${path}/poster.jpg" alt=""${isLazy ? rawMarkup(' loading="lazy"') : ''} width="360" height="640">${presentLength(video)}</span>
<span class="title" dir="auto">${video.title}</span></a><span class="facts">${presentFacts(video)}</span></li>
`
}

function presentFacts(video: ShownVideo): Markup {
  const views = video.viewCount === 1 ? '1 view' : `${NUMBER.format(video.viewCount)} views`
  const day = DAY.format(video.createdAt)
  return markup`${views} · <time datetime="${video.createdAt.toISOString()}">${day}</time>`
}

function presentLength({ durationSeconds }: ShownVideo): Markup | '' {
  if (durationSeconds === null) return ''
  const seconds = Math.round(durationSeconds)
  return markup`<span class="length">${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}</span>`
}

function firstLetter(name: string): string {
  return (Array.from(name)[0] ?? 'U').toUpperCase()
}

function shorten(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  return letters.length <= DESCRIPTION_CHARACTERS
    ? letters.join('')
    : `${letters.slice(0, DESCRIPTION_CHARACTERS - 1).join('')}…`
}

type Page = {
  readonly title: string
  readonly description: string
  readonly body: Markup
  readonly isUnlisted: boolean
  /** Left out: a page that cannot be shared. */
  readonly address?: string
  readonly image?: string | undefined
  readonly kind?: string
}

function presentPage({ title, description, body, isUnlisted, address, image, kind }: Page): Markup {
  const meta = (name: 'name' | 'property', key: string, content: string | undefined) =>
    content ? markup`<meta ${name}="${key}" content="${content}">\n` : ''
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Hookreel</title>
${meta('name', 'description', description)}${meta('name', 'robots', isUnlisted ? 'noindex' : undefined)}${address ? markup`<link rel="canonical" href="${address}">\n` : ''}${meta('property', 'og:site_name', 'Hookreel')}${meta('property', 'og:type', kind)}${meta('property', 'og:title', title)}${meta('property', 'og:description', description)}${meta('property', 'og:url', address)}${meta('property', 'og:image', image)}${meta('name', 'twitter:card', image && 'summary_large_image')}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${rawMarkup(PUBLIC_PAGE_STYLE)}</style></head>
<body><nav aria-label="Hookreel"><a class="logo" href="/"><img src="/favicon.svg" alt="" width="24" height="24">Hookreel</a><a class="try" href="/signup">Try for Free</a></nav>
<main>${body}</main><footer>Made with <a href="/">Hookreel</a></footer></body></html>
`
}
