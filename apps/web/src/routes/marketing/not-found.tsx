import { PageError } from '../../features/shell/page-error.tsx'

export const meta = () => [{ title: 'Page not found | Hookreel' }]

export default function NotFound() {
  return (
    <PageError
      code="404"
      title="Oops! Page not found"
      text="There is nothing at this address. It may have moved, or the link has a typo."
    />
  )
}
