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
 * The last lines of scripts by what they are about, from short to long: questions that anybody can answer who has just watched, of what
 * was told or from their own life. Each has to fit whatever is told of its kind: a war and a tyrant, an illness, an animal that died out.
 */
export const ENDINGS: Readonly<Record<EndingOf, readonly string[]>> = {
  animal: [
    'Did you know this?',
    'What is your favorite animal?',
    'Which animal would you like to meet?',
    'Which animal would you watch for a whole day?',
    'Which wild animal have you seen with your own eyes?',
    'Which animal do you think people know far too little about?',
  ],
  food: [
    'Did you know this?',
    'Sweet or salty: which are you?',
    'What did you eat today?',
    'Which taste took you years to like?',
    'What do you cook when you are tired?',
    'Which dish of your childhood do you still think of?',
  ],
  place: [
    'Did you know this?',
    'Where are you watching from?',
    'Where would you travel tomorrow?',
    'Have you been there, or would you like to?',
    'Which place looked quite different from what you expected?',
    'What should people know about the place where you live?',
  ],
  past: [
    'Did you know this?',
    'Did you learn this at school?',
    'Which part of this did you know?',
    'Which part would you tell a friend first?',
    'Which part of the past should everybody know about?',
    'What else did school leave out that everybody should know?',
  ],
  person: [
    'Did you know this?',
    'Did you know this name before?',
    'Which part of this life surprised you?',
    'Which name should more people know?',
    'Whose story would you like to hear here next?',
    'If you could ask somebody of the past one question, who would it be?',
  ],
  invention: [
    'Did you know this?',
    'What would you invent?',
    'Which invention do you use most?',
    'What at home could you not do without?',
    'Which invention do you use without ever thinking of it?',
    'Which thing did you grow up with that nobody uses today?',
  ],
  machine: [
    'Did you know this?',
    'Would you have guessed that?',
    'Which machine would you like to understand?',
    'What do you use daily and cannot explain?',
    'Which machine would you like to see from the inside?',
    'What was the last thing that you repaired with your own hands?',
  ],
  body: [
    'Did this surprise you?',
    'Did you know that before?',
    'What about your body puzzles you?',
    'What did you believe about the body as a child?',
    'Which question about the body should be answered here next?',
    'What have you noticed about your own body that nobody could explain?',
  ],
  mind: [
    'Does this sound familiar?',
    'Have you noticed this yourself?',
    'What helps you to think clearly?',
    'What have you learned about your own mind?',
    'Which question about the mind should be answered here next?',
    'Who is the person that you can talk to about such things?',
  ],
  space: [
    'Where shall we fly next?',
    'When did you last see the stars?',
    'Would you fly into space, if you could?',
    'What is the darkest sky that you have seen?',
    'Which place in space would you like to see up close?',
    'What would you take along if you could never come back?',
  ],
  ocean: [
    'Did you know this?',
    'When did you last see the sea?',
    'How deep have you ever dived?',
    'Which animal of the sea would you like to meet?',
    'Where did you see the sea for the first time?',
    'Would you go down to the deep sea, if you could?',
  ],
  weather: [
    'Did you know this?',
    'How is the weather where you are?',
    'Which weather do you like best?',
    'What is the worst weather you have seen?',
    'Which season would you keep for a whole year?',
    'What do you look at first when you go outside?',
  ],
  nature: [
    'Did this surprise you?',
    'Did you know that before?',
    'What else have you always wondered about?',
    'What did you ask as a child, without an answer?',
    'Which question shall be answered here the next time?',
    'What did nobody at school ever explain to you so that it stuck?',
  ],
  money: [
    'Did you know this?',
    'What are you saving for?',
    'What did you learn about money at home?',
    'What would you have liked to know at eighteen?',
    'What was the first thing that you bought with your own money?',
    'What is the best advice on money that anybody gave you?',
  ],
  record: [
    'Did you know this?',
    'What would you have guessed?',
    'Which record would you like to hold?',
    'What is the biggest thing you have ever seen?',
    'Which record does somebody in your own family hold?',
    'Which record would you like to see with your own eyes?',
  ],
  mystery: [
    'What do you think?',
    'What is your theory?',
    'Which explanation convinces you?',
    'What have you never been able to explain?',
    'What would you ask somebody who was there?',
    'Which mystery have you thought about for longer than a day?',
  ],
  culture: [
    'Did you know this?',
    'Is this a part of your life?',
    'What did you grow up with?',
    'How is it where you live?',
    'When did you meet this for the first time?',
    'Which custom of your own family would surprise other people?',
  ],
  habit: [
    'What helps you?',
    'Which one will you try tomorrow?',
    'Which habit changed most for you?',
    'What do you do on a bad day?',
    'Which habit would you like to have a year from now?',
    'What have you tried that did not work for you at all?',
  ],
  'how-to': [
    'What would you add?',
    'Which part is new to you?',
    'What has worked for you?',
    'Which part would you have forgotten?',
    'Save this for the day you need it.',
    'What do you do in another way, and does it work?',
  ],
}
