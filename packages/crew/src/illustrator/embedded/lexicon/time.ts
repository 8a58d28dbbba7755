import { readConcepts } from './concept.ts'

/** Time. Numbers are not drawn as things: they are set large. */
export const TIME = readConcepts(`
  clock, body clock, biological clock, grandfather clock, pendulum = mantelpiece-clock @room +
  alarm clock, alarm~n, snooze~v, wake-up call = alarm-clock @room +
  stopwatch, timer, countdown = stopwatch +
  hourglass, sands of time = hourglass-not-done +
  eternity = hourglass-not-done -
  midnight = crescent-moon -
`)
