/** Parents, siblings and couples; `read-fields.ts` says how they are written. */
export const FIELDS_OF_FAMILY = `
# mom | mom/moms/mum/mums/mother/mothers/mama/mamas
## says
> Things Every Mom Says | Every mom on earth has said these. There must be a meeting.
> Mom Quotes | You can be forty years old. When your mom says one of these, you're six.
> The Mom Script | Nobody teaches moms these sentences. They just arrive with the baby.
- "We have food at home."
- "Text me when you get there." You're going to the mailbox.
- "I'm not asleep. I'm resting my eyes."
- "If all your friends jumped off a bridge, would you?"
- "Well, where did you last have it?" If I knew that, Mom.
- "Take a jacket." It's a heat wave.
- "Because I said so." And court is adjourned.
- "Don't make me come up there." You can hear her coming up there.
- "I'm going to count to three." Nobody has ever found out what comes after three.
- "If I come in there and find it..." And she comes in there and finds it.
- "Do what you want." Do not, under any circumstances, do what you want.
- "We'll talk about this at home." The longest car ride of your life.
< And one day you open your mouth, and her voice comes out.
< Which one did you get? Comment below. Then call her.
< And the worst part? She was right about most of it.
## they
> Moms Be Like | Moms everywhere. No exceptions.
> Things Moms Always Do | All moms do this. None of them will admit it.
> Every Mom, Every Day | Your mom, my mom, the neighbor's mom: same mom.
- She calls you, then talks to someone else in the room.
- She saves every plastic tub. None of them has a lid.
- She goes through four names before she gets to yours. One of them is the dog's.
- She doesn't want any dessert. She already has a spoon.
- She texts you a photo of a plant. No message. Just the plant.
- She says goodbye at the door. Twenty minutes later, she's still saying it.
- She has one drawer with everything in it: batteries, string, a key to nothing.
- She cleans the house before the cleaner comes.
- She tells you someone you don't know has died. "Yes, you do. You met her once. You were four."
- She finds in four seconds what you've been looking for all morning.
- She sits down for the first time all day. "Mom!"
- You say you're fine. One word. On the phone. And she says, "What's wrong?"
< And she'll say none of it's true. For twenty minutes. At the front door.
< Send this to your mom. She'll reply with a thumbs up. By accident.
< And there's nobody in the world you'd rather call.

# dad | dad/dads/father/fathers/papa
## says
> Things Every Dad Says | Every dad has these sentences. They come with the white sneakers.
> Dad Quotes | You know these by heart, because your dad has never said anything else.
> The Dad Handbook | Somewhere there's a handbook for dads, and it's one page long.
- "Hi, Hungry. I'm Dad."
- "Ask your mother." She just said, "Ask your father."
- "Are we heating the whole neighborhood?"
- "Back in my day..." Sit down. This is going to take a while.
- "I'm not lost. I'm taking a different way."
- "Who touched the thermostat?" Nobody breathes.
- "We leave at seven." He's in the car at six thirty.
- "That's not going anywhere," he says, and slaps it twice.
- "It's not broken. It just needs some tape."
- "Well, looks like they're all out of scratches." You have just fallen off a bike.
- "How's the car running?" It's how he asks if you're happy.
- "You call that music?" And later, alone in the garage, he's humming it.
< And the scary part is: you've started saying them too.
< Which one is your dad? Comment below, and turn off that light.
< He won't like this video. He'll say he wasn't asleep.
## they
> Dads Be Like | Dads. Everywhere. All the time.
> Things Dads Always Do | Nobody ever told a dad to do this. They just know.
> Every Dad, Every Day | Your dad does this. So does everyone's.
- He falls asleep in front of the TV. You reach for the remote. "I'm watching that."
- He says "right," slaps his knees, and stays another hour.
- He has a box of cables. He knows you'll need one. He's correct.
- He reads the text out loud, then types back with one finger, like a woodpecker.
- He walks through the house turning off lights. You were under one of them.
- He tells a stranger in line about his entire vacation.
- He throws away the instructions. At midnight he's on the floor with one screw left.
- He clicks the tongs twice. If he doesn't, the grill won't work.
- He makes a joke. Nobody laughs. He makes it again, louder.
- He sneezes once. The neighbors know.
- He didn't want the dog. The dog now has a nickname, a raincoat, and his side of the couch.
- He calls, says "all good?", hears "yes," and hangs up. And that was love.
< And if you ask him, he'll say he does none of it.
< Send this to your dad. He'll watch it at full volume.
< Right. Well. That's it. Slap your knees.

# dad-grill | dad/dads/father/papa barbecue/bbq/barbeque/grill/grilling (charge/cooking/summer/lights/time)
## pov
> POV: Your Dad Is at the Grill | POV: it's the first warm day of the year, and your dad has found the tongs.
> POV: The Barbecue Has Begun | POV: your dad said "I'll just get the grill going," and that was two hours ago.
> POV: Nobody Touches the Grill | POV: your dad is in charge of the barbecue, and he's a different man.
- He clicks the tongs twice. It has to be twice.
- You ask when it'll be ready. "Ten minutes." It's been ten minutes since noon.
- He's wearing the apron. The apron has a joke on it. He points at the joke.
- He moves one sausage half an inch and steps back to admire it.
- You try to help. A spatula comes down in front of you like a railroad gate.
- Another dad walks over. They cross their arms and stare at the coals in silence.
- "The secret," he says, "is patience." There's smoke coming from behind him.
- You get the first one. It's black on the outside and, somehow, frozen in the middle.
- "That's not burnt," he says. "That's flavor."
- It starts to rain. He doesn't move. Someone brings him an umbrella.
< And it's the best meal of the summer. You'll never tell him how.
< And next Sunday he'll do it again. He's already bought the charcoal.
< "Not bad, huh?" he says. And you chew. And you nod. And you chew.

# report-card | report/grades/marks mom/mum/mother/dad/father/parents/parent (card/finds/find/found/sees/see/saw/opens/reads/bad/school)
## pov
> POV: They Found Your Report Card | POV: you come home, and your report card is on the kitchen table.
> POV: The Report Card | POV: you hid it so well. And now your whole name is coming up the stairs.
> POV: "Anything You Want to Tell Me?" | POV: there's a voice in the kitchen, and it's way too calm.
- You hear your full name. Middle name included. You'd almost forgotten you had one.
- "What report card?" you say. It's in their hand. They're fanning themselves with it.
- You explain that everyone got bad grades. "I'm not raising everyone."
- You point at your best grade. It's in gym.
- They read it out loud. Slowly. In the teacher's voice.
- "Very social," it says. You'd like to explain. You decide to live.
- Your brother walks by, takes an apple, and has never been so happy.
- They put it down and look out the window. The window's worse than yelling.
- "I'm not even mad," they say. You'd give anything for mad.
- Then the phone comes out. They're calling your grandmother.
< And that's how you learned to do your homework. For nine days.
< There's another one in June. Hide it better.
< Your phone? You'll see it again in spring.

# sibling | sibling/siblings/brother/brothers/sister/sisters (growing/grew/up/having/with)
## you
> Things Only Siblings Understand | If you grew up with brothers or sisters, you know the law.
> Growing Up With Siblings | Nobody can hurt you like the person you share a bathroom with.
> Signs You Have Siblings | You can always tell who grew up with siblings. They eat fast.
> POV: You Have Siblings | POV: you just sat down in the good spot, and your sibling walks in.
- You fight over the front seat like it's a throne.
- One cuts the cake, the other one picks. It's the fairest court on earth.
- "I'm telling Mom." Three words that have started wars.
- "Stop breathing on me." You were just breathing.
- You write your name on the yogurt. They can read. They don't care.
- They hit you. You hit back. Only the second one was seen.
- You'd never tell on them. Unless there's something in it for you.
- You've blamed them for a fart in front of a whole wedding.
- You scream at each other for an hour. Then: "Want pizza?" "Yeah."
- You can call them an idiot. If anyone else does, it's two against one.
< And at every family dinner, you look at each other once and can't stop laughing.
< Send this to yours. No message. They'll know.
< They still have your sweater, by the way.
## they
> Things Siblings Always Do | All siblings do this. Mine did it this morning.
> Siblings Be Like | Siblings. Every day. In every house.
> A House With Siblings | Siblings can share a room, a name, and a nose. But not a charger.
- They walk into your room, look at you, and leave. The door stays open.
- "Can I have one bite?" Half of it is gone.
- They borrow your shirt. You find out from a photo.
- They push you, fall over, and scream first.
- They hum. Only because you asked them to stop humming.
- They ask what there is to eat, while you're eating the last of it.
- They know what you did in seventh grade. They're saving it for your wedding.
- They text you from the next room: "Bring me water."
- They don't say happy birthday. They send the worst photo of you that exists.
- You cry, and they sit down next to you and say something so stupid that you laugh.
< And ask who the favorite is, and you'll both point at the dog.
< Tag the one who has your charger.
< They'll never say "I love you." They'll save you the last slice. Once.

# oldest | oldest/older/eldest/firstborn sibling/siblings/child/children/brother/sister/kid/son; oldest/eldest/firstborn (in/family/born)
## you
> Things Only Older Siblings Understand | Only the oldest child will feel this.
> Signs You're the Oldest | You were born first. You've been on duty ever since.
> The Oldest Child, Honestly | Parents practice on the oldest child. It shows.
> POV: You're the Oldest | POV: you're the oldest, so whatever happened, you should have known better.
> Older Siblings Be Like | Older siblings. On duty since birth. Unpaid.
- "You're older, you should know better." You were six.
- You fought for years to stay up until ten. The little one got it for free.
- You've never sat in the middle seat. You have people for that.
- "Just let them win." You've been losing on purpose since preschool.
- You take the blame, because you were in charge. Nobody told you you were in charge.
- You answer every family text like an emergency line.
- You had to wait for a phone until you were sixteen. They got one with their baby teeth.
- There are nine hundred photos of your first year. Of the youngest, there's one, with a thumb in it.
- You plan the trip, book it, carry the tickets, and get called bossy.
- You've been someone's third parent since third grade. You're still not paid.
< And if any of them calls at three in the morning, you're already putting on your shoes.
< Send this to the little one. They'll say it's not true.
< You can rest now. Just kidding. Who has the tickets?

# youngest | youngest/younger sibling/siblings/child/children/brother/sister/kid/daughter/son; youngest (in/family/born)
## you
> Things Only the Youngest Understand | Only the youngest child will get this.
> Signs You're the Youngest | You were born last, and everything had already been used.
> The Youngest Child, Honestly | They say the youngest is spoiled. Let's look at the evidence.
> POV: You're the Youngest | POV: you're the youngest, and they're voting on something without you.
> Youngest Siblings Be Like | Youngest siblings. Adored, doubted, and never once in charge.
- Your first bike had three names on it. None of them was yours.
- You had the controller. It wasn't plugged in. You found out years later.
- "You're too little for that." You're thirty-one.
- Every teacher said, "Oh, I had your brother." And you could see what kind of year it was.
- You knew every joke you were too young for.
- You had the middle seat. You've only ever seen the world between two headrests.
- Nobody asks you where to eat. They tell you when you're in the car.
- You're never in charge of anything. You lost one tent. Once.
- You learned early: whoever screams first gets believed.
- You still have to announce you're an adult. At your own birthday. With a candle shaped like a four.
< And yes, you got the dog, the phone, and the late bedtime. You earned them.
< Send this to the ones who told you that you were adopted.
< You'll always be the baby. Even at eighty. Even with a beard.

# bathroom | bathroom sharing/share/shared (sister/sisters/brothers/siblings/roommates/roommate/family/three/house/morning)
## you
> One Bathroom, Too Many People | You share one bathroom, and every morning is a war with towels.
> The Struggle of a Shared Bathroom | If you share a bathroom, you know what waiting is.
> Five Minutes, They Said | Someone's in the bathroom. Someone's always been in the bathroom.
> POV: You Share a Bathroom | POV: it's seven in the morning, one bathroom, and the door's locked.
- You knock. "Five minutes!" Those five minutes have their own birthday.
- You own one bottle. There are thirty-one in there. All empty. None of them may be thrown away.
- Your towel's wet. You haven't showered.
- You count the toothbrushes. There's one more than there are people.
- The hot water ends exactly when your hair is full of shampoo.
- There's hair in the drain. Nobody's, apparently.
- You've learned to brush your teeth in the kitchen sink.
- There's one sheet left on the roll. Someone left it there on purpose, so it's not their turn.
- You can hear them scrolling in there. You can hear the videos.
- You finally get in and lock the door. Someone knocks.
< And one day you'll have your own bathroom. It'll be so quiet. You'll miss the knocking. For a minute.
< Just get up at five, they say. They've all had the same idea.
< "Are you almost done?" No. It's your turn now.

# couple | couple/couples (long/term/old/married/together/been/years/argue/argues/fight/fights); relationship long (term/people)
## they
> Things Couples Always Do | Every couple thinks they're special. Every couple does this.
> Couples Be Like | Put two people in one apartment and wait. This is what happens.
> Love, After Two Years | First it's candles. Then it's this.
- "What do you want to eat?" "I don't care." They care.
- One's freezing, one's boiling, and there's one blanket.
- "Are you asleep?" "Not anymore."
- "Let's watch one episode." One of them's asleep before the theme song ends.
- "I don't want any fries." A hand comes across the table.
- They call each other from opposite ends of the same supermarket.
- One tells the story. The other one corrects the day of the week.
- "I'm almost ready." That's not a time. That's a feeling.
- One does the dishes. Loudly. So the other one can hear who's doing the dishes.
- They've been having the same fight about the dishwasher since the day they moved in.
- Ten minutes of silence in the car. Then: "Ice cream?" And it's over.
< And at the end of the day, they say "good night" and look at their phones. Together.
< Send this to the one who steals the blanket.
< And they wouldn't change a thing. Except the blanket.
## you
> Signs You're an Old Couple | You're not boring. You're just a couple now, and this is what it looks like.
> Things Only Couples Understand | Only people who've been together forever will understand this.
> Love Looks Like This | Nobody makes a movie about this part of love.
> POV: You've Been Together for Years | POV: you've been together so long that you both just sighed at the same drawer.
- You have a side of the bed, and you'd fight for it.
- You say "we have a cold." Only one of you has a cold.
- One sigh, and you know exactly which drawer it's about.
- You send each other photos of milk with a question mark.
- You can leave a party with one look across the room.
- You have a word that only means something in your kitchen.
- You get dressed up, look at each other, and order in.
- You waited to watch the episode. There's no higher form of love.
- You've heard the story a hundred times. You still do the voice at the right moment.
- You can be silent for an hour, and nothing's wrong.
< And then one of you says, "Tea?" And that's the whole love letter.
< Tag the person who watched the episode without you.
< If you laughed, go hug them. They have your charger.

# couple-forgets | couple/couples/partners forget/forgets/forgot (married)
## they
> Things Couples Always Forget | Two people, two phones, two calendars. And they still forget this.
> What Every Couple Forgets | Couples remember their first kiss to the minute. But not these.
> Two Heads, No Memory | You're a couple, so one of you will remember. That was the mistake.
- The milk. Each one thought the other one got it.
- Why they came into the kitchen. Both of them. They just stand there.
- The key. It's inside, next to the other key.
- The laundry, in the machine, since yesterday. It gets one more wash, for luck.
- Whose turn it is. They both remember it very clearly.
- The neighbor's name. They just talked to him for an hour.
- The gift for tonight. They're buying wine, at a gas station, in formal wear.
- What the fight was about. They're still in it, though.
- The anniversary. Both of them. They find out at the same moment, from a phone.
- To say thank you for the small stuff. That's the one that counts.
< So write it on the fridge. And then forget to look at the fridge.
< Send it to your other half. They'll forget to answer.
< And yet nobody ever forgets who ate the last slice.
`
