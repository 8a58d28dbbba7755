/** A part of what the server told, whatever that was: the public pages load no schemas. */
export function readPart(told: unknown, name: string): unknown {
  return typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined
}
