/** A film's topic is its title and its script: the title, up to the first mark that ends it. */
export function titleOf(topic: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(topic)?.[0] ?? topic
}
