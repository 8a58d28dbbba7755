/** Plots in which two people find, miss or keep each other. */
export const ROMANCE = `
# wrong-order | The Wrong Order | who=the baker; other=the mail carrier; thing=the paper bag; place=the corner shop; fits=bag|box
1 For a year {who} gave {other} the wrong order, on purpose.
2 It was {in_place}, always at ten past seven, always with the same half smile.
1 Each time {other} had to come back, and they talked for one more minute.
3 About rain. About dogs. About the song that both had in their heads.
2 In {thing} there was once a plum, once a postcard, once only a button.
2 {Other} never complained and never asked.
3 {Who} practised a sentence in the evenings, and lost it every morning.
1 Then one morning everything in {thing} was right.
2 {Other} looked inside, and looked again, and went quite pale.
3 "Is something missing?" asked {who}.
1 "Did I do something?" said {other}. "You have stopped making mistakes."
1 "I hoped," said {who}, "that today you'd come back without one."

# two-umbrellas | Somebody Has to Carry It | who=the student; other=the cellist; thing=the umbrella; place=the bus stop; fits=umbrella|coat|raincoat
1 It rained, there was {a_thing}, and there were two of them.
2 {Who} and {other} had never spoken, though they had met {in_place} on a hundred mornings.
1 "Take it," said {who}. "You," said {other}. Neither did.
3 The bus came, splashed both of them, and left.
2 They laughed, and then {thing} belonged to both, which is to say to the one who had it.
1 {Other} took it home and brought it back the next day, in the sun.
3 There was a note in it: "For the next bad day. I hope it is soon."
2 So it went all summer: on dry days it was handed over, with a reason to meet.
2 In September it finally rained, {in_place}, at the same hour.
1 {Thing} was at home, with one of them, or with the other.
3 Nobody could remember whose turn it had been.
1 They got very wet, and neither of them hurried.

# gate | Gate Eleven | who=the pilot; other=the woman with the map; thing=the red scarf; place=the airport; fits=small
1 They had eleven minutes, and {who} spent three of them on the weather.
2 It was {in_place}, where everyone is on the way to someone else.
1 {Other} had lost {thing}, and {who} had found it.
3 It smelled of oranges and of a city that {who} had never seen.
2 "You could have left it," said {other}. "I was going your way," said {who}, who was not.
1 With four minutes left they told each other the one thing they told nobody.
3 One was afraid of coming home. The other was afraid of having none.
2 With two minutes left they had no more to say, and it wasn't awkward at all.
1 Then the gate closed, and they hadn't even said their names.
2 A year later, on the same day, {who} went back to {place} with nowhere to fly.
3 {He} bought a coffee and felt foolish until noon.
1 On the seat lay {thing}, and beside it sat {other}, looking at the clock. "You are three minutes late."

# lights | The Light Across the Yard | who=the nurse; other=the man across the yard; thing=the desk lamp; place=the courtyard; fits=lamp|light|lantern|candle
1 Every night, when {who} came home, one light was still on across from {place}.
2 {Who} didn't know whose it was. It was only good not to be the last one awake.
1 One night {who} switched {thing} off and on, twice, for no reason.
1 Across the yard, the light went off and on, twice.
3 {Who} stood there in {his} coat and laughed aloud.
2 It became a language. Two for good night. Three for a hard day.
3 Once, after the worst day of all, someone answered with ten, slowly, like a hand on a shoulder.
2 They never met. {In_place} they'd have walked past each other.
1 Then there came a week of dark windows.
2 On the eighth night {who} carried {thing} down and across and rang.
3 It took a long time. There was a cough behind the door.
1 {Other} stood there, pale, with the flu, and said what anyone would: "Three."

# bench | Tuesdays | who=the widower; other=the woman with the crossword; thing=the pencil; place=the park; fits=pencil|pen
1 {Who} sat down on the wrong bench, and that was the beginning.
2 It was a Tuesday {in_place}. {Other} was there already, over a crossword.
1 "Seven letters," said {other}, without looking up. "Something that comes back."
3 {Who} thought of pigeons, of debts, of songs. None had seven letters.
2 {Who} didn't know. {Who} came back next Tuesday to say so.
2 They shared {thing}, and later the thermos, and later the long silences.
3 In winter they brought a blanket. In spring they forgot to take it home.
1 Then one Tuesday {other} wasn't there, and nor the next.
2 Only {thing} lay on the bench, sharpened, with a ribbon on it.
3 {Who} asked the gardener, the kiosk, the hospital.
1 In the third week, {who} found the right bed, the right door, and the answer.
1 "Tuesday," said {who}. "Seven letters." And {other} wrote it in.

# repair | It Only Breaks on Fridays | who=the watchmaker; other=the singer; thing=the wristwatch; place=the workshop; fits=watch|clock|radio|music box|accordion|camera
1 There was nothing wrong with {thing}, and {who} repaired it every Friday.
2 {Other} would put it down {in_place}, sigh, and say it had stopped again.
1 {Who} would open it, and look serious, and set it going.
3 Then they spoke of the week, while the other clocks pretended not to listen.
2 They both knew. It is easy to stop a thing: you only have to pull one small pin.
3 {Who} wrote no bill. {Other} brought cake, and called that the bill.
1 One Friday it really broke.
2 {Other} was in tears, for it had been her mother's, and now there was no joke in it.
3 The spring had gone, and nobody made that spring any more.
1 {Who} worked on it for nine days and nine nights, and made the part by hand.
2 "It won't stop again," {he} said, and was sorry as {he} said it.
1 "Good," said {other}. "Then I shall just come in."

# seat | Seat Forty One | who=the night passenger; other=the stranger at the window; thing=the paperback; place=the night train; fits=book|paperback|diary|novel
1 {Other} fell asleep on {who}'s shoulder, and {who} didn't move for four hours.
2 They hadn't spoken. {In_place} people only share the dark.
1 {Who} missed one station, and then a second one.
3 An arm went numb. Outside, a town slid by, and its one lit window.
2 {Thing} had slipped to the floor, and on its first page stood a name and a street.
2 At dawn {other} woke, blushed, thanked, and was gone with the crowd.
3 {Who} stood on a platform {he} had never wanted to see, and smiled like a fool.
1 {Thing} was still there.
2 It took {who} a month to read it, slowly, with all the underlined lines.
3 Beside the last one stood, in pencil: "Does anyone feel this, too?"
1 Then {he} brought it back, to the street, and rang.
1 Under the last line, {who} had written: "Yes. And my arm is fine."

# bridge | Half of the Bridge | who=the painter; other=the engineer; thing=the blue paint; place=the bridge; fits=paint
1 {Who} painted the bridge from the left, and {other} came from the right.
2 {In_place} it was one job for two people who hadn't chosen each other.
1 At the start they were so far apart that they had to shout.
3 They shouted about lunch, and about the gulls, who took it.
2 {Who} liked silence. {Other} sang. The wind carried half of each song across.
3 One day the wind turned, and {who} found out that {he} missed the second half.
1 With every meter of {thing} they came nearer, and shouted less.
2 By autumn they spoke. By the first frost they whispered.
3 One meter was left, and both of them worked slowly, and blamed the cold.
1 Then there was one hand's width left between them, and the job was over.
2 Neither of them put the brush down.
1 "We should let it dry," said {who}, "and then check it. From the beginning."
`
