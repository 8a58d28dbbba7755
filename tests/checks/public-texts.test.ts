import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { previewPlanChange, tellTrialEnd } from '@hookreel/contract'
import { describe, expect, test } from 'vitest'
import { PRICING_QUESTIONS } from '../../apps/web/src/features/marketing/content.ts'
import { HELP_TOPICS } from '../../apps/web/src/features/marketing/help-articles.ts'
import { PRIVACY } from '../../apps/web/src/features/marketing/legal-texts.ts'
import { explainLength } from '../../packages/studio/src/narration/estimate-speech.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const articles = HELP_TOPICS.flatMap((topic) => topic.articles)
const help = articles.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n')
const app = globSync('apps/web/src/{features,routes,components,lib}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('/marketing/') && !file.includes('.test.'))
  .map(read)
  .join('\n')

/** What the help tells people to press or to look for. */
const LABELS = [
  'Generate Ideas',
  'Generate Video',
  'Paste notes',
  'From an address or a file',
  'I wrote this',
  'Improve',
  'Send the link again',
  'Forgot your password?',
  'Two-step sign-in',
  'Social accounts',
  'Content Calendar',
  'Make and schedule',
  'Try again',
  'My Video Ideas',
  'AI Credits',
]

describe('the help', () => {
  test.each(LABELS)('names "%s" as the app does', (label) => {
    expect(help).toContain(label)
    expect(app).toContain(label)
  })

  test('quotes messages that the app gives', () => {
    const quoted = articles.flatMap(({ title }) =>
      [...title.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? ''),
    )
    const tooLong = explainLength({ speechSeconds: 60, gapCount: 4 }, 30).message ?? ''
    expect(quoted.length).toBeGreaterThan(2)
    expect(quoted.filter((text) => !app.includes(text) && !tooLong.startsWith(text))).toEqual([])
  })
})

/** Who sets cookies, and the words of the privacy policy for them. */
const COOKIES: Readonly<Record<string, string>> = {
  // Better Auth sets them: the session, and for some minutes what two steps and Google need.
  'apps/server/src/account/sign-in/auth.routes.ts': 'with a code or with Google',
  'apps/server/src/account/sign-in/find-signed-in.ts': 'keeps you signed in',
  'apps/server/src/account/sign-in/mark-signed-in.ts': 'tells the public pages that you are',
  'apps/server/src/account/sign-in/limit-guesses.ts': 'knows this browser again',
  'apps/web/src/features/shell/sidebar-state.ts': 'whether the sidebar is folded',
  // For the operator alone, who has no need to be told.
  'apps/server/src/platform/http/operator-door.ts': '',
}

test('the answer about plans promises the changes that the server makes, and no others', () => {
  const answer =
    PRICING_QUESTIONS.map(({ answer: text }) => text).find((text) => text.includes('Settings, Billing')) ?? ''
  const takes = (interval: string) => previewPlanChange.body?.safeParse({ interval }).success
  expect([takes('year'), takes('month')]).toEqual([true, false])
  expect(answer).toContain('from paying by the month to paying by the year')
  expect(answer).toContain('A year runs to its end')
})

/** Who shows texts to their check, which may be a service, and the words of the privacy policy for them. */
const MODERATED: Readonly<Record<string, string>> = {
  'account/update-profile.ts': 'your public page',
  'cast/sittings/order-sitting.ts': 'members of your cast',
  'cast/write-member.ts': 'members of your cast',
  'ideas/enhance-idea.ts': 'the text of your order',
  'ideas/improve-idea.ts': 'the text of your order',
  'ideas/suggest-ideas.ts': 'with what you had read for it',
  'ideas/translate-idea.ts': 'the text of your order',
  'posting/posts/moderate-post.ts': 'the words of posts',
  'pronunciations/pronunciations.routes.ts': 'how words are said',
  'research/research-topic.ts': 'topics that you look up with what was found',
  'sounds/sounds.routes.ts': 'recordings and music',
  'sounds/take-sound.ts': 'recordings and music',
  'storyboards/create-storyboard.ts': 'the text of your order',
  'storyboards/update-storyboard.ts': 'the text of your order',
  'uploads/create-upload.ts': 'names of files',
  'videos/ordering/create-video.ts': 'the text of your order',
  'videos/languages/create-film-language.ts': 'the text of your order',
  'videos/languages/translate-film.ts': 'the text of your order',
  'videos/update-video.ts': 'titles and descriptions',
}

test('the privacy policy names every text that is shown to the check of texts', () => {
  const server = path.join(ROOT, 'apps/server/src')
  const asking = globSync('**/*.ts', { cwd: server }).filter(
    (file) =>
      !file.endsWith('.test.ts') && /\bmoderate\(/.test(readFileSync(path.join(server, file), 'utf8')),
  )
  expect(asking.toSorted()).toEqual(Object.keys(MODERATED).toSorted())
  const others = PRIVACY.find(({ title }) => title === 'Who else gets data')?.paragraphs.join('\n') ?? ''
  for (const words of Object.values(MODERATED)) expect(others).toContain(words)
})

test('the privacy policy says how long messages are kept as the server keeps them', () => {
  const source = read('apps/server/src/support/operator-messages.ts')
  const daysOf = (name: string) => new RegExp(`const ${name} = (\\d+)`).exec(source)?.[1]
  const kept = PRIVACY.find(({ title }) => title === 'How long it is kept')?.paragraphs.join('\n') ?? ''
  expect(kept).toContain(`until ${daysOf('DONE_DAYS')} days after they were dealt with`)
  expect(kept).toContain(`at most ${daysOf('MAILED_DAYS')} days`)
})

test('the app and the mails say the same of the end of a trial', () => {
  for (const file of [
    'apps/web/src/features/credits/standing.ts',
    'apps/server/src/billing/trial/tell-trials.job.ts',
  ]) {
    expect(read(file)).toContain('tellTrialEnd(')
    // In words of its own neither says it.
    expect(read(file)).not.toContain('Nothing is charged and')
  }
  expect(tellTrialEnd(true)).toContain('does not speak')
})

test('the privacy policy names every cookie that a source sets', () => {
  const sets = /generateCookie\(|setCookie\(|['"]set-cookie['"]\s*,|document\.cookie\s*=/
  const setting = globSync('apps/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|build-server\.ts$/.test(file) && sets.test(read(file)),
  )
  expect(setting.toSorted()).toEqual(Object.keys(COOKIES).toSorted())
  const cookies = PRIVACY.find(({ title }) => title === 'Cookies')?.paragraphs.join('\n') ?? ''
  for (const words of Object.values(COOKIES)) expect(cookies).toContain(words)
})
