/** What a topic is about, as far as it decides how a script on it ends. */
export type EndingOf =
  | 'animal'
  | 'food'
  | 'place'
  | 'past'
  | 'person'
  | 'invention'
  | 'machine'
  | 'body'
  | 'mind'
  | 'space'
  | 'ocean'
  | 'weather'
  | 'nature'
  | 'money'
  | 'record'
  | 'mystery'
  | 'culture'
  | 'habit'
  | 'how-to'

/**
 * The last lines of scripts by what they are about, from short to long: questions that anybody can answer who has just watched, and that
 * are about what was told. Each has to fit whatever is told of its kind: a war and a tyrant, an illness, an animal that died out.
 */
export const ENDINGS: Readonly<Record<EndingOf, readonly string[]>> = {
  animal: [
    'Did you know this?',
    'Which animal should we cover next?',
    'Would you have guessed that?',
    'Which part of this surprised you?',
    'Have you ever seen one with your own eyes?',
    'Which animal do you think people know far too little about?',
  ],
  food: [
    'Did you know this?',
    'What should we explain next?',
    'Would you have guessed that?',
    'Which part of this surprised you?',
    'Who should hear this at the next meal?',
    'Send this to somebody who knows everything about food.',
  ],
  place: [
    'Did you know this?',
    'Where are you watching from?',
    'Which place should come next?',
    'Which part of this was new to you?',
    'Have you been there, or would you like to?',
    'Which part of this would you tell a friend first?',
  ],
  past: [
    'Did you know this?',
    'Did you learn this at school?',
    'What should we tell of next?',
    'Which part of this did you know?',
    'Which part would you tell a friend first?',
    'What else did school leave out that everybody should know?',
  ],
  person: [
    'Did you know this?',
    'Did you know this name before?',
    'Which name should more people know?',
    'Which part of this life surprised you?',
    'Whose story would you like to hear here next?',
    'What would you have liked to ask, if you could have met?',
  ],
  invention: [
    'Did you know this?',
    'Would you have guessed that?',
    'Which part of this surprised you?',
    'Which invention should be told of next?',
    'Which part of this was new to you?',
    'Will you look at it differently from now on?',
  ],
  machine: [
    'Did you know this?',
    'Would you have guessed that?',
    'Could you explain it to somebody now?',
    'Which machine should be explained here next?',
    'Which part of this was new to you?',
    'What do you use every day and cannot explain?',
  ],
  body: [
    'Did this surprise you?',
    'Who should hear this?',
    'Did you know that before?',
    'What about your body puzzles you?',
    'Which part of this was new to you?',
    'Which question about the body should be answered here next?',
  ],
  mind: [
    'Does this sound familiar?',
    'Have you noticed this yourself?',
    'Who should hear this, too?',
    'What should we explain next?',
    'Which part of this was new to you?',
    'Which question about the mind should be answered here next?',
  ],
  space: [
    'Did you know this?',
    'Where shall we fly next?',
    'Would you have guessed that?',
    'Which part of this surprised you?',
    'Which place in space should come next?',
    'What would you like to see up there with your own eyes?',
  ],
  ocean: [
    'Did you know this?',
    'Would you have guessed that?',
    'What should we explain next?',
    'Which part of this surprised you?',
    'What in the sea should come next?',
    'What would you like to see down there with your own eyes?',
  ],
  weather: [
    'Did you know this?',
    'Would you have guessed that?',
    'What should we explain next?',
    'Have you ever seen it yourself?',
    'Could you explain it to somebody now?',
    'What in the sky should be explained here next?',
  ],
  nature: [
    'Did this surprise you?',
    'Did you know that before?',
    'What else have you always wondered about?',
    'Could you explain it to somebody now?',
    'Which question should be answered here next?',
    'Which part of this was new to you?',
  ],
  money: [
    'Did you know this?',
    'Who should hear this?',
    'Could you explain it to somebody now?',
    'Which part of this was new to you?',
    'What about money should be explained here next?',
    'What would you have liked to know about it at eighteen?',
  ],
  record: [
    'Did you know this?',
    'Which one surprised you?',
    'What would you have guessed?',
    'Which record should come next?',
    'Would you have guessed that?',
    'Which one would you like to see with your own eyes?',
  ],
  mystery: [
    'What do you think?',
    'What is your theory?',
    'Which explanation do you believe?',
    'What would you ask somebody who was there?',
    'Which mystery should be told of here next?',
    'Which part of this was new to you?',
  ],
  culture: [
    'Did you know this?',
    'Would you have guessed that?',
    'How is it where you live?',
    'What should be explained here next?',
    'Which part of this was new to you?',
    'Who would you like to tell this to?',
  ],
  habit: [
    'What helps you?',
    'What should we explain next?',
    'Which one will you try tomorrow?',
    'Which part of this was new to you?',
    'Who do you know who should hear this?',
    'Which habit would you like to have a year from now?',
  ],
  'how-to': [
    'What would you add?',
    'What has worked for you?',
    'Which part is new to you?',
    'Which part would you have forgotten?',
    'Save this for the day you need it.',
    'What do you do in another way, and does it work?',
  ],
}
