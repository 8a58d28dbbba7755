import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishPages, STATIC_PAGES } from './static-pages.ts'

/**
 * No server rendering: the public pages are written out as plain HTML, everything else starts from
 * `__spa-fallback.html`, which already draws the app's frame.
 */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: STATIC_PAGES,
  buildEnd: ({ viteConfig }) => finishPages(path.join(viteConfig.root, 'build/client')),
} satisfies Config
