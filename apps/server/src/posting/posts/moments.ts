/** A moment so many seconds later, or earlier when they are negative. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
