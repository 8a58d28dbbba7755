import { getMimeType, mimes } from 'hono/utils/mime'

/** Those that Hono does not know. */
const TYPES: Readonly<Record<string, string>> = {
  ...mimes,
  data: 'text/x-script; charset=utf-8',
  m4s: 'video/iso.segment',
  mov: 'video/quicktime',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
}

/** The type that browsers know a file by, after the ending of its name. */
export function typeOfFile(name: string): string {
  return getMimeType(name, TYPES) ?? 'application/octet-stream'
}
