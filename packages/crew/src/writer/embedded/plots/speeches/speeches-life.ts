/** Speeches for the heart and the home; the form is that of `speeches-body-and-study.ts`. */
export const SPEECHES_LIFE = `
# birth-wave | One Wave at a Time | for=birth
1 You do not have to give birth all at once. You have to meet one wave, and then the next.
1 Each of them has a beginning, a top and an end. And between them there is a rest, and the rest is yours.
2 Loosen your jaw. Let your hands lie open. Breathe out longer than you breathe in.
1 Your body has built a heart, two eyes and ten small fingers, without one instruction from you. It has been preparing for this.
3 Say what you need, out loud. You are allowed to change your mind about every plan.
1 Whatever way your child comes, by whatever door, you will have done something enormous.
1 Somewhere behind the last wave there is a small warm weight. You are on your way to each other.

# birth-strong | You Are Allowed to Be Afraid | for=birth
1 Brave does not mean that you are calm. Brave means that you packed the bag.
1 It stands by the door, with the tiny socks in it. You have folded them three times.
2 You wonder whether you can do this. So did almost everybody who ever held a newborn.
1 There will be people around you whose whole work is to look after you. Let them. Squeeze the hand. Ask the question twice.
3 Nobody gives points for silence.
1 You do not need to be graceful. You do not need to follow the plan. You need to go through one minute, and then through another one.
1 And then someone will say: look. And you will look.

# mother-enough | You Are Doing It | for=mother
1 There is cereal on the floor, and you are asking yourself whether you are a good {parent}.
1 Bad ones do not ask.
2 You know which cry is hunger and which is a lost sock. You can cut toast in four shapes. You have carried a sleeping child up the stairs and did not breathe.
1 Your child does not count the evenings when you were tired. Your child counts that you came.
3 The house may wait. It has no feelings.
1 You do with two hands what would keep four busy. That is not failing. That is lifting twice.
1 So sit down for five minutes. Drink something while it is warm. The one you worry about letting down thinks that you are the whole sky.

# mother-tired | Love With Dark Circles | for=mother
1 You have been needed since six this morning.
1 Nobody wrote down what you did today: the shoe that was found, the tears that were talked away, the form that was signed on the kitchen counter.
2 None of it looks like much. All of it is why somebody sleeps well tonight.
1 You compare your inside with other people's outside. Their kitchens are messy, too. They just turned the camera.
3 Ask for help with one thing today. Not everything. One.
1 Someday a grown person is going to say: I always knew that you were there. They will not remember the dishes.
1 Good enough, every day, is better than perfect, once. And good enough is you.

# care-hands | The One Who Holds the Spoon | for=care
1 Everybody asks how they are. Somebody should ask how you are.
1 You know the pills by color. You sleep with one ear open. You have learned to smile at a door before you open it.
2 They once held the spoon for you. Now you hold it for them, and nobody teaches you how strange that is.
1 You are allowed to be tired of it and to love them, in the same minute. Both are true.
3 You are allowed to laugh in the hospital corridor.
1 Call someone today and say: I need two hours. Not because you are weak. Because a lamp that is never filled goes out for both of you.
1 You cannot make it all good. You can make it less lonely, and you do, every day. That is the greatest thing that one person can be for another.

# care-small | What You Give | for=care
1 Today you may have got nothing done. You only sat beside somebody.
1 You moved the pillow. You told the story about the lake once more. You held a glass at the right angle.
2 No one gives a medal for the right angle.
1 But in that room you are the difference between a patient and a person.
3 Some days they are not kind. That is the pain speaking. You may leave the room and breathe.
1 Write down who offered help, and let them bring soup. It does them good, too.
1 You will not remember whether the floor was clean. You will remember that you were there. So will they, somewhere, even when they cannot say it.

# breakup-first | The First Sunday | for=breakup
1 The first Sunday is the longest one. It does get shorter.
1 There is one cup in the sink, and half of the bed is very well made.
2 You keep wanting to tell them things. The funny dog. The song.
1 That does not mean that you have made a mistake. It means that you loved somebody, and your days still have the shape of it.
3 Do not look at their pictures at midnight. Nothing true is said at midnight.
1 Move one chair. Cook something that they did not like. Walk down a street where nothing happened.
1 You are not half of something that broke. You were a whole person who was with somebody. And that person still lives here.

# breakup-later | You Will Laugh in That Kitchen Again | for=breakup
1 Your heart is not broken. It is doing what it was built for, and it hurts.
1 You gave somebody the best seat in your life, and now it is empty. Let it be empty for a while.
2 You need not be friends. You need not be over it by spring.
1 Say their name without a whisper. Cry in the shower, where it is practical. Then eat something warm.
3 Call the friend you neglected. They have been waiting, and they are not angry.
1 One day you will notice, at the traffic lights, that you have not thought of it since breakfast.
1 That day is already on its way. You do not have to run to it. It walks toward you.

# move-boxes | Boxes | for=move
1 You have put your whole life into boxes, and written kitchen on most of them.
1 Now you stand in a place where nobody knows your name, and even the light switches are on the wrong side.
2 It is normal to miss a supermarket.
1 You did not leave everything behind. Your jokes came with you. Your recipes did. So did the way you laugh before the end of a story.
3 Learn three things this week: how to greet, how to thank, where the good bread is.
1 Say yes to the first invitation, even if you are tired, even if you only understand half of it.
1 Home is not where you know every corner. It is where somebody notices that you were away. Give them the time to.

# move-language | Two Homes | for=move
1 It takes courage to be a beginner at buying milk.
1 At home you were funny, and quick, and you knew whom to call. Here you rehearse a sentence before you ring a bell.
2 You are still that person. You are only waiting for the words to catch up.
1 Make one small thing yours: a bench, a bakery, a bus driver who nods at you.
3 Call home on Sundays. Then go outside.
1 There will be a morning when you give somebody directions, and you will walk on for a bit before you notice what just happened.
1 You did not lose a home. You are building a second one, and not everybody gets to have two.

# grief-quiet | You Do Not Have to Be Over It | for=grief
1 Nobody who says that time heals all has to sleep in your house.
1 There is a jacket in the hall that you cannot give away. So do not. It can hang there.
2 You laughed yesterday, and then felt guilty. You need not. They loved that laugh.
1 Grief is not something that you get behind you. It is something that you learn to carry, first with both arms, later in a pocket.
3 Drink some water. Answer one message. Leave the others.
1 Talk about them at the table. Say the name. The chair is less empty when it has a story in it.
1 It hurts as much as it was worth. You would not want it to have been worth less.

# rejected-door | A No With Good Manners | for=rejected
1 It was a no. A polite one. It stings all the same.
1 You have read it four times, to see whether a maybe is hiding in it. It is not.
2 Close it. Not forever. For today.
1 A no tells you what one person, on one day, at one desk, was looking for. It does not tell you what you are.
3 The things you love were turned down by somebody, too, and most of them more than once.
1 Ask one question if you can: what was missing? Then change that, or change the door.
1 And send the next one before the sting is gone. It is the best cure there is: to have another one out there, on its way.

# study-late | It Is Not Too Late | for=late
1 You are going to be that age anyway. With it, or without it.
1 You count the years that are gone. Count the ones that are coming. There are more than you allow yourself to see.
2 Others began younger. You begin with something that they did not have: you know how to be tired and still be kind, and how to finish what bores you.
1 You need not tell everybody. Buy the book. Book the lesson. Sit in the back row.
3 The first time, you will be the oldest in the room. By the third, you will be the one who brings biscuits.
1 Nobody on a stage ever says: I am sorry that I began.
1 Today is the youngest that you will ever be again. Use it while it is fresh.

# swim-race | The Black Line | for=swim
1 In a moment it will be quiet, and there will only be the black line.
1 No coach, no crowd, no other lane. Water in your ears, and your own two arms.
2 Think of the mornings when the hall was cold and the pool was colder, and you jumped.
1 You have swum this race a thousand times. Today somebody only holds a watch to it.
3 Long strokes. Press the water behind you as if you wanted to keep it.
1 When it burns, hold your breath for one stroke more, and touch the wall with your hand, not with your eyes. Never look to the side.
1 Off the block, under the surface, gone. The water knows you.

# game-whistle | Until the Whistle | for=game
1 They have two arms and two legs, just like you, and their stomachs hurt, too.
1 On the bus they were as quiet as you were.
2 Today is not won by the better team on paper. Paper does not run back after it has lost the ball.
1 So run back. Call each other by name. If one of you falls, the next one is already there.
3 Make a mistake, clap once, and forget it. There are many minutes left.
1 Do not play for the scoreboard. Play for the one beside you, who came to every practice in the rain.
1 And whatever it says when the whistle goes, leave nothing on that field that you would like to have back.

# game-lost | After the Loss | for=game
1 Keep your heads up until you are inside. Then let them hang.
1 It hurts because you wanted it. I would worry about a team that does not hurt.
2 Nobody lost this alone. Not the one who missed, not the one who let it through.
1 Remember two things about today: one that we did well, so that we do it again, and one that we did badly, so that we train it.
3 Then take a shower, and eat.
1 Go over there first and shake their hands. Look them in the eyes. They will remember that longer than the score.
1 On Tuesday the lights are on at the field, as always. I will be there. Who comes?

# teach-room | The Quiet One in the Third Row | for=teach
1 You will not find out what you did today. That is the hardest part of teaching.
1 You explained it four times, in four ways. You noticed who had no breakfast. You said a name as if it was worth something.
2 None of that is in the grade book.
1 In the third row sits one who never raises a hand. At home, at dinner, they say: my teacher said. And then your words.
3 You are allowed to let one stack wait until tomorrow.
1 Somewhere out there somebody reads, counts, or did not give up, because of an ordinary Wednesday in your classroom.
1 So go in there again. You are somebody's good memory in the making.

# nurse-night | Four in the Morning | for=nurse
1 It is four in the morning, and you are the only light in the corridor.
1 Your feet hurt, your tea is cold, and a bell rings. You go. You always go.
2 You have held hands whose names you only knew from a chart.
1 People will forget what was in the drip. They will not forget who came when they were afraid, and sat down as if there was time.
3 There was no time. You sat down anyway.
1 You cannot carry all of them home with you. Put them down at the door. You did what could be done tonight.
1 Now the window is getting gray. Somebody will wake up better than they fell asleep. That was you.

# morning-window | Before the Day Speaks | for=morning
1 Before you look at your phone, look out of the window.
1 The day has been up for a while. It does not want anything from you yet.
2 Stretch until something cracks. Drink a glass of water as if it was expensive.
1 In an hour, everybody will have a wish, and all of them will be urgent. So take these ten minutes first. They are yours.
3 Think of one thing that you are looking forward to. Soup counts.
1 Then choose the one task that you would be proud of tonight. Not five. One.
1 You do not have to conquer the day. You only have to go and meet it, before it comes and gets you.

# morning-feet | Two Feet on the Floor | for=morning
1 The bravest thing that you do all day happens before anybody sees you.
1 It is warm in there. Nobody would notice for ten minutes. And then you put two feet on a cold floor.
2 Remember that when somebody calls you lazy, and when that somebody is you.
1 Yesterday is over, with all that went wrong in it. It has no key to this door.
3 Wash your face. Say good morning to the one in the mirror. They came back, too.
1 Today does not need your best. It needs your first step, and then it helps a little.
1 Up. The kettle is waiting, and so is a day that has never been used.

# morning-light | One Good Hour | for=morning
1 You will not win this whole day. You can win its first hour.
1 No news, no messages, no opinions. Just you, a cup, and something that you meant to do for a long time.
2 Ten pages. A short walk. One honest paragraph.
1 Most people give their best hour to a screen and wonder who took it.
3 The street is still quiet. It sounds different when it is yours.
1 When you have had one good hour, nothing after it can make the day a bad one. It can only make it mixed.
1 So close the door softly. The others are still asleep, and you have a head start.
`
