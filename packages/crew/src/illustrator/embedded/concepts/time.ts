import { readConcepts } from './concept.ts'

/** Time. Numbers are not drawn as things: they are set large. */
export const TIME = readConcepts(`
  clock, body clock, biological clock, grandfather clock, pendulum = mantelpiece-clock @room +
  alarm clock, alarm~n, snooze~v, wake-up call, wake up~v = alarm-clock @room +
  stopwatch, timer, countdown = stopwatch +
  hourglass, sands of time = hourglass-not-done +
  time~n, eternity, patience = hourglass-not-done -
  hour, minute = hourglass-not-done -
  year, decade, month, week, century = spiral-calendar -
  day, date~n = tear-off-calendar -
  tomorrow, weekend, monday, sunday = tear-off-calendar -
  midnight, night, nighttime = crescent-moon -
  morning = sun @room -
  evening = sun -
  future = crystal-ball -
  history, past~n = scroll -
  habit, routine = spiral-calendar @room -
`)
