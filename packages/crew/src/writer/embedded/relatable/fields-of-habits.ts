/** What people love, do and cannot help; `read-fields.ts` says how they are written. */
export const FIELDS_OF_HABITS = `
# coffee | coffee drinkers/drinker/lovers/lover/addict/addicts/people/much/person (too/drink/drinking)
## you
> Signs You Drink Too Much Coffee | You don't drink a lot of coffee. You have one cup. It's never empty.
> Signs You're a Coffee Addict | You can quit coffee anytime. You just don't want to hurt its feelings.
> Things Only Coffee People Understand | Only coffee people will understand this. After the first cup.
> Coffee Drinkers Be Like | Nobody may speak to you yet. The machine's still making that sound.
> POV: You Haven't Had Coffee Yet | POV: you're a coffee person, and someone just said good morning before the first cup.
- You have a favorite mug. If someone else uses it, you take that personally.
- You have one coffee to wake up, and one to get over that one.
- You say "let's grab a coffee" when you mean "help."
- You look into the empty cup like someone robbed you.
- Wherever you are, you know how far it is to the nearest coffee. In steps.
- You don't drink it after four. It's five. That's basically tomorrow.
- You reheat it. You forget it's in there. You find it at dinner and you're happy to see it.
- The barista starts making yours when you park.
- You go to bed early, because the sooner you sleep, the sooner it's coffee.
- Your hands are shaking. You're calm. This is you calm.
- You tried to quit once. It was a long morning. People still talk about it.
< And now you want one. I know. Me too.
< Send this to someone who needs one. They can't focus their eyes yet.
< Just one more. The last one. Of the first ones.

# plants | plant/plants owner/owners/parent/parents/people/person/lovers/lover/mom/moms/many (too)
## you
> Plant Owners Be Like | It was one plant. It was a small one. It was on sale.
> Signs You Have Too Many Plants | You can still see part of the window. So there's room for one more.
> Things Only Plant People Understand | Only people who've talked to a leaf will understand this.
> POV: You're a Plant Person | POV: you went in for soil, and you're walking out with a tree.
- You have a new leaf. You've told eleven people.
- You water it. It's sad. You don't water it. It's sad.
- You turn it once a week, so it can see the whole room.
- It gets the sunny spot. You sit in the dark. That's fair.
- You go away for a weekend and leave four pages of instructions.
- You say "sorry" to a fern, because you bumped into it.
- You killed a cactus. How does a person kill a cactus?
- You only wanted soil. There are three new ones in the back seat, wearing seat belts.
- You have names for them. You have a favorite. The others know.
- You rescued one from the trash. It's taller than you now, and it doesn't even like you.
< And there's one in the back that nobody waters. It's thriving.
< Send this to someone who can't see out of their window.
< No more plants now. Oh. Look at that one.

# runner | runner/runners (running/marathon)
## you
> Runners Be Like | Nobody asked how far you ran today. Here's how far you ran today.
> Signs You're a Runner | Nothing's chasing you. You paid for this. You have the shirt.
> Things Only Runners Understand | Only runners will understand this. And then they'll tell you about it.
> POV: You're a Runner | POV: you're a runner, it's five in the morning, and you chose this.
- The hardest part of every run is the front door.
- You jog in place at the red light, like a small nervous horse.
- Your watch lost the signal. Did it even happen?
- You know every dog, every hill, and every usable bush in town.
- You said "easy run." You came back gray.
- You pass someone. They have no idea it was a race. You won.
- Nine point eight miles. You run around a parked car until it says ten.
- You have four pairs of running shoes, and they're all the same shoe.
- You've lost a toenail. You brought it up at dinner.
- You paid to get up at five and run in the rain. They gave you a banana.
- You swear, crossing the finish line, never again. You sign up that night.
< And the first minute of that shower is the best feeling in the world.
< Tag the friend who says, "We could just run there."
< Now stretch. You won't stretch. Nobody stretches.

# road-trip | road/car trip/trips/ride (family/kids/parents/long/with/summer)
## stages
> Stages of a Road Trip | Six hours, says the map. The map doesn't know these people.
> Stages of a Family Road Trip | Everyone's in the car. Everyone's been to the bathroom. So they say.
> Stages of a Long Car Ride | You leave at six. It's a quarter to nine. You leave.
- Joy. Everyone's singing. Everyone knows the words. It'll be like this all day.
- Snacks. They were for the whole trip. You can still see your own house.
- "Are we there yet?" You're getting gas. Two blocks from home.
- The bathroom. "I didn't have to go before." It's been eleven minutes.
- The music. The driver picks. That's the law. Nobody respects the law.
- The shortcut. There's a field. There's a cow. The cow looks sorry for you.
- The border. There's an invisible line down the middle of the back seat. Someone crossed it.
- Silence. They're all asleep. You drive into the sunset alone and eat the last chips.
- Arrival. You get out and walk like a cowboy. "Who has the keys?"
< And on the way back you get to do it all again, with sand.
< Send this to the one who always gets the middle seat.
< No, we're not there yet.

# middle | middle child/children/kid/kids/sibling/siblings (being)
## you
> Things Only Middle Children Understand | This one's for the middle child. Yes, you. Really.
> Signs You're the Middle Child | Not the first, not the last. Someone had to be the ham in the sandwich.
> The Middle Child, Honestly | The oldest got the rules, the youngest got the love, and you got peace and quiet.
> POV: You're the Middle Child | POV: you're the middle child, and you've been talking for four minutes.
> Middle Children Be Like | Middle children. They're fine. Nobody asked, but they're fine.
- They go through two names, and then they just point at you.
- You got the bike from one and had to hand it down to the other.
- You're too little for this and too big for that. On the same day.
- You negotiate every peace treaty in the house. You're eight.
- You get the middle seat. Of course. It's in the name.
- There are photos of you. You're holding the baby in them.
- You came home two hours late. "Oh, were you out?"
- You got away with everything, because nobody ever checked.
- You announced your big news at dinner. The little one spilled juice.
- You could be an international spy by now. Nobody would notice you'd left.
< And you turned out great. All by yourself. Someone should've filmed it.
< Send this to the middle one. They'll be shocked that you thought of them.
< And what was your name again? Just kidding.

# pleaser | people pleaser/pleasers
## you
> Signs You're a People Pleaser | You'll watch this to the end, because leaving would be rude.
> Things Only People Pleasers Understand | Only people pleasers will understand this. Sorry for taking your time.
> People Pleasers Be Like | Someone steps on your foot. You say sorry.
> POV: You're a People Pleaser | POV: you're a people pleaser, and someone just asked for one tiny favor.
- You say "no worries." There are worries. It's all worries.
- They brought you the wrong dish. "It's perfect," you say. You don't even eat fish.
- Your haircut's a disaster. You tip big and book another one.
- You held the door for one person. It's been forty. You work there now.
- You say yes and, in the same breath, pray it gets canceled.
- You add three exclamation marks so nobody thinks you're mad!!!
- You apologize to a chair.
- "Where do you want to eat?" "Wherever you like." They said it too. Nobody ever eats.
- You clap for the waiter who broke the glass, then help him clean it up.
- You helped six people move. You moved alone.
< So try it once today. "No." That's it. It's a full sentence. Sorry.
< Send this to someone. Only if it's no trouble.
< You've done enough for today. Sit down. No, not on the edge.
`
