/** Plots told to the viewer as the one it happens to; `{premise}` is what the prompt says. */
export const POV = `
# message | A Message From Later | thing=the phone; place=the dark; fits=phone
1 {premise}
2 At first it seems like nothing. Then {thing} gives a small sound.
1 There's a message, and it is from you. It was sent an hour from now.
3 You read the number twice. It is yours. Nobody else has it.
1 "Don't get up," it says. "Count the people {in_place}."
2 You count. You do it again, more slowly. There's one too many.
3 You can't say who it is. Each of them looks right while you look.
2 Three small dots appear, and stop, and appear.
1 "It has noticed that you're counting," you write to yourself.
2 You smile at nothing in particular and put {thing} away.
3 Someone smiles back, a moment late.
1 Then, very slowly, someone behind you begins to count as well.

# kindness | The Stranger's List | thing=the folded note; place=the last row; fits=note|letter|list|diary|book|postcard|notebook
1 {premise}
2 You're tired, and you want nothing from anyone.
1 Then you find {a_thing}, and it begins with the words: "For the person who thinks that nobody sees them."
2 It's a list, in many hands. "The nurse with the blue bag hums. It helps." "The boy with the trumpet: don't stop."
3 You know some of them. You have stood next to them for years.
3 There are coffee stains on it, and someone drew a very small whale.
1 You turn it over. The last line is about you.
2 It names your coat, and the day you gave up your seat, which you had forgotten.
1 Someone {in_place} has known for months that you are kind.
2 Below it there is room for one more line, and a pencil on a string.
3 You look round. You look properly, for the first time.
1 You take the pencil. There's so much to write.

# rule | The Only Rule | thing=the small bell; place=the hallway; fits=bell
1 {premise}
1 On the wall there's a rule, and it's the only one: "When {thing} rings, close your eyes."
1 You laugh. Then {thing} rings, and everyone {in_place} closes their eyes.
1 You do not.
3 You have always been someone who looks.
2 Nothing happens. Nothing at all. It's only very quiet, and a little colder.
2 Then something walks along between them and touches each face, gently, as if it were reading.
3 It takes its time. It seems to know most of them.
1 It stops in front of you.
2 It has no eyes. It has never needed any.
3 It bends down. It smells of rain and of old paper.
1 "Oh," it says, almost kindly. "A new one."

# swap | The Other Version | thing=the photograph; place=the next room; fits=photo|photograph|picture
1 {premise}
2 You tell yourself that there's a reason, and you look for one.
1 On the table lies {a_thing}: you, laughing, with people you have never met.
3 One of them has an arm round you. You know that arm, and you don't know from where.
1 On the back stands a date. It is today.
2 There are voices {in_place}. One of them is yours.
3 It tells a story that you always wanted to tell, and everyone laughs in the right place.
2 You look through the gap of the door and see it: the life where you once said yes.
1 The other you looks up. Nobody else does.
2 For a moment you both want the same thing.
3 Then someone calls your name, and two heads turn.
1 "One of us has to go back," the other you says. "Who of us is happier?"

# loop | The Same Minute | thing=the clock; place=the doorway; fits=clock|watch
1 {premise}
2 {Thing} says eleven fifty nine. You notice it only because it says so again.
1 It's the same minute. You have lived it before.
3 The same dog barks twice. The same cup slides to the same edge.
1 The first time you do nothing. The second time you run. It begins again.
2 By the tenth time you know who stands {in_place}, and what they're about to say.
2 By the hundredth time you know why.
3 They are afraid, too. They have been afraid all along.
2 You could have asked. It is such a small thing.
1 So this time you stay where you are, and ask them how they are, and listen.
3 They begin with "fine". You wait.
1 And {thing} says midnight.

# passenger | Somebody Saved You a Place | thing=the old coat; place=the front; fits=coat|jacket
1 {premise}
2 There's one free place, and {a_thing} lies across it.
1 "That is yours," says a woman you don't know. "We have kept it for you."
3 You say it must be a mistake. She shakes her head and moves her bag.
1 You put it on, and it fits.
2 In the pocket is a ticket, a sweet that your grandmother used to buy, and a key.
3 You haven't tasted that sweet for twenty years. It tastes of her kitchen.
2 People {in_place} nod to you as if you had been away, and not long.
1 "Where are we going?" you ask.
2 "Home," she says, "but everyone gets off somewhere else."
3 A man gets off where there's only a field, and a light, and a dog that goes mad with joy.
1 Outside, a window comes into sight, and you know that lamp.

# hero | The Wrong Hero | thing=the letter; place=the square; fits=letter|diary|notebook|book|note|journal
1 {premise}
2 Then strangers begin to clap.
1 They thank you. They say you saved them, and they show you {a_thing} with your name on it.
3 A child gives you a flower and hides behind her father.
1 You have done nothing. You only came round the corner.
2 You try to say so {in_place}, and they love you even more for it.
2 An old man takes your hand. "She said you would deny it," he says.
3 "She said you would look at your shoes." You look up from your shoes.
1 You open {thing}. It's your own handwriting.
3 There's a date on it. You have four days.
2 It tells, step by step, what you're going to do on Thursday.
1 The last line is: "You'll be afraid. Go anyway. They're already clapping."

# last | What Stays On | thing=the lamp; place=the window; fits=lamp|light|candle
1 {premise}
2 It is quieter than you ever thought a place could be.
1 Then you see {a_thing}, still on, {in_place} far away.
1 You go toward it. You go for a long time.
3 You pass open doors, and a table that is laid for six.
2 Nobody is there. Only a chair, a warm cup, and a book that lies open.
3 The cup has a lip print. The page is still turning a little.
2 It's the story of someone who sees a light and goes toward it.
1 You turn the page, and it is empty but for one line.
2 "Keep it on," it says. "There is someone behind you."
3 You look back over all the dark you came through.
1 So you sit down, and keep it on, and wait to be less alone.
`
