/** Speeches for the heart and the home; the form is that of `speeches-body-and-study.ts`. */
export const SPEECHES_LIFE = `
# birth-wave | One Wave at a Time | for=birth
1 You don't have to give birth all at once. You have to meet one wave, and then the next.
1 Each of them has a beginning, a top and an end. And between them there's a rest, and the rest is yours.
2 Loosen your jaw. Let your hands lie open. Breathe out longer than you breathe in.
1 Your body has built a heart, two eyes and ten small fingers, without one instruction from you. It has been preparing for this.
3 Say what you need, out loud. You're allowed to change your mind about every plan.
1 Whatever way your child comes, by whatever door, you'll have done something enormous.
1 Somewhere behind the last wave there's a small warm weight. You're on your way to each other.

# birth-strong | You Are Allowed to Be Afraid | for=birth
1 Brave doesn't mean you're calm. Brave means you packed the bag.
1 It stands by the door, with the tiny socks in it. You've folded them three times.
2 You wonder whether you can do this. So did almost everyone who ever held a newborn.
1 There will be people around you whose whole work is to look after you. Let them. Squeeze the hand. Ask the question twice.
3 Nobody gives points for silence.
1 You don't need to be graceful. You don't need to follow the plan. You need to go through one minute, and then through another one.
1 And then someone will say: look. And you'll look.

# mother-enough | You Are Doing It | for=mother
1 There's cereal on the floor, and you're asking yourself whether you're a good {parent}.
1 Bad ones don't ask.
2 You know which cry is hunger and which is a lost sock. You can cut toast in four shapes. You've carried a sleeping child up the stairs and didn't breathe.
1 Your child doesn't count the evenings when you were tired. Your child counts that you came.
3 The house may wait. It has no feelings.
1 You do with two hands what would keep four busy. That's not failing. That's lifting twice.
1 So sit down for five minutes. Drink something while it's warm. The one you worry about letting down thinks you're the whole sky.

# mother-tired | Love With Dark Circles | for=mother
1 You've been needed since six this morning.
1 Nobody wrote down what you did today: the shoe that was found, the tears that were talked away, the form that was signed on the kitchen counter.
2 None of it looks like much. All of it is why someone sleeps well tonight.
1 You compare your inside with other people's outside. Their kitchens are messy, too. They just turned the camera.
3 Ask for help with one thing today. Not everything. One.
1 Someday a grown person is going to say: I always knew you were there. They won't remember the dishes.
1 Good enough, every day, is better than perfect, once. And good enough is you.

# care-hands | The One Who Holds the Spoon | for=care
1 Everyone asks how they are. Someone should ask how you are.
1 You know the pills by color. You sleep with one ear open. You've learned to smile at a door before you open it.
2 They once held the spoon for you. Now you hold it for them, and nobody teaches you how strange that is.
1 You're allowed to be tired of it and to love them, in the same minute. Both are true.
3 You're allowed to laugh in the hospital corridor.
1 Call someone today and say: I need two hours. Not because you're weak. Because a lamp that's never filled goes out for both of you.
1 You can't make it all good. You can make it less lonely, and you do, every day. That's the greatest thing that one person can be for another.

# care-small | What You Give | for=care
1 Maybe you got nothing done today. You only sat beside someone.
1 You moved the pillow. You told the story about the lake once more. You held a glass at the right angle.
2 No one gives a medal for the right angle.
1 But in that room you're the difference between a patient and a person.
3 Some days they're not kind. That's the pain speaking. You may leave the room and breathe.
1 Write down who offered help, and let them bring soup. It does them good, too.
1 You won't remember whether the floor was clean. You'll remember that you were there. So will they, somewhere, even when they can't say it.

# breakup-first | The First Sunday | for=breakup
1 The first Sunday is the longest one. It does get shorter.
1 There's one cup in the sink, and half of the bed is very well made.
2 You keep wanting to tell them things. The funny dog. The song.
1 That doesn't mean you've made a mistake. It means you loved someone, and your days still have the shape of it.
3 Don't look at their pictures at midnight. Nothing true is said at midnight.
1 Move one chair. Cook something they didn't like. Walk down a street where nothing happened.
1 You're not half of something that broke. You were a whole person who was with someone. And that person still lives here.

# breakup-later | You Will Laugh in That Kitchen Again | for=breakup
1 Your heart isn't broken. It's doing what it was built for, and it hurts.
1 You gave someone the best seat in your life, and now it's empty. Let it be empty for a while.
2 You need not be friends. You need not be over it by spring.
1 Say their name without a whisper. Cry in the shower, where it is practical. Then eat something warm.
3 Call the friend you neglected. They've been waiting, and they're not angry.
1 One day you'll notice, at the traffic lights, that you haven't thought of it since breakfast.
1 That day is already on its way. You don't have to run to it. It walks toward you.

# move-boxes | Boxes | for=move
1 You've put your whole life into boxes, and written kitchen on most of them.
1 Now you stand in a place where nobody knows your name, and even the light switches are on the wrong side.
2 It's normal to miss a supermarket.
1 You didn't leave everything behind. Your jokes came with you. Your recipes did. So did the way you laugh before the end of a story.
3 Learn three things this week: how to greet, how to thank, where the good bread is.
1 Say yes to the first invitation, even if you're tired, even if you only understand half of it.
1 Home isn't where you know every corner. It's where someone notices that you were away. Give them the time to.

# move-language | Two Homes | for=move
1 It takes courage to be a beginner at buying milk.
1 At home you were funny, and quick, and you knew whom to call. Here you rehearse a sentence before you ring a bell.
2 You're still that person. You're only waiting for the words to catch up.
1 Make one small thing yours: a bench, a bakery, a bus driver who nods at you.
3 Call home on Sundays. Then go outside.
1 There will be a morning when you give someone directions, and you'll walk on for a bit before you notice what just happened.
1 You didn't lose a home. You're building a second one, and not everyone gets to have two.

# grief-quiet | You Do Not Have to Be Over It | for=grief
1 Nobody who says that time heals all has to sleep in your house.
1 There's a jacket in the hall you can't give away. So don't. It can hang there.
2 You laughed yesterday, and then felt guilty. You need not. They loved that laugh.
1 Grief isn't something you get behind you. It's something you learn to carry, first with both arms, later in a pocket.
3 Drink some water. Answer one message. Leave the others.
1 Talk about them at the table. Say the name. The chair is less empty when it has a story in it.
1 It hurts as much as it was worth. You wouldn't want it to have been worth less.

# rejected-door | A No With Good Manners | for=rejected
1 It was a no. A polite one. It stings anyway.
1 You've read it four times, to see whether a maybe is hiding in it. It's not.
2 Close it. Not forever. For today.
1 A no tells you what one person, on one day, at one desk, was looking for. It doesn't tell you what you are.
3 The things you love were turned down by someone, too, and most of them more than once.
1 Ask one question if you can: what was missing? Then change that, or change the door.
1 And send the next one before the sting is gone. It's the best cure there is: to have another one out there, on its way.

# study-late | It Is Not Too Late | for=late
1 You're going to be that age anyway. With it, or without it.
1 You count the years that are gone. Count the ones that are coming. There are more than you allow yourself to see.
2 Others began younger. You begin with something they didn't have: you know how to be tired and still be kind, and how to finish what bores you.
1 You need not tell everyone. Buy the book. Book the lesson. Sit in the back row.
3 The first time, you'll be the oldest in the room. By the third, you'll be the one who brings biscuits.
1 Nobody on a stage ever says: I'm sorry that I began.
1 Today is the youngest that you'll ever be again. Use it while it's fresh.

# swim-race | The Black Line | for=swim
1 In a moment it'll be quiet, and there will only be the black line.
1 No coach, no crowd, no other lane. Water in your ears, and your own two arms.
2 Think of the mornings when the hall was cold and the pool was colder, and you jumped.
1 You've swum this race a thousand times. Today someone only holds a watch to it.
3 Long strokes. Press the water behind you as if you wanted to keep it.
1 When it burns, hold your breath for one stroke more, and touch the wall with your hand, not with your eyes. Never look to the side.
1 Off the block, under the surface, gone. The water knows you.

# game-whistle | Until the Whistle | for=game
1 They have two arms and two legs, just like you, and their stomachs hurt, too.
1 On the bus they were as quiet as you were.
2 Today isn't won by the better team on paper. Paper doesn't run back after it has lost the ball.
1 So run back. Call each other by name. If one of you falls, the next one is already there.
3 Make a mistake, clap once, and forget it. There are many minutes left.
1 Don't play for the scoreboard. Play for the one beside you, who came to every practice in the rain.
1 And whatever it says when the whistle goes, leave nothing on that field that you'd like to have back.

# game-lost | After the Loss | for=game
1 Keep your heads up until you're inside. Then let them hang.
1 It hurts because you wanted it. I would worry about a team that doesn't hurt.
2 Nobody lost this alone. Not the one who missed, not the one who let it through.
1 Remember two things about today: one that we did well, so that we do it again, and one that we did badly, so that we train it.
3 Then take a shower, and eat.
1 Go over there first and shake their hands. Look them in the eyes. They'll remember that longer than the score.
1 On Tuesday the lights are on at the field, as always. I'll be there. Who comes?

# teach-room | The Quiet One in the Third Row | for=teach
1 You won't find out what you did today. That's the hardest part of teaching.
1 You explained it four times, in four ways. You noticed who had no breakfast. You said a name as if it was worth something.
2 None of that is in the grade book.
1 In the third row sits one who never raises a hand. At home, at dinner, they say: my teacher said. And then your words.
3 You're allowed to let one stack wait until tomorrow.
1 Somewhere out there someone reads, counts, or didn't give up, because of an ordinary Wednesday in your classroom.
1 So go in there again. You're someone's good memory in the making.

# nurse-night | Four in the Morning | for=nurse
1 It's four in the morning, and you're the only light in the corridor.
1 Your feet hurt, your tea is cold, and a bell rings. You go. You always go.
2 You've held hands whose names you only knew from a chart.
1 People will forget what was in the drip. They won't forget who came when they were afraid, and sat down as if there was time.
3 There was no time. You sat down anyway.
1 You can't carry all of them home with you. Put them down at the door. You did what could be done tonight.
1 Now the window is getting gray. Someone will wake up better than they fell asleep. That was you.

# morning-window | Before the Day Speaks | for=morning
1 Before you look at your phone, look out of the window.
1 The day has been up for a while. It doesn't want anything from you yet.
2 Stretch until something cracks. Drink a glass of water as if it was expensive.
1 In an hour, everyone will have a wish, and all of them will be urgent. So take these ten minutes first. They're yours.
3 Think of one thing you're looking forward to. Soup counts.
1 Then choose the one task that you'd be proud of tonight. Not five. One.
1 You don't have to conquer the day. You only have to go and meet it, before it comes and gets you.

# morning-feet | Two Feet on the Floor | for=morning
1 The bravest thing that you do all day happens before anyone sees you.
1 It's warm in there. Nobody would notice for ten minutes. And then you put two feet on a cold floor.
2 Remember that when someone calls you lazy, and when that someone is you.
1 Yesterday is over, with all that went wrong in it. It has no key to this door.
3 Wash your face. Say good morning to the one in the mirror. They came back, too.
1 Today doesn't need your best. It needs your first step, and then it helps a little.
1 Up. The kettle is waiting, and so is a day that has never been used.

# morning-light | One Good Hour | for=morning
1 You won't win this whole day. You can win its first hour.
1 No news, no messages, no opinions. Just you, a cup, and something you meant to do for a long time.
2 Ten pages. A short walk. One honest paragraph.
1 Most people give their best hour to a screen and wonder who took it.
3 The street is still quiet. It sounds different when it's yours.
1 When you've had one good hour, nothing after it can make the day a bad one. It can only make it mixed.
1 So close the door softly. The others are still asleep, and you have a head start.
`
