import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Chunks that change together: a new version of a page does not make people fetch React again. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 2 },
  {
    name: 'look',
    test: /node_modules\/(lucide-react|tailwind-merge|clsx|class-variance-authority)\//,
    priority: 2,
  },
  { name: 'contract', test: /(packages\/contract|node_modules\/zod)\//, priority: 2 },
  {
    name: 'base-ui',
    test: /node_modules\/(@base-ui|@floating-ui)\//,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  // `npm start` serves the built app; while working on it, the API is the server on its usual port.
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
})
