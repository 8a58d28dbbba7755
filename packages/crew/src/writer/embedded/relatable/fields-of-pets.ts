/** Cats and dogs, and who lives with them; `read-fields.ts` says how they are written. */
export const FIELDS_OF_PETS = `
# cat | cat/cats
## they
> Cats Be Like | Cats. You feed them. They judge you.
> Things Cats Always Do | All cats do this. There is a training camp.
> Every Cat, Every Day | You think that you have a cat. Let's see who has who.
- It wants out. You open the door. It sits down in it.
- You bought a bed for forty dollars. It sleeps in the box.
- It looks at the wall. There is nothing at the wall. You hope.
- It has food. It can see the bottom of the bowl. It is starving.
- You sit down to work. It lies down on the work.
- It waits until you are comfortable. Then it stands on your bladder.
- It looks at the glass. It looks at you. It looks at the glass.
- At three in the morning it has an appointment, and it runs there through the whole house.
- It ignores you all day. You close the bathroom door, and it cannot live without you.
< And then it lies on your chest, and purrs, and you cancel your plans.
< Send this to somebody who works for a cat.
< You are not the owner. You are the staff.

# cat-owner | cat owner/owners/parent/parents/people/person/lover/lovers (with)
## you
> Cat Owners Be Like | You have a cat. So this is your life now.
> Things Only Cat People Understand | Only people who live with a cat will understand this.
> Signs You Belong to a Cat | You did not get a cat. A cat got you.
- You cannot get up. It is asleep on your leg. You have been here since noon.
- You say "excuse me" to an animal that is lying in the hallway.
- You have four thousand photos of it. In all of them, it is asleep.
- You own nothing black anymore. It is all gray now.
- You speak to it in a voice that your boss must never hear.
- You hear that sound at night, and you run, to save the carpet.
- You buy the expensive food. It smells it, and buries it with one paw.
- You put your hand on its belly once. You have the scar.
- You sleep on the edge of your own bed, like a guest, so that it has room.
< And if it blinks at you slowly, once, it was all worth it.
< Tag somebody who pays rent for a cat.
< You may move now. It has gone. Oh. It is back.

# cat-night | cat/cats 4am/3am/5am/2am/am/night you/youre/being (morning/middle)
## pov
> POV: You Are a Cat at Night | POV: you are a cat, it is four in the morning, and you have things to do.
> POV: Cat, Four O'Clock | POV: it is dark, they are asleep, and you are a cat with a plan.
> POV: The Night Belongs to You | POV: you have slept for nineteen hours, and now you are a cat at full power.
- You check the bowl. You can see the bottom. This is an emergency.
- You run from the kitchen to the bedroom. Why? You will not take questions.
- You sing. In the hallway. It has the best sound.
- You push one pen off the desk. It is only a test.
- You find a bag, and it makes a noise. You fight the bag. You win.
- You see a toe under the blanket. It moved. It should not have moved.
- You sit on the chest of the large one, and look down at the closed eyes.
- You put one paw on the mouth. Softly. You are not a monster.
- You look at the glass of water. The glass of water looks at you.
- They get up. They feed you. You eat two bites.
< And now that everybody is awake, you are so very tired. Good night.
< Mission complete. The same time tomorrow.
< And they will say at breakfast what a sweet cat you are.

# dog | dog/dogs
## they
> Dogs Be Like | Dogs. There is no bad day in that head.
> Things Dogs Always Do | Every dog on earth does this. Bless them.
> Every Dog, Every Day | You have been gone for two minutes. To your dog, it was a war.
- It brings you the ball. It will not give you the ball.
- You say a word that sounds like "walk". It is too late now.
- It has eaten. It looks at you as if it had never eaten.
- It sees a leaf. That leaf will not come back.
- It barks at the doorbell. On TV.
- It turns around three times, sighs like an old man, and lies down on your foot.
- It rolls in something. You do not know what it is. It is very proud.
- It hears a cheese wrapper from two floors up, but not its own name.
- It guards the house. A stranger comes in, and it shows them where the snacks are.
< And then it puts its head on your knee, and there is no problem left in the world.
< Send this to somebody with fur on every sweater.
< Who is a good dog? This one. And yours.

# dog-owner | dog owner/owners/parent/parents/people/person/lover/lovers (with)
## you
> Dog Owners Be Like | If you have a dog, this is you.
> Things Only Dog People Understand | Only people with a dog will get this.
> Signs You Have a Dog | You can take the dog hair off the coat. There will be more.
- There is a bag in every pocket of every jacket you own.
- You know the names of all the dogs in the street. Not one of the owners.
- You spell words in your own home. "Shall we go to the p, a, r, k?"
- You sing to it. The song is its name, twenty times.
- You go out in the rain at six in the morning, and wait, while it picks the perfect spot.
- You say "we don't feed it at the table". Everybody's hand is under the table.
- You get a text: "How are you?" You send a photo of the dog.
- You have the sofa's edge, the dog has the sofa.
- You go away for one night, and call home, and ask to speak to it.
< And when you open the door, somebody is so happy that they fall over. Every single day.
< Tag somebody who loves their dog more than their plans.
< You wanted to leave ten minutes ago. It is looking at you, though.
`
