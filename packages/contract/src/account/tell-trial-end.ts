/** What the end of a trial changes, as page and mails say it. */
export function tellTrialEnd(endsServices: boolean): string {
  return endsServices
    ? 'Nothing is charged and your credits stay. Until you buy credits or a plan, services of others are not used for you then: what you make is written and drawn by what is built in. Choose a voice that is built in, too; one of a service that costs money does not speak.'
    : 'Nothing is charged and your credits stay. You go on with them as before.'
}
