/** Cats and dogs, and who lives with them; `read-fields.ts` says how they are written. */
export const FIELDS_OF_PETS = `
# cat | cat/cats
## they
> Cats Be Like | Cats. You feed them. They judge you.
> Things Cats Always Do | All cats do this. There must be a training camp.
> Every Cat, Every Day | You think you have a cat. Let's see who has who.
- It wants out. You open the door. It sits down in the doorway.
- You bought it a forty-dollar bed. It sleeps in the box.
- It stares at the wall. There's nothing on the wall. You hope.
- It can see the bottom of the bowl. It's starving.
- You sit down to work. It lies down on the work.
- It asks to be petted. Exactly three times. The fourth one costs you blood.
- It waits until you're comfortable. Then it stands on your bladder.
- It looks at the glass. It looks at you. It looks at the glass.
- It brings you a gift. The gift has legs. The gift is still moving.
- Three a.m. It has an appointment, and it's running late through the entire house.
- It ignores you all day. You close the bathroom door, and it can't live without you.
< And then it curls up on your chest and purrs, and you cancel your plans.
< Send this to someone who works for a cat.
< You're not the owner. You're the staff.

# cat-owner | cat/cats owner/owners/parent/parents/people/person/lover/lovers/mom/dad (with); cat/cats have/own/having/owning (with)
## you
> Cat Owners Be Like | You have a cat. So this is your life now.
> Things Only Cat People Understand | Only people who live with a cat will understand this.
> Signs You Belong to a Cat | You didn't get a cat. A cat got you.
> POV: You're a Cat Person | POV: you have a cat, and it has just sat down on you.
- You can't get up. It's asleep on your leg. You've been here since noon.
- You say "excuse me" to an animal lying in the hallway.
- You have four thousand photos of it. It's asleep in all of them.
- You own nothing black anymore. It's all gray now.
- You talk to it in a voice your boss must never hear.
- You hear that gagging sound and run, to save the rug.
- You bought the expensive food. It sniffed it and tried to bury it.
- You touched the belly once. You have the scar.
- You sleep on the last three inches of your own bed.
- You have guests over. It loves the one who's allergic.
< And if it blinks at you slowly, just once, it was all worth it.
< Tag someone who pays rent for a cat.
< You can move now. It's gone. Oh. It's back.

# cat-night | cat/cats 4am/3am/5am/2am/am/night you/youre/being (morning/middle)
## pov
> POV: You Are a Cat at Night | POV: you're a cat, it's four in the morning, and you have things to do.
> POV: Cat, Four A.M. | POV: it's dark, the humans are asleep, and you're a cat with a plan.
> POV: The Night Belongs to You | POV: you're a cat, you've slept for nineteen hours, and now you're at full power.
- You check the bowl. You can see the bottom. This is an emergency.
- You sprint from the kitchen to the bedroom. Why? You will not be taking questions.
- You sing in the hallway. It has the best acoustics.
- You push one pen off the desk. Just a test.
- You find a plastic bag. It makes a noise. You fight it. You win.
- You knock on the closed door. You don't want in. You want it open.
- You see a toe under the blanket. It moved. It should not have moved.
- You sit on the large one's chest and stare at their closed eyes.
- You put one paw on their mouth. Softly. You're not a monster.
- You look at the glass of water. The glass of water looks at you.
- They get up. They feed you. You eat two bites.
< And now that everyone's awake, you're so very tired. Good night.
< Mission complete. Same time tomorrow.
< And at breakfast they'll say what a sweet cat you are.

# dog | dog/dogs
## they
> Dogs Be Like | Dogs. There has never been a bad day in that head.
> Things Dogs Always Do | Every dog on earth does this. Bless them.
> Every Dog, Every Day | You were gone for two minutes. Your dog thought you'd died.
- It brings you the ball. It will not give you the ball.
- You say a word that rhymes with "walk." It's too late now.
- It just ate. It looks at you like it has never eaten.
- It meets a leaf. That leaf is not coming back.
- It barks at the doorbell. On TV.
- It spins three times, sighs like an old man, and lies down on your foot.
- It rolls in something. You don't know what it was. It's so proud.
- It can hear cheese being unwrapped two floors up. It can't hear its own name.
- It gets a bath. It then runs through the house like it escaped from prison.
- It needs to go out. It's urgent. It stands in the yard and looks at a bird.
- It guards the house. A stranger walks in, and it shows them where the snacks are.
< And then it puts its head on your knee, and there's no problem left in the world.
< Send this to someone with fur on every sweater.
< Who's a good dog? This one. And yours.

# dog-owner | dog/dogs owner/owners/parent/parents/people/person/lover/lovers/mom/dad (with); dog/dogs have/own/having/owning (with)
## you
> Dog Owners Be Like | If you have a dog, this is you.
> Things Only Dog People Understand | Only people with a dog will get this.
> Signs You Have a Dog | You can brush the dog hair off the coat. There will be more.
> POV: You Have a Dog | POV: you have a dog, and you just picked up your keys.
- There's a poop bag in every pocket of every jacket you own.
- You know every dog on your street by name. Not one owner.
- You have to spell things in your own home. The dog is learning to spell.
- You sing to it. The song is just its name, twenty times.
- Six a.m., pouring rain. You're waiting for it to find the perfect spot.
- "We don't feed the dog at the table." Everyone's hand is under the table.
- Someone texts, "How are you?" You send a photo of the dog.
- You get the edge of the couch. The dog gets the couch.
- You bought it twelve toys. It's chewing a stick.
- You said no dogs on the bed. You were so young then.
- You go away for one night, call home, and ask to speak to it.
< And you open the door, and someone's so happy they fall over. Every single day.
< Tag someone who'd leave any party to get home to their dog.
< You were leaving ten minutes ago. But it's looking at you.
`
