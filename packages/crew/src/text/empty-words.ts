/** Words that carry nothing when they stand alone and large. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `thing things something someone anyone anything everything everyone nothing nobody way lot kind sort part case fact
  here there very really just even still already almost also only well like get got gets make makes made go goes went
  have has had having do does did doing is are was were be been being am say says said tell tells told know knows knew one ones
  other else another such own much many few more most some any each every both this that these those it its you your yours i me
  my mine we our ours us he his him she her hers they their them theirs what who whose why how when where which will would can could
  should may might must shall not no never and or nor but so if then than because while until though although as at by
  for from in into of off on onto out over to up with without about after before between through during under again
  once too let put take takes took come comes came keep keeps kept seem seems seemed soon later around nearly
  lay lays lies stood called average certain sure about along toward towards upon across own quite rather perhaps maybe yet the a an`.split(
    /\s+/,
  ),
)

/** Words that turn what follows them into its opposite. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'not',
  'no',
  'never',
  'nobody',
  'nothing',
  "don't",
  'cannot',
])
