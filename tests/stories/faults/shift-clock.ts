import { readFileSync } from 'node:fs'

/**
 * Loaded by a server before anything else (`node --import`): its clock jumps by as many milliseconds as stand in the file
 * that SHIFT_CLOCK_FILE names, now or later.
 */
const file = process.env['SHIFT_CLOCK_FILE'] ?? ''
const READ_EVERY_MS = 200
const RealDate = Date
let shiftMs = 0

function readShift(): void {
  shiftMs = Number(readFileSync(file, 'utf8')) || 0
}

readShift()
setInterval(readShift, READ_EVERY_MS).unref()
const now = () => RealDate.now() + shiftMs
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
