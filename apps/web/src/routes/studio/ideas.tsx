import { href, redirect } from 'react-router'

/** The older address of the dashboard. */
export function clientLoader() {
  throw redirect(href('/dashboard'))
}

export default function Ideas() {
  return null
}
