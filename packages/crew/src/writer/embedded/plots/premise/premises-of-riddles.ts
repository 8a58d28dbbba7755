/** Plots around a premise for mysteries and science fiction, in the form of `premises.ts`; each may be told by "I". */
export const RIDDLE_PREMISES = {
  mystery: `
# list | The Short List | kind=once|often|trouble
1 {Premise}
1 Everyone had an explanation for it, and no two of them were the same.
1 So {who} wrote down only what was certain: where it happened, when, and who was near.
2 It was a short list. Short lists are good ones.
1 One name stood in every line. It belonged to the one whom nobody ever asks: the caretaker with the keys.
1 {Who} went there in the evening, with two cups of tea.
2 "I wondered who would come first," said the old man, and pushed a chair over.
1 "Someone did the same thing for me once, when I needed a sign," he said. "It was never meant to frighten anyone."
3 He looked at the keys in his hand.
1 "And now someone will have to go on with it." He put the keys on the table.

# witness | Word for Word | kind=once|often|trouble
1 {Premise}
1 One woman had seen how it happened, and she told it the same way every time, word for word.
1 That was what bothered {him}. Nobody remembers anything twice in the same words.
2 People remember badly. That's how you know they were there.
1 "Please tell it once more," {he} asked her, "but this time begin at the end."
1 She opened her mouth, and nothing came.
3 Outside, someone walked past, whistling.
1 "Who gave you those sentences?" The woman looked at her hands for a long time.
1 "My brother," she said. "He did it. He wants someone to ask him why, and he can't begin by himself."

# dates | Only the Dates | kind=once|often|trouble
1 {Premise}
1 {Who} was sure it had happened before, and put a pin into a map for every time that anyone could remember.
2 By midnight there were thirty pins.
1 They made no pattern at all, until {he} looked at the dates alone.
1 It was always the evening before someone in town got lost.
3 {He} counted twice, hoping to be wrong.
1 The newest pin was from today.
1 So {he} ran from door to door, and asked the same question everywhere: "Is everyone home?"
1 In the last house the answer was no. {Who} found the boy at the river, just in time. Nobody calls it a coincidence anymore.
`,
  scifi: `
# error | Filed as an Error | kind=once|often|trouble
1 {Premise}
1 It went into the log as an error, because there was no other word for it.
1 {Who} couldn't leave it at that, and checked everything again, and then once more by hand.
2 All the machines agreed with each other. They had never done that before.
1 This was no accident. Someone had planned it, not today, and very carefully.
1 In the data was a line in plain words, for whoever would look at it twice.
3 It had waited for longer than there have been cities.
1 "Good," it said. "You are curious. Then we can begin."

# forty | Forty Know | kind=once|often|trouble
1 {Premise}
1 The rule was clear: what nobody had expected must be reported, and then removed.
1 {Who} opened a report, wrote one line, and deleted it again.
2 It was the first rule that {he} had ever broken.
1 Day after day {he} went back to the place, and told nobody what had happened there.
1 Then came the inspection. The inspector looked at everything for a long time, without a word.
3 Her scanner made the sound that means yes.
1 Then she switched off her scanner. "I know of one more," she said. "On the other side, behind the third lock."
1 "Forty of us know. With you, we are forty one."

# answer | Eleven Years | kind=once|often|trouble
1 {Premise}
1 {Who} sent one question home: what should be done about it? The answer would take eleven years.
2 Eleven years is a long time to live with what nobody can explain.
1 At first there was fear. Then it became a habit, and then, slowly, a reason to get up.
1 When the answer came, it had four words: "Leave it. Come home."
3 {He} read it aloud once, although nobody was there to hear it.
1 Outside, it was as it had been on the first day, and more beautiful.
1 {Who} typed the reply, and it would arrive in eleven years: "I'm home."
`,
} as const
