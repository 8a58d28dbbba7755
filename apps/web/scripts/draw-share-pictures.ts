import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { getProgram } from '../../../launcher/find-program.ts'

/**
 * Draws the pictures that are shown where somebody shares a public page (public/og, 1200x630): frames of our own films
 * beside the page's words. `node apps/web/scripts/draw-share-pictures.ts` (ffmpeg on the PATH).
 */
const ROOT = path.resolve(import.meta.dirname, '../../..')
const PUBLIC = path.resolve(import.meta.dirname, '../public')
const FFMPEG = getProgram('ffmpeg')
const FONT = path.join(ROOT, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')

const PICTURES = [
  {
    name: 'home',
    first: 'Type one line.',
    second: 'Post a finished short.',
    frames: ['anime', 'default', 'superhero'],
  },
  {
    name: 'features',
    first: 'Everything a',
    second: 'faceless channel needs.',
    frames: ['documentary', 'superhero', 'horror'],
  },
  {
    name: 'pricing',
    first: '7 days free.',
    second: '100 AI credits.',
    frames: ['crayon_drawing', 'anime', 'default'],
  },
  {
    name: 'support',
    first: 'How it works,',
    second: 'and what to do.',
    frames: ['horror', 'default', 'documentary'],
  },
] as const

const embed = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`

function writePage(picture: (typeof PICTURES)[number]): string {
  const frames = picture.frames
    .map((style) => `<img src="${embed(path.join(PUBLIC, 'styles', `${style}.jpg`), 'image/jpeg')}">`)
    .join('')
  return `<style>
    @font-face { font-family: Geist; font-weight: 100 900; src: url(${embed(FONT, 'font/woff2')}) }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; font-family: Geist; color: #fff;
      background: radial-gradient(60% 80% at 85% 0%, #5b2bd6cc, transparent), radial-gradient(50% 70% at 0% 110%, #e0455bbb, transparent), #100d22 }
    .words { position: absolute; left: 64px; top: 176px; width: 580px; font-size: 66px; line-height: 1.07; font-weight: 650; letter-spacing: -0.045em }
    .words b { font-weight: inherit; background: linear-gradient(95deg, #a795ff, #ff8ad0 55%, #ff8a7d); background-clip: text; color: transparent; display: block; padding-bottom: .15em }
    .name { position: absolute; left: 64px; top: 60px; display: flex; gap: 16px; align-items: center; font-size: 34px; font-weight: 600; letter-spacing: -0.02em }
    .name img { width: 52px }
    .note { position: absolute; left: 64px; bottom: 60px; font-size: 27px; color: #ffffffcc }
    .frames img { position: absolute; width: 250px; height: 444px; object-fit: cover; border-radius: 24px; box-shadow: 0 30px 60px #0009; outline: 1px solid #fff3; outline-offset: -1px }
    .frames img:nth-child(1) { left: 660px; top: 120px; transform: rotate(-7deg) }
    .frames img:nth-child(3) { left: 950px; top: 140px; transform: rotate(8deg) }
    .frames img:nth-child(2) { left: 792px; top: 66px; width: 280px; height: 498px; z-index: 1 }
  </style><div class="name"><img src="${embed(path.join(PUBLIC, 'favicon.svg'), 'image/svg+xml')}">Hookreel</div>
  <div class="words">${picture.first}<b>${picture.second}</b></div><div class="note">Faceless short videos, made from a prompt</div>
  <div class="frames">${frames}</div>`
}

mkdirSync(path.join(PUBLIC, 'og'), { recursive: true })
const folder = mkdtempSync(path.join(tmpdir(), 'share-pictures-'))
const browser = await chromium.launch({
  executablePath: getProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const picture of PICTURES) {
    await page.setContent(writePage(picture))
    await page.evaluate('document.fonts.ready')
    const shot = path.join(folder, `${picture.name}.png`)
    await page.screenshot({ path: shot })
    const target = path.join(PUBLIC, 'og', `${picture.name}.jpg`)
    execFileSync(FFMPEG, ['-v', 'error', '-y', '-i', shot, '-q:v', '4', target])
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
