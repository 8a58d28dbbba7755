import { lazy } from 'react'
import { fetchOnceAnswered } from '../api/connection.ts'

/**
 * A part of a page that is fetched when it is first shown. Without a connection it is shown later, and the page around it stays:
 * React's own `lazy` throws, and what was typed goes with the page. A browser has the files put away only after a while, and over
 * plain HTTP never: it has no service worker there.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => fetchOnceAnswered(load))
