/** The kinds of stories that plots are kept for. */
export type Genre =
  | 'scary'
  | 'bedtime'
  | 'mystery'
  | 'romance'
  | 'pov'
  | 'letter'
  | 'monologue'
  | 'motivation'
  | 'funny'
  | 'adventure'
  | 'scifi'
