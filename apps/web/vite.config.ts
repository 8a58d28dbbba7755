import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { thinContract } from './thin-contract.ts'

const SRC = String.raw`apps[\\/]web[\\/]src[\\/]`
/** Folders inside of a feature or package: where a file stands there changes nothing about which page needs it. */
const ROOMS = String.raw`([^\\/]+[\\/])*`
/** What the frame and the dashboard are made of: own files without overlays, forms or film drawing. */
const FRAME = [
  String.raw`(api[\\/](?!read-lines)|lib[\\/](?!days[\\/]))`,
  String.raw`components[\\/](alert|badge|button|card|empty-state|kbd|logo|progress|skeleton|spinner|toaster)\.tsx`,
  String.raw`features[\\/](dashboard|shell)[\\/](?!command-|mobile-nav|page-title|shortcut-sheet|.*\.test)`,
  String.raw`features[\\/]account[\\/]guards`,
  String.raw`features[\\/]credits[\\/]put-balance`,
  String.raw`features[\\/]deletions[\\/]`,
  String.raw`features[\\/]natural-voice[\\/]natural-voice-query`,
  String.raw`features[\\/]ideas[\\/]${ROOMS}(idea-words|recent-ideas)`,
  String.raw`features[\\/]videos[\\/]${ROOMS}(live-updates|recent-videos|style-picture|video-cache|video-picture|video-words)`,
].join('|')
const CONTROLS = String.raw`components[\\/](choice|field|input|pager|password-input|search-field|textarea)\.tsx|components[\\/]page-of-search\.|features[\\/]shell[\\/]page-title|features[\\/]ideas[\\/]${ROOMS}use-narrow|features[\\/]storyboards[\\/]storyboard-query`
/** What only the pages of posting have, so that no other page waits for it: signs, and what may be asked. */
const POSTING_ICONS = String.raw`lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](bookmark|calendar-clock|camera|circle-question-mark|cloud-upload|ellipsis|file-pen|heart|inbox|list-plus|loader-circle|message-circle|music|music-2|plug|repeat-2|share-2|square-play|thumbs-down|thumbs-up|trending-up|unplug|wrench)\.`
const POSTING_CONTRACT = String.raw`packages[\\/]contract[\\/]src[\\/]posting[\\/](ai-label|analytics|batches|blank-options|calendar|check-post-options|connection-errors|count-caption|network-rules|post-options|posts|view-meanings)\.ts`
const POSTING = String.raw`${SRC}features[\\/](channels[\\/]${ROOMS}(channel-avatar|network-mark|open-connection)|posts[\\/]${ROOMS}(act-on-post|calendar-queries|day-time-fields|post-queries|post-time|post-words)|calendar[\\/]${ROOMS}move-post)\.|${SRC}lib[\\/]days[\\/]`
/** The same of the page of AI services. */
const SERVICES = String.raw`packages[\\/]contract[\\/]src[\\/]${ROOMS}(providers|local-servers)\.ts|${SRC}features[\\/]providers[\\/]`
/** What an order has of the natural voice, of words and of its storyboard. */
const VOICES = String.raw`${SRC}features[\\/](natural-voice[\\/]|videos[\\/]voices[\\/](default-voice|sayings-fields)|sounds[\\/]recordings-query|storyboards[\\/]${ROOMS}undo-toast)`
/** Addresses and limits that most pages need: a few kilobytes. */
const CONTRACT = String.raw`(?!.*(${POSTING_CONTRACT}|packages[\\/]contract[\\/]src[\\/]${ROOMS}(providers|local-servers|cast|takes|unwanted-pictures)\.ts)).*packages[\\/]contract[\\/]`
const COMPONENTS = 'drawer|menu|tooltip|autocomplete|combobox|dialog|tabs'

const inBaseUi = (folder: string) => new RegExp(String.raw`@base-ui[\\/]react[\\/](${folder})[\\/]`)

/** A component of Base UI, and what we made of it, in a file of its own: a page loads those that it shows. Later ones may use earlier ones. */
const components = COMPONENTS.split('|').map((name) => ({
  name,
  test: new RegExp(`${inBaseUi(name).source}|${SRC}components[\\\\/]${name}\\.tsx`),
  priority: 2,
}))
/**
 * Few files, and no page waits for what it does not show. Libraries apart from our own code: a new version of a page
 * does not make people fetch React again.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core))[\\/]/,
    priority: 9,
  },
  {
    name: 'look',
    test: new RegExp(
      String.raw`^(?!.*${POSTING_ICONS}).*node_modules[\\/](lucide-react|tailwind-merge|clsx|class-variance-authority|sonner)[\\/]`,
    ),
    priority: 8,
  },
  // Fetched by who writes a preview to a file, and by nobody else.
  { name: 'mp4-writer', test: /node_modules[\\/]mediabunny[\\/]/, priority: 8 },
  { name: 'posting', test: new RegExp([POSTING_ICONS, POSTING_CONTRACT, POSTING].join('|')), priority: 5 },
  // What the pages of ideas have of AI services. Before the rest of both, which would take it in.
  {
    name: 'writers',
    test: new RegExp(
      String.raw`${SRC}features[\\/]providers[\\/](local-writer|provider-queries|provider-words)\.`,
    ),
    priority: 5,
  },
  { name: 'voices', test: new RegExp(VOICES), priority: 4 },
  { name: 'ai-services', test: new RegExp(SERVICES), priority: 4 },
  {
    name: 'usage-panel',
    test: new RegExp(String.raw`${SRC}features[\\/]usage[\\/](group-days|usage-chart|usage-panel)`),
    priority: 5,
  },
  { name: 'controls', test: new RegExp(`${SRC}(${CONTROLS})`), priority: 6 },
  { name: 'frame', test: new RegExp(`${SRC}(${FRAME})|^${CONTRACT}`), priority: 7 },
  {
    name: 'popups',
    test: new RegExp(
      String.raw`@floating-ui[\\/]|@base-ui[\\/](?!react[\\/](${COMPONENTS}|select|switch|alert-dialog)[\\/]|react[\\/]utils[\\/]useSwipe)`,
    ),
    priority: 4,
  },
  {
    name: 'dialog',
    test: new RegExp(
      `${inBaseUi('dialog|alert-dialog').source}|${SRC}components[\\\\/](dialog|confirm|form-dialog)\\.tsx`,
    ),
    priority: 3,
  },
  // Nearly every page has them, and they bring most of what floats. Before the order, which has them too and would take them in.
  {
    name: 'fields',
    test: new RegExp(`${inBaseUi('select|switch').source}|${SRC}components[\\\\/](select|switch)\\.tsx`),
    priority: 6,
  },
  // Small things of an order that other pages and the preview have, too.
  {
    name: 'order',
    test: new RegExp(
      String.raw`packages[\\/]film[\\/]src[\\/]${ROOMS}(film-choices|script|cast|find-cast|clip)\.|packages[\\/]contract[\\/]src[\\/]${ROOMS}cast\.|${SRC}(features[\\/](cast[\\/](cast-query|cast-words)|sounds[\\/]sound-preview|videos[\\/]${ROOMS}voice-picker|storyboards[\\/](scene-choices|preview[\\/]clip-players)))\.`,
    ),
    priority: 6,
  },
  // Small things that several pages of ideas share.
  {
    name: 'ideas',
    test: new RegExp(`${SRC}features[\\\\/]ideas[\\\\/]${ROOMS}(idea-queries|lengths|save-idea)`),
    priority: 6,
  },
  ...components,
]

export default defineConfig({
  plugins: [thinContract(), tailwindcss(), reactRouter()],
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  // `npm start` serves the built app; while working on it, the API is the server on its usual port.
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
})
