/** Plots in which something is found out. */
export const MYSTERY = `
# confession | The Thief Who Came Back | who=the detective; thing=the violin; place=the concert hall; fits=small
1 {Thing} disappeared on Monday, and on Friday it was back.
2 {When}, {who} was called to {place}, and everyone there had the same question: why return it?
1 {Who} asked another one. What is different?
3 They checked it for scratches. There were none. It was cleaner than before.
2 {He} held {thing} to the light for an hour and said nothing.
3 {He} asked for a list of those who had been {in_place} on both days. It had four names.
1 Then {he} weighed it. It was eleven grams heavier.
2 Inside, rolled as thin as a straw, was a letter, forty years old.
3 It was signed, and it was addressed to nobody.
2 The thief had taken nothing. The thief had hidden a confession.
1 {Who} looked round {place} and saw one old man who didn't look surprised.
1 "I wanted it found," he said, "but not by someone who only listens."

# wrong-window | The Wrong Window | who=the postman; thing=the silver key; place=the quiet street; fits=small
1 The glass lay outside, and that was the first lie.
2 {When}, {thing} was gone, and everyone {in_place} spoke of a burglar.
1 {Who} knelt down and touched the splinters.
1 A window that is broken from outside falls in.
3 {He} picked one up and smelled it. Soap. Someone had washed that window an hour before.
2 So the thief had been inside, and wanted to be thought elsewhere.
3 There had been four at dinner, and all four had been seen at the table.
2 {He} asked each of them one thing: "Was it cold last night?"
3 Three shook their heads. They had sat by the fire.
1 One of them said yes. Only someone at the open window could know.
2 {Thing} was in her coat, wrapped in the menu of that evening.
1 "I only wanted to see if anyone looks at the floor," she said.

# recipe | The Page That Was Not Missing | who=the new cook; thing=the recipe book; place=the small hotel; fits=book|recipe|diary|album
1 One page was stolen from {thing}, and nobody could say what had stood on it.
2 {When}, {who} was asked to find it before the guests {in_place} noticed.
1 {He} didn't look for the page. {He} looked at the pages beside it.
3 Every other page had thumb prints, flour, a ring from a glass.
2 A page that is used leaves butter on its neighbor. These were clean.
1 So nobody had ever opened {thing} there.
3 {He} counted the threads in the binding. None was torn.
2 {He} asked the owner of {place} how often it had been cooked, and she laughed too quickly.
1 There had never been a page. There had only been a story about one.
3 Guests had come for years, and paid well, for a secret.
2 It was insured, {who} learned, for more than the roof.
1 "The best place to hide nothing," {he} said, "is a locked book."

# lighthouse-log | Two Handwritings | who=the archivist; thing=the diary; place=the lighthouse; fits=diary|log|book|letter
1 The last entry in {thing} was written by someone who was already dead.
2 {When}, {who} found it {in_place}, under a floorboard that had been nailed twice.
1 The date was a Thursday. The keeper had been buried on the Tuesday.
3 The hand was steady. It told of wind, of oil, of a ship that passed at four.
2 {Who} laid the pages side by side. The letters were the same, all but one.
3 {He} went through it again with a glass, and began in the year before.
1 The letter g had grown a tail.
2 {He} went back a year, and there it was, once a week, always on Sundays.
3 On Sundays the keeper was seen in the village, at church.
1 There had been two of them {in_place} all along: the keeper, and his brother whom nobody had counted.
2 The light had never gone out, because one of them always slept.
1 On Thursday the brother wrote what he had to: "Now I'm alone, and I'm nobody."

# chess | The Move in the Mail | who=the teacher; thing=the postcard; place=the library; fits=postcard|card|letter
1 Every month {who} got {a_thing} with one chess move, and no name.
2 {When}, the first one came. By spring the game was beautiful.
1 {He} pinned each move up {in_place} and answered in the window.
3 Children came to look. So did the baker, who didn't know the rules.
2 Someone had to walk past to read it. So {who} watched.
3 {He} saw dogs, prams, rain, and nobody who stopped for longer than a moment.
2 For three months nobody looked up, only the old woman with the broom.
1 Then {he} understood: she never looked at the board. She counted the days.
3 {He} followed her home, and felt ashamed, and went on.
1 Her husband lay upstairs and couldn't move. She carried the game between two windows.
2 {He} took {thing} down and wrote on it the first word in a year.
1 "Draw?" The answer came at once, in two handwritings: "Never."

# missing-hour | The Missing Hour | who=the young reporter; thing=the station clock; place=the town; fits=clock|watch
1 One hour is missing from the town's records, and {thing} is the only witness.
2 {When}, {who} came to {place} to write about something else.
1 Between two and three that night, no light was switched on, no call was made, no train went through.
3 The power station showed a flat line, as if everyone had held their breath.
2 People {in_place} change the subject. They are friendly, and they change the subject.
3 A woman poured {him} tea and asked about {his} mother.
1 {Who} opened {thing} and found a name scratched into the brass, and two hundred more below it.
2 They had all come out, in the dark, without a sound, to let someone leave.
3 There had been soldiers on the road, and a list.
1 A boy of nine had walked through all of them to the border, hand to hand.
2 The last name was scratched by a child.
1 {Who} closed {thing}, and wrote about something else.

# twin-gloves | The Left Glove | who=the tailor; thing=the left glove; place=the theater; fits=glove|gloves
1 Someone sent back {thing} every winter, and never the other one.
2 {When}, {who} decided to find out who.
1 {He} knew every stitch {in_place}, and this one was {his} own.
3 {He} had made the pair thirty years ago, and remembered the leather and not the hands.
2 Each time one finger was mended, with thread that nobody had sold for years.
1 {He} went through the old order book: one pair, for a pianist, never paid.
3 Beside the order someone had drawn a small bird and crossed it out.
2 The pianist had lost the right hand in the war, said a neighbor. And still played.
3 On summer nights, with the window open, you could hear half of every song.
1 So the right glove was never worn. The left one was worn out, again and again.
2 {Who} put {thing} into a box with forty spools of the thread.
1 "Paid in full," {he} wrote. "Please keep playing."

# empty-safe | What the Safe Was For | who=the locksmith; thing=the old safe; place=the closed bank; fits=safe|vault
1 It took {who} nine hours to open {thing}, and it was empty.
2 {When}, {place} had been sold, and the buyer wanted to know.
1 {He} shone a lamp in. On the back wall someone had drawn a line, and a date.
3 {He} had opened two hundred like it. Never had one been so clean inside.
2 Then another, lower. And another. There were fourteen of them.
3 The lowest was no higher than a kitchen chair.
2 {He} thought of water, of money, of years. None of it fitted.
1 Then {he} put {his} own back against the wall of {thing}, and understood.
3 The lines weren't levels. They were heads.
1 Someone had measured a child {in_place}, each birthday, where nobody would ever paint over it.
2 The last line stood at the height of a young woman.
1 {Who} locked it again. "It was full," {he} told the buyer.
`
