import { AppError } from './app-error.ts'

/** How the process that writes pictures of people anew ended. Throws `photo_too_large`, `disk_full`, `photo_unreadable` where it kept none. */
export function requireKeptPhoto({ type, code }: { readonly type: string; readonly code?: string }): void {
  if (code === 'photo_too_large' || code === 'disk_full') throw new AppError(code)
  // A picture that brings its reader down is damaged, too.
  if (type !== 'done') throw new AppError('photo_unreadable')
}
