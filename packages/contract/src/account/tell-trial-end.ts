/** What the end of a trial changes, as page and mails say it. */
export function tellTrialEnd(endsServices: boolean): string {
  return endsServices
    ? 'Nothing is charged and your credits stay. Until you buy credits or a plan, no service of others is used then: all is written, drawn and spoken by what is built in. A voice that costs money does not speak.'
    : 'Nothing is charged and your credits stay. You go on with them as before.'
}
