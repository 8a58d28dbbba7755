/** Parents, siblings and couples; `read-fields.ts` says how they are written. */
export const FIELDS_OF_FAMILY = `
# mom | mom/moms/mum/mums/mother/mothers/mama/mamas
## says
> Things Every Mom Says | Every mom on earth has said these. There must be a meeting.
> Mom Sentences | You can be forty years old, and this still works on you.
> The Words of All Moms | Nobody teaches moms these sentences. They just arrive with the baby.
- "We have food at home."
- "Text me when you get there." You are going to the mailbox.
- "I'm not asleep. I'm resting my eyes."
- "If your friends jumped off a bridge, would you?"
- "Where was it when you last had it?" If you knew that, Mom.
- "Take a jacket." It is a heat wave.
- "Because I said so." And there ends the trial.
- "I'm going to count to three." Nobody has ever found out what comes after three.
- "If I come up there and find it..." And she finds it. It was right there.
- "Do what you want." Do not, under any circumstances, do what you want.
- "We'll talk about it at home." The longest car ride of your life.
< And one day you open your mouth, and her voice comes out.
< Which one was yours? Write it below, and then call her.
< And the worst of it? She was right about the jacket.
## they
> Moms Be Like | Moms everywhere, without exception.
> Things Moms Always Do | There are things that all moms do, and none of them will admit it.
> Every Mom, Every Day | Your mom, my mom, the neighbor's mom: it is the same mom.
- She calls you, and then talks to somebody else in the room.
- She keeps every plastic tub. None of them has a lid.
- She goes through four names before she gets to yours, and one of them is the dog's.
- She says that she does not want any dessert. She has a spoon ready.
- She sends you a photo of a plant. There is no message. Only the plant.
- She says goodbye at the door. Twenty minutes later, she is still saying it.
- She has one drawer that has everything in it: batteries, string, a key to nothing.
- She finds in four seconds what you have looked for all morning.
- She "just puts her feet up for a moment", and is up again before you can sit down.
- You say that you are fine. One word. On the phone. And she says, "What's wrong?"
< And she will say that it is not true. And then send you a photo of a plant.
< Send this to your mom. She will answer with a thumbs up, by accident.
< And there is nobody in the world you would rather call.

# dad | dad/dads/father/fathers/papa
## says
> Things Every Dad Says | Every dad has these sentences. They come with the slippers.
> Dad Sentences | You know them by heart, because he has never said anything else.
> The Words of All Dads | Somewhere there is a handbook for dads, and it has ten pages.
- "Hi, Hungry. I'm Dad."
- "Ask your mother." She has just said, "Ask your father."
- "Are we heating the whole street?"
- "Back in my day..." And you sit down, because this takes a while.
- "I'm not lost. I'm going a different way."
- "Who touched the thermostat?" Nobody breathes.
- "We leave at seven." He is in the car at half past six.
- "That's not going anywhere," he says, and slaps it twice.
- "It's not broken. It just needs a bit of tape."
- "You call that music?" And then, alone in the garage, he hums it.
< And the terrible thing is: you have started to say them, too.
< Which one is your dad? Write it below, and turn off that light.
< He will not like this video. He will say that he is not asleep.
## they
> Dads Be Like | Dads everywhere, at any time.
> Things Dads Always Do | Nobody has ever told a dad to do this. They just know.
> Every Dad, Every Day | Your dad does this. So does everybody's.
- He falls asleep in front of the TV. You reach for the remote. "I'm watching that."
- He says "right", slaps his knees, and stays for another hour.
- He has a box of cables. He knows that you will need one. He is correct.
- He reads the message aloud, then types with one finger, like a woodpecker.
- He walks through the house and turns off lights, also the one over your head.
- He tells a stranger in the line his whole vacation.
- He waves off the instructions. At midnight he is on the floor with one screw left.
- He makes a joke. Nobody laughs. He makes it again, a little louder.
- He did not want the dog. The dog now has a name, a coat, and his side of the sofa.
- He calls you, says "all good?", hears "yes", and hangs up. And that was love.
< And if you ask him, he will say that he does none of it.
< Send this to your dad. He will watch it at full volume.
< Right. That is it. Slap your knees.

# dad-grill | dad/dads/father/papa barbecue/bbq/barbeque/grill/grilling (charge/cooking/summer/lights/time)
## pov
> POV: Your Dad Is at the Grill | POV: it is the first warm day of the year, and your dad has found the tongs.
> POV: The Barbecue Has Begun | POV: your dad said, "I'll just light it," and that was two hours ago.
> POV: Nobody Touch the Grill | POV: your dad is in charge of the barbecue, and he is a different man.
- You see him click the tongs twice. Just to check. Everybody knows that it has to be twice.
- You ask when it is ready. "Ten minutes." It has been ten minutes since noon.
- He moves one sausage half an inch, and steps back to look at it.
- You try to help. A spatula comes down between you and the grill.
- Another dad comes over. They stand there, arms crossed, and look at the coals in silence.
- "The secret," he says, "is patience." There is smoke coming from behind him.
- You get the first one. It is black outside and, somehow, on vacation inside.
- "That's just the crust," he says. "That's flavor."
- Mom comes out with a salad. It is the only thing that anybody has eaten so far.
- It starts to rain. He does not move. Somebody brings him an umbrella.
< And it is the best meal of the summer. You will never tell him how.
< And next Sunday he will do it again. He has already bought the coal.
< "Not bad, huh?" he says. And you chew. And you nod. And you chew.

# report-card | report/grades/marks mom/mum/mother/dad/father/parents/parent (card/finds/find/found/sees/see/saw/opens/reads/bad/school)
## pov
> POV: They Found Your Report Card | POV: you come home, and your report card is on the kitchen table.
> POV: The Report Card | POV: you hid it so well. And now your whole name is coming up the stairs.
> POV: "Is There Anything You Want to Tell Me?" | POV: there is a voice in the kitchen, and it is far too calm.
- You hear your full name. The middle one, too. You had nearly forgotten it.
- You say, "What report card?" It is in their hand. They are fanning themselves with it.
- You explain that everybody had bad grades. "I don't care about everybody."
- You point at the best one. It is in sports.
- They read it aloud. Slowly. With the teacher's comments, in the teacher's voice.
- "Talks a lot," it says. You want to say something. You do not.
- Your brother walks past, takes an apple, and has never been so happy.
- They put it down, and look out of the window. The window is worse than shouting.
- "I'm not angry," they say. You would give anything for angry.
- Then the phone comes out. They are calling your grandmother.
< And that is how you learned to do your homework. For nine days.
< There is a next one in June. Hide it better.
< Your phone? You will see it again in spring.

# sibling | sibling/siblings/brother/brothers/sister/sisters (growing/up/having)
## you
> Things Only Siblings Understand | If you grew up with brothers or sisters, you know the law.
> Growing Up With Siblings | Nobody can hurt you like the person you share a bathroom with.
> Signs You Have Siblings | You can see at once who grew up with siblings. They eat fast.
- You fight over the front seat as if it were a throne.
- You divide the cake with a ruler. One cuts, the other one chooses. That is democracy.
- "I'm telling Mom." Four words that have ended wars, and started them.
- You breathe. "Stop breathing on me."
- You write your name on the yogurt. They can read. They do not care.
- They hit you. You hit back. Only the second one was seen.
- You would never tell on them. Unless there is something in it for you.
- You scream at each other for an hour. Then: "Do you want pizza?" "Yes."
- They may call you an idiot. If anybody else does, there are two of you.
< And at every family dinner, you look at each other once, and nobody else knows why you are laughing.
< Send this to yours. With no message. They will know.
< They still have your sweater, by the way.
## they
> Things Siblings Always Do | All siblings do this. Mine did it this morning.
> Siblings Be Like | Siblings, every day, in every house.
> A House With Siblings | Two siblings can share a room, a name and a nose. But not a charger.
- They walk into your room, look at you, and leave. The door stays open.
- They say, "Can I have one bite?" and half of it is gone.
- They borrow your shirt. You find out from a photo.
- They push you, and fall over themselves, and scream first.
- They hum. Just because you asked them to stop humming.
- They come home, and ask what there is to eat, while you are eating the last of it.
- They know what you did in seventh grade. They have kept it for a special day.
- They text you from the next room: "Bring me water."
- You cry, and they sit down next to you, and say something so stupid that you laugh.
< And if you ask who is the favorite, both of you point at the dog.
< Tag the one who took your charger.
< They will never say that they love you. They will save you the last slice. Once.

# oldest | oldest/older/eldest/firstborn sibling/siblings/child/children/brother/sister/kid/daughter/son
## you
> Things Only Older Siblings Understand | Only the oldest child will feel this.
> Signs You Are the Oldest | You were born first. You have been on duty ever since.
> The Oldest Child, Honestly | They practiced on you. It shows.
- "You're older, you should know better." You were six.
- You fought for years to stay up until ten. The little one got it for free.
- You have never sat in the back in the middle. You have never needed to.
- You hear "let them win". You have lost at every game since.
- You take the blame, because you were in charge. Nobody told you that you were in charge.
- You read every message from your family like an emergency line.
- You got a phone at sixteen. They got one with their first teeth.
- There are nine hundred photos of your first year. Of the youngest, there is one, with a thumb in it.
- You plan the trip, book it, carry the tickets, and are told that you are bossy.
< And if any of them calls at three in the morning, you are already putting on your shoes.
< Send this to the little one. They will say that it is not true.
< You may rest now. Just kidding. Who has the tickets?

# youngest | youngest/younger sibling/siblings/child/children/brother/sister/kid/daughter/son
## you
> Things Only the Youngest Understand | Only the youngest child will get this.
> Signs You Are the Youngest | You came last, and everything had already been used.
> The Youngest Child, Honestly | They say that you are spoiled. Let's look at the facts.
- Your first bike had three names on it. None was yours.
- You had the controller. It was not plugged in. You found out years later.
- "You're too little for that." You are thirty one.
- Every teacher says, "Oh, I had your brother." And you can see what kind of year that was.
- You know all the jokes that you were too young for.
- You sat in the middle. You have seen the world only between two headrests.
- Nobody asks you where to eat. You are told when you are in the car.
- You cannot be in charge of anything. You once lost a tent.
- You learned early that whoever screams first is believed.
< And yes, you got the dog, the phone, and the late bedtime. You earned them.
< Send this to the ones who told you that you were adopted.
< You will always be the baby. Even at eighty, with a beard.

# bathroom | bathroom sharing/share/shared (sister/sisters/brothers/siblings/roommates/roommate/family/three/house/morning)
## you
> One Bathroom, Too Many People | You share one bathroom, and every morning is a war with towels.
> The Struggle of a Shared Bathroom | If you share a bathroom, you know what waiting is.
> Five Minutes, They Said | Somebody in this house is in the bathroom. They have always been in the bathroom.
- You knock. "Five minutes." Those five minutes have their own birthday.
- You own one bottle. There are thirty one. All of them are empty, and none may be thrown away.
- Your towel is wet. You have not showered.
- You count the toothbrushes. There is one more than there are people.
- The hot water ends exactly when your hair is full of shampoo.
- There is hair in the drain. Nobody's, if you ask around.
- You learn to brush your teeth in the kitchen, like a traveler.
- The roll has one sheet left on it. Somebody left it on purpose, so as not to be the last.
- You finally get in, and close the door. Somebody knocks.
< And one day you will have your own bathroom. It will be quiet. You will miss the knocking. For a minute.
< Get up at five, they say. They have all had the same idea.
< "Are you nearly done?" No. It is your turn now.

# couple | couple/couples (long/term/argue/argues/fight/fights); relationship long (term/people)
## they
> Things Couples Always Do | Every couple thinks that they are special. Every couple does this.
> Couples Be Like | Put two people in one home, and wait. This is what happens.
> Love, After Two Years | The first date was candles. Then comes this.
- "What do you want to eat?" "I don't mind." And then they do mind.
- One of them is cold, and one of them is hot, and there is one blanket.
- "Are you asleep?" "Not anymore."
- They say, "Let's watch one episode." One of them is asleep before the song ends.
- "I don't want any fries." And a hand comes across the table.
- They call each other from two ends of one supermarket.
- One tells the story. The other one corrects the day of the week.
- "I'm nearly ready." That is not a time. That is a feeling.
- They have the same argument about the dishwasher since the day they moved in.
- They say nothing in the car for ten minutes. Then: "Shall we get ice cream?" And it is over.
< And at the end of the day, both say "good night", and look at their phones. Together.
< Send this to the one who takes the blanket.
< And they would not change it for anything. Only the blanket.
## you
> Signs You Are an Old Couple | You are not boring. You are just a couple now, and this is how it looks.
> Things Only Couples Understand | Only people who have been together for long will understand this.
> Love Looks Like This | Nobody makes a movie about this part of love.
- You have a side of the bed, and you would fight for it.
- You say "we" when only one of you has a cold.
- You know from one sigh which drawer it is about.
- You send each other pictures of milk, with a question mark.
- You leave the party with one look across the room.
- You have a word that means something only in your kitchen.
- You put on nice clothes, look at each other, and order in.
- You wait with the episode. That is the highest form of love that there is.
- You can be silent for an hour, and nothing is wrong.
< And then one of you says, "Tea?" And that is the whole love letter.
< Tag the person who watched the episode without you.
< If you laughed, go and hug them. They have your charger.

# couple-forgets | couple/couples/partners forget/forgets/forgot (married)
## they
> Things Couples Always Forget | Two people, two phones, two calendars. And still, they always forget this.
> What Every Couple Forgets | Couples remember the first kiss to the minute. But not these.
> Two Heads, No Memory | There are two of you, so one has to remember. That is the mistake.
- The milk. Both thought that the other one had it.
- Why they came into the kitchen. Both of them. They just stand there.
- The key. It lies inside, next to the other key.
- The laundry, in the machine, since yesterday. It gets one more wash, for luck.
- Which of them has seen the show up to where.
- The name of the neighbor. They have just talked to him for an hour.
- The present for tonight. They buy wine, at the gas station, in formal clothes.
- What the argument was about. They are still in it, though.
- The anniversary. Both of them. They find out at the same moment, from a phone.
- To say thank you for the small things. Those are the ones that count.
< So write it on the fridge. And then forget to look at the fridge.
< Send it to your other half. They will forget to answer.
< And yet they never forget who ate the last piece.
`
