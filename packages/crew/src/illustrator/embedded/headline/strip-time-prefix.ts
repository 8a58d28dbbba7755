const NUMBER =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty(?:[ -]\\w+)?|eleven|twelve|several|many|a few|some|a hundred|\\d[\\d,]*)'
const SPAN = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries)'
/** "Eleven years later,", "four years into his reign,", "day thirty,", "by day five". */
const WHEN: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|but|then|about|around|almost|nearly|just|only|some|exactly|less than|more than|not even) )*${NUMBER} ${SPAN} (?:later|after that|earlier|on|into (?:\\w+ )?\\w+),? (?=\\S+ \\S)`,
    'i',
  ),
  new RegExp(
    `^(?:(?:and|but|by|on|at|around) )*(?:day|week|month|year|hour|minute) ${NUMBER}[,:]? (?=\\S+ \\S)`,
    'i',
  ),
]

/** What a narration says once it has said when: a span of time alone, set large, says nothing. */
export function withoutTime(narration: string): string {
  const when = WHEN.find((pattern) => pattern.test(narration))
  if (when === undefined) return narration
  const rest = narration.replace(when, '')
  // "Day two is the worst": the day is what is spoken of.
  return /^(?:is|was|were|are|has|had|will|of|to)\b/i.test(rest) ? narration : capitalised(rest)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
