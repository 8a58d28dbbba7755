/** Speeches for the heart and the home; the form is that of `speeches-body-and-study.ts`. */
export const SPEECHES_LIFE = `
# birth-wave | One Wave at a Time | for=birth
1 You don't have to give birth all at once. You just have to meet one wave, and then the next.
1 Every wave has a start, a peak, and an end. And in between, there's a rest. That rest is yours.
2 Loosen your jaw. Open your hands. Breathe out longer than you breathe in.
1 Your body built a heart, two eyes, and ten tiny fingers without a single instruction from you. It's been getting ready.
3 Say what you need, out loud. You're allowed to change your mind about every plan.
1 However your baby gets here, through whatever door, you'll have done something enormous.
1 And after the last wave, there's a small, warm weight. You're on your way to each other.

# birth-strong | You Are Allowed to Be Afraid | for=birth
1 Brave doesn't mean you're calm. Brave means you packed the bag.
1 It's by the door, with the tiny socks in it. You've folded them three times.
2 You're wondering if you can do this. So did almost everyone who's ever held a newborn.
1 There'll be people in that room whose whole job is taking care of you. Let them. Squeeze the hand. Ask the question twice.
3 Nobody's giving out points for silence.
1 You don't need to be graceful. You don't need to follow the plan. You need to get through one minute, and then one more.
1 And then someone will say: look. And you'll look.

# mother-enough | You Are Doing It | for=mother
1 There's cereal on the floor, and you're asking yourself if you're a good {parent}.
1 Bad ones don't ask.
2 You know which cry is hunger and which is a lost sock. You cut toast in four shapes. You've carried a sleeping kid upstairs without breathing once.
1 Your child isn't keeping score of the nights you were tired. Your child knows you came.
3 The house can wait. It doesn't have feelings.
1 You're doing with two hands what would keep four busy. That's not failing. That's lifting double.
1 So sit down for five minutes. Drink your coffee while it's hot. The kid you're scared of letting down thinks you're the whole sky.

# mother-tired | Love With Dark Circles | for=mother
1 You've been needed since six this morning.
1 Nobody wrote down what you did today: the shoe you found, the tears you talked down, the form you signed on the kitchen counter.
2 None of it looks like much. All of it is why someone's sleeping well tonight.
1 You're comparing your mess to their photo. Their kitchen's a mess, too. They just turned the camera.
3 Ask for help with one thing today. Not everything. One.
1 Someday a grown-up kid is going to say: I always knew you were there. They won't remember the dishes.
1 Good enough every day beats perfect once. And good enough? That's you.

# care-hands | The One Who Holds the Spoon | for=care
1 Everyone asks how they're doing. Someone should ask how you're doing.
1 You know the pills by color. You sleep with one ear open. You've learned to put on a smile before you open the door.
2 There was a time they looked after you. Now you hold the spoon, and nobody warned you how strange that is.
1 You're allowed to be tired of this and love them, in the same minute. Both are true.
3 You're allowed to laugh in a hospital hallway.
1 Call someone today and say: I need two hours. Not because you're weak. Because if you run out, you run out for both of you.
1 You can't fix all of it. You can make it less lonely, and you do, every single day. There's nothing bigger one person can do for another.

# care-small | What You Give | for=care
1 Maybe you got nothing done today. You just sat with someone.
1 You fixed the pillow. You told the lake story one more time. You held a glass at just the right angle.
2 Nobody hands out medals for the right angle.
1 But in that room you're the difference between a patient and a person.
3 Some days they're not kind. That's the pain talking. You can step out and breathe.
1 Remember who offered to help, and let them bring the soup. It's good for them, too.
1 You won't remember if the floor was clean. You'll remember you were there. And so will they, somewhere, even if they can't say it.

# breakup-first | The First Sunday | for=breakup
1 The first Sunday is the longest one. It does get shorter.
1 One cup in the sink. One side of the bed that's still made.
2 You keep wanting to text them. The funny dog. The song.
1 Missing them doesn't mean you made a mistake. It means you loved someone, and your days are still shaped like two people.
3 Don't scroll their pictures at midnight. Midnight doesn't know what it's talking about.
1 Move one chair. Cook something they hated. Walk down a street with no memories on it.
1 You're not half of something broken. You were a whole person before, and a whole person during. And that person still lives here.

# breakup-later | You Will Laugh in That Kitchen Again | for=breakup
1 Your heart isn't broken. It's doing its job, and the job hurts.
1 You gave someone the best seat in your life, and now it's empty. Let it be empty for a while.
2 You don't have to be friends. You don't have to be over it by spring.
1 Say their name at full volume. Cry in the shower, where it's convenient. Then eat something warm.
3 Call the friend you forgot about. They've been waiting, and they're not mad.
1 One day, at a red light, you'll notice you haven't thought about it since breakfast.
1 That day's already on its way. You don't have to chase it. It's walking toward you.

# move-boxes | Boxes | for=move
1 You packed your whole life into boxes and wrote kitchen on most of them.
1 Now you're in a place where nobody knows your name, and even the light switches are on the wrong wall.
2 It's normal to miss a grocery store.
1 You didn't leave everything behind. Your jokes came along. Your recipes came along. So did the way you laugh before your own punch line.
3 Learn three things this week: how to say hello, how to say thanks, where the good bread is.
1 Say yes to the first invitation, even if you're tired, even if you only understand half of it.
1 Home isn't where you know every corner. It's where someone notices when you're gone. Give them time to notice.

# move-language | Two Homes | for=move
1 It takes courage to be a beginner at buying milk.
1 Back home you were funny, and quick, and you knew who to call. Here, you rehearse one sentence before you pick up the phone.
2 You're still that person. You're just waiting for the words to catch up.
1 Make one small thing yours: a bench, a bakery, a bus driver who nods at you.
3 Call home on Sundays. Then go outside.
1 Some morning you'll give someone directions, and you'll be halfway down the block before you realize what just happened.
1 You didn't lose a home. You're building a second one, and not everyone gets two.

# grief-quiet | You Do Not Have to Be Over It | for=grief
1 The people who say time heals everything don't have to sleep in your house.
1 There's a jacket by the door you can't give away. So don't. It can stay.
2 You laughed yesterday, then felt guilty about it. Don't. They loved that laugh.
1 You don't get past grief. You learn to carry it, first with both arms, and someday in one pocket.
3 Drink some water. Answer one text. The rest can wait.
1 Talk about them at dinner. Say the name. A chair's less empty when there's a story in it.
1 It hurts this much because it mattered this much. You wouldn't want it to matter less.

# rejected-door | A No With Good Manners | for=rejected
1 It was a no. A polite one. It stings anyway.
1 You've read it four times, looking for a maybe in there. There isn't one.
2 Close it. Not forever. For today.
1 That no tells you what one person, at one desk, wanted on one day. It doesn't tell you what you are.
3 Books you love got turned down. Songs you love got turned down. Some of them more than once.
1 If you can, ask one question: what was missing? Then fix that, or try a different door.
1 And send the next one before the sting's gone. That's the best cure there is: another one already out there, on its way.

# study-late | It Is Not Too Late | for=late
1 You're going to be that age anyway. With it, or without it.
1 You keep counting the years behind you. Count the ones ahead. There are more of them than you let yourself see.
2 Others started younger. You're starting with something they didn't have: you know how to be tired and still kind, and how to finish what bores you.
1 You don't have to announce it. Buy the book. Book the lesson. Sit in the back row.
3 The first time, you'll feel like the oldest one in the room. By the third, you're the one bringing donuts.
1 Nobody ever stood on a stage and said: I'm sorry I began.
1 Today's the youngest you'll ever be again. Use it while it's fresh.

# swim-race | The Black Line | for=swim
1 In a second it'll go quiet, and there'll be nothing but the black line.
1 No coach, no crowd, no other lane. Water in your ears, and your own two arms.
2 Think of the mornings when the deck was cold, the pool was colder, and you jumped in.
1 You've swum this race a thousand times. Today, someone just happens to be holding a stopwatch.
3 Long strokes. Grab the water and push it all the way back behind you.
1 When it burns, stay long for one more stroke. Reach for the wall with your hand, not your eyes. And don't look at the next lane.
1 Off the block, under the surface, gone. The water knows you.

# game-whistle | Until the Whistle | for=game
1 They've got two arms and two legs, same as you, and their stomachs are in knots, too.
1 Their bus was just as quiet as yours.
2 They might be the better team on paper. But paper doesn't run back after it loses the ball.
1 Run back every time. Call each other by name. If one of you goes down, the next one's already there.
3 Make a mistake, clap once, forget it. There's plenty of game left.
1 Don't play for the scoreboard. Play for the teammate next to you, who showed up to practice in the rain.
1 And whatever it says at the final whistle, don't leave anything on that field you'll wish you'd used.

# game-lost | After the Loss | for=game
1 Keep your heads up until we're inside. Then let them hang.
1 It hurts because you wanted it. I'd worry about a team that didn't hurt.
2 Nobody lost this alone. Not the one who missed, not the one who let it through.
1 Remember two things from today: one thing we did right, so we do it again, and one thing we did wrong, so we fix it.
3 Then hit the showers, and eat.
1 But first, go shake their hands. Look them in the eye. They'll remember that longer than the score.
1 Tuesday, the lights come on at the field, same as always. I'll be there. Who's with me?

# teach-room | The Quiet One in the Third Row | for=teach
1 You may never find out what you did today. That's the hardest part of teaching.
1 You explained it four times, four different ways. You noticed who skipped breakfast. You said a kid's name like it mattered.
2 None of that is in the grade book.
1 There's a kid in the third row who never raises a hand. At dinner tonight, it's: my teacher said. And then your words.
3 You're allowed to leave one stack of grading for tomorrow.
1 Somewhere out there, someone reads, or does the math, or didn't quit, because of an ordinary Wednesday in your classroom.
1 So walk back in there. You're someone's good memory in the making.

# nurse-night | Four in the Morning | for=nurse
1 It's four in the morning, and you're the only light in the hallway.
1 Your feet hurt, your coffee's cold, and a call light goes on. You go. You always go.
2 You've held hands when you only knew the name from a chart.
1 People forget what was in the IV. They don't forget who came when they were scared and sat down like there was time.
3 There was no time. You sat down anyway.
1 You can't carry all of them home. Leave them at the door. You did everything that could be done tonight.
1 Now the window's going gray. Someone's going to wake up better than they fell asleep. That was you.

# morning-window | Before the Day Speaks | for=morning
1 Before you look at your phone, look out the window.
1 The day has been up for a while. It doesn't want anything from you yet.
2 Stretch until something cracks. Drink a glass of water like it's expensive.
1 In an hour, everyone's going to want something, and all of it'll be urgent. So take ten minutes first. They're yours.
3 Think of one thing you're looking forward to. Soup counts.
1 Then pick the one thing you'd be proud of tonight. Not five. One.
1 You don't have to conquer the day. You just have to meet it before it comes and gets you.

# morning-feet | Two Feet on the Floor | for=morning
1 The bravest thing you'll do all day happens before anyone sees you.
1 It's warm in there. Nobody would miss you for ten minutes. And you put two feet on a cold floor anyway.
2 Remember that when someone calls you lazy, especially when that someone's you.
1 Yesterday's over, and everything that went wrong with it. It doesn't have a key to this door.
3 Wash your face. Say good morning to whoever's in the mirror. They showed up, too.
1 Today doesn't need your best. It needs your first step. After that, it pulls a little.
1 Up. The coffee's waiting, and so is a day nobody's used yet.

# morning-light | One Good Hour | for=morning
1 You can't win this whole day. You can win the first hour.
1 No news, no texts, no opinions. Just you, a cup of coffee, and something you've been meaning to do for years.
2 Ten pages. A short walk. One honest paragraph.
1 Most people give their best hour to a screen and wonder where it went.
3 The street is still quiet. It sounds different when it's yours.
1 Once you've had one good hour, nothing can make it a bad day anymore. The worst it can be is mixed.
1 So close the door quietly. Everyone else is asleep, and you've got a head start.
`
