/** How a statement of a data item is said. `S` is the subject, `V` the value; `is`, `has`, `does` agree with the subject. */
export type StatementRule = {
  readonly property: string
  readonly takes: 'quantity' | 'time' | 'item' | 'count'
  readonly text: string
  /** The same, after a sentence about the same subject. */
  readonly question?: string
  readonly weight: number
  /** Quantities that need a unit, or must have none. */
  readonly unit?: 'any' | 'none'
  /** A count that changes is said with the year it was counted in, or not at all. */
  readonly isDated?: true
  /** Only of persons, or never of them. */
  readonly of?: 'person' | 'thing'
}

const q = (
  property: string,
  text: string,
  question: string,
  weight: number,
  rest: Partial<StatementRule> = {},
): StatementRule => ({ property, takes: 'quantity', text, question, weight, unit: 'any', ...rest })
const n = (
  property: string,
  text: string,
  question: string,
  weight: number,
  rest: Partial<StatementRule> = {},
): StatementRule => q(property, text, question, weight, { unit: 'none', ...rest })
const t = (
  property: string,
  text: string,
  weight: number,
  rest: Partial<StatementRule> = {},
): StatementRule => ({
  property,
  takes: 'time',
  text,
  weight,
  ...rest,
})
const i = (
  property: string,
  text: string,
  question: string,
  weight: number,
  rest: Partial<StatementRule> = {},
) => ({ property, takes: 'item', text, question, weight, ...rest }) satisfies StatementRule

/**
 * What is worth telling of a thing, in the words it is told with. A property that is not here is not spoken: what a
 * number means cannot be guessed from its name.
 */
export const STATEMENT_RULES: readonly StatementRule[] = [
  // Size, weight, speed
  q('P2048', 'S {is} V tall.', 'How tall {is} S?', 78),
  q('P2043', 'S {is} V long.', 'How long {is} S?', 78),
  q('P2049', 'S {is} V wide.', 'How wide {is} S?', 50),
  q('P2386', 'S {is} V across.', 'How far across {is} S?', 74),
  q('P2067', 'S {weigh} V.', 'How much {does} S weigh?', 76, { of: 'thing' }),
  q('P2052', 'S {reach} a speed of V.', 'How fast {does} S go?', 84),
  q('P2046', 'S {cover} V.', 'How large {is} S?', 58),
  q('P2044', 'S {stand} V above sea level.', 'How high {is} S above the sea?', 70),
  q('P2660', 'S {rise} V above the land around it.', 'How far {does} S rise above the land around?', 62),
  q('P4511', 'S {is} V deep.', 'How deep {is} S?', 80),
  q('P2234', 'S {hold} a volume of V.', 'What volume {does} S hold?', 45),
  q('P2225', 'S {carry} V.', 'How much water {does} S carry?', 55),
  q('P4614', 'S {drain} an area of V.', 'How large an area {does} S drain?', 48),
  q('P2054', 'S {has} a density of V.', 'How dense {is} S?', 40),
  q('P2076', 'S {has} a temperature of V.', 'How hot or cold {is} S?', 62),
  q('P2101', 'S {melt} at V.', 'At what temperature {does} S melt?', 66),
  q('P2102', 'S {boil} at V.', 'At what temperature {does} S boil?', 66),
  q('P2583', 'S {is} V from Earth.', 'How far from Earth {is} S?', 82),
  q('P2146', 'S {need} V for one orbit.', 'How long {does} S need for one orbit?', 76),
  q('P2147', 'S {turn} once around itself in V.', 'How long {does} S need to turn around itself once?', 76),
  q('P2120', 'S {has} a radius of V.', 'How large is the radius of S?', 58),
  q('P2250', 'people in S lived V on average.', 'How long do people in S live on average?', 70, {
    isDated: true,
  }),
  q('P4214', 'S {live} up to V.', 'How old can S get?', 84),
  q('P3063', 'S {carry} its young for V before birth.', 'How long {does} S carry its young?', 80),
  q('P2047', 'S {last} V.', 'How long {does} S last?', 48),
  q('P2142', 'S earned V at the box office.', 'How much did S earn at the box office?', 74),
  q('P2130', 'S cost V.', 'How much did S cost?', 72),
  q('P2769', 'S had a budget of V.', 'How large was the budget of S?', 55),
  q('P2139', 'S took in V.', 'How much did S take in?', 66, { isDated: true }),
  q('P2295', 'S earned V.', 'How much did S earn?', 50, { isDated: true }),
  q('P2131', 'the economy of S was worth V.', 'What was the economy of S worth?', 55, { isDated: true }),
  q('P2927', 'Water covers V of S.', 'How much of S is water?', 74),
  // Counts
  n('P1082', 'V people lived in S.', 'How many people live in S?', 76, { isDated: true }),
  n('P1098', 'V people spoke S.', 'How many people speak S?', 76, { isDated: true }),
  n('P1101', 'S {has} V floors.', 'How many floors {does} S have?', 60),
  n('P1174', 'S had V visitors.', 'How many people visit S in a year?', 80, { isDated: true }),
  n('P1128', 'V people worked for S.', 'How many people work for S?', 68, { isDated: true }),
  n('P1120', 'The death toll of S was V.', 'What was the death toll of S?', 60, { of: 'thing' }),
  n('P1086', 'The atomic number of S is V.', 'What is the atomic number of S?', 54),
  n('P1113', 'S {has} V episodes.', 'How many episodes {does} S have?', 52),
  n('P2437', 'S {has} V seasons.', 'How many seasons {does} S have?', 40),
  n('P1104', 'S {has} V pages.', 'How many pages {does} S have?', 40),
  n('P1083', 'S {has} room for V people.', 'For how many people {does} S have room?', 62),
  n('P1103', 'S {has} V platforms.', 'How many platforms {does} S have?', 45),
  n('P2196', 'S had V students.', 'How many students did S have?', 50, { isDated: true }),
  n('P1971', 'S {has} V children.', 'How many children had S?', 60, { of: 'person' }),
  n('P1092', 'V of S were built.', 'How many of S were built?', 62),
  n('P2664', 'S sold V copies.', 'How many copies did S sell?', 72),
  n('P1351', 'S scored V points.', 'How many points did S score?', 40),
  // Days and years
  t('P571', 'S began V.', 62, { of: 'thing' }),
  t('P575', 'S {was} discovered or invented V.', 64),
  t('P1619', 'S opened V.', 66),
  t('P577', 'S came out V.', 50),
  t('P569', 'S was born V.', 48, { of: 'person' }),
  t('P570', 'S died V.', 52, { of: 'person' }),
  t('P576', 'S came to an end V.', 52, { of: 'thing' }),
  t('P580', 'S began V.', 58),
  t('P582', 'S ended V.', 58),
  t('P585', 'S took place V.', 58),
  t('P606', 'S flew for the first time V.', 62),
  t('P729', 'S entered service V.', 56),
  t('P619', 'S was launched V.', 62),
  t('P1249', 'S is first mentioned in writing V.', 56),
  // Names and places
  i('P36', 'The capital of S is V.', 'What is the capital of S?', 50),
  i('P610', 'The highest point of S is V.', 'What is the highest point of S?', 60),
  i('P1589', 'The lowest point of S is V.', 'What is the lowest point of S?', 52),
  i('P38', 'People in S pay with the V.', 'With what money do people in S pay?', 40),
  i('P61', 'S {was} invented or discovered by V.', 'Who invented or discovered S?', 66),
  i('P84', 'The architect of S was V.', 'Who was the architect of S?', 50),
  i('P138', 'S {was} named after V.', 'What {was} S named after?', 70),
  i('P50', 'S was written by V.', 'Who wrote S?', 46),
  i('P57', 'S was directed by V.', 'Who directed S?', 44),
  i('P170', 'S was made by V.', 'Who made S?', 50),
  i('P495', 'S {come} from V.', 'Where {does} S come from?', 54, { of: 'thing' }),
  i('P112', 'S was founded by V.', 'Who founded S?', 58, { of: 'thing' }),
  i('P19', 'S was born in V.', 'Where was S born?', 42, { of: 'person' }),
  i('P20', 'S died in V.', 'Where did S die?', 36, { of: 'person' }),
  i('P509', 'S died of V.', 'What did S die of?', 48, { of: 'person' }),
  // How many of them there are
  {
    property: 'P47',
    takes: 'count',
    text: 'S {share} borders with V neighbours.',
    weight: 46,
    question: 'How many neighbours {does} S have?',
  },
]
