import type { Config } from '@react-router/dev/config'

/**
 * No server rendering: the start page is written out as HTML, everything else starts from
 * `__spa-fallback.html`, which already draws the app's frame.
 */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/'],
} satisfies Config
