/** Languages that texts are written in and translated into. */
export const LANGUAGES = [
  'English (US)',
  'English (UK)',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Dutch',
  'Polish',
  'Turkish',
  'Arabic',
  'Hindi',
  'Japanese',
  'Chinese',
].map((language) => ({ value: language, label: language }))
