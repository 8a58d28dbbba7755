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
    'Which animal is next?',
    'Would you have guessed that?',
    'Which part surprised you most?',
    'Which animal should get a video next?',
    'Which animal do you think people get completely wrong?',
  ],
  food: [
    'Did you know this?',
    'Did you see that coming?',
    'Which food should be next?',
    'Which part surprised you most?',
    'Who are you telling at your next meal?',
    'Send this to the one who knows everything about food.',
  ],
  place: [
    'Did you know this?',
    'Where are you watching from?',
    'Which place should be next?',
    'Would you go, or have you been?',
    'Which part would you tell a friend first?',
    'Tell me one thing about where you live that nobody believes.',
  ],
  past: [
    'Did you know this?',
    'Did school teach you this?',
    'Which part was new to you?',
    'Which story should be next?',
    'What else did your history class leave out?',
    'If you could ask someone who was there one question, what would it be?',
  ],
  person: [
    'Did you know this?',
    'Did you know this name?',
    'Whose life should be next?',
    'Which part of this life surprised you?',
    'Which name should more people know?',
    'If you could ask one question, what would it be?',
  ],
  invention: [
    'Did you know this?',
    'Would you have guessed that?',
    'Which invention should be next?',
    'Which part surprised you most?',
    'Will you look at it the same way tomorrow?',
    'What do you use every day without knowing where it came from?',
  ],
  machine: [
    'Did you know this?',
    'Would you have guessed that?',
    'Could you explain it to a friend now?',
    'Which machine should be next?',
    'Which part was new to you?',
    'What else have you always wanted to see explained?',
  ],
  body: [
    'Did you know this?',
    'Who needs to hear this?',
    'Did you know that before?',
    'Which part was new to you?',
    'What about your body puzzles you most?',
    'What have you always wanted to know about your own body?',
  ],
  mind: [
    'Sound familiar?',
    'Have you noticed this yourself?',
    'Who should hear this, too?',
    'Which part was new to you?',
    'What should we explain next?',
    'What about the mind have you always wanted to understand?',
  ],
  space: [
    'Did you know this?',
    'Where should we go next?',
    'Would you have guessed that?',
    'Which part surprised you most?',
    'Does this make you feel big or small?',
    'If you could see one thing up there for yourself, what would it be?',
  ],
  ocean: [
    'Did you know this?',
    'Would you have guessed that?',
    'Would you go down there?',
    'Which part surprised you most?',
    'What in the sea should be next?',
    'If you could see one thing down there for yourself, what would it be?',
  ],
  weather: [
    'Did you know this?',
    'Would you have guessed that?',
    'Have you ever seen it yourself?',
    'What should we explain next?',
    'Could you explain it to a friend now?',
    'What is the strangest thing you have ever seen in the sky?',
  ],
  nature: [
    'Did you know this?',
    'Would you have guessed that?',
    'Which part was new to you?',
    'Could you explain it to a friend now?',
    'What have you always wondered about?',
    'What should we explain next, and why that?',
  ],
  money: [
    'Did you know this?',
    'Who needs to hear this?',
    'Which part was new to you?',
    'Could you explain it to a friend now?',
    'What about money should we explain next?',
    'What do you wish someone had told you about money at eighteen?',
  ],
  record: [
    'Did you know this?',
    'Which one surprised you?',
    'What would you have guessed?',
    'Which record should be next?',
    'Would you have guessed that?',
    'Which one would you want to see for yourself?',
  ],
  mystery: [
    'What do you think?',
    'What is your theory?',
    'Which explanation do you believe?',
    'What would you ask someone who was there?',
    'Which mystery should be next?',
    'Tell me your theory, and what would change your mind.',
  ],
  culture: [
    'Did you know this?',
    'Would you have guessed that?',
    'How is it where you live?',
    'Which part was new to you?',
    'What should we explain next?',
    'Who do you know who would love to hear this?',
  ],
  habit: [
    'What works for you?',
    'Which part was new to you?',
    'Which one will you try tomorrow?',
    'Who do you know who needs this?',
    'What should we explain next?',
    'Which habit do you want to have a year from now?',
  ],
  'how-to': [
    'What would you add?',
    'Anything you do differently?',
    'Which part do you always skip?',
    'What has worked for you?',
    'Save this for the day you need it.',
    'Who do you know who needs this right now?',
  ],
}
