import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishPages, listPages, STATIC_PAGES } from './static-pages.ts'

/**
 * No server rendering: the public pages are written out as plain HTML, everything else starts from
 * `__spa-fallback.html`, which already draws the app's frame.
 */
export default {
  appDirectory: 'src',
  ssr: false,
  // A page's loader in a file of its own is one more request on every page, and ours only begin a query.
  splitRouteModules: false,
  prerender: STATIC_PAGES,
  buildEnd: ({ viteConfig, reactRouterConfig }) =>
    finishPages(path.join(viteConfig.root, 'build/client'), listPages(reactRouterConfig.routes)),
} satisfies Config
