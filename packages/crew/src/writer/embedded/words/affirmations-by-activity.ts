/** Affirmations that speak of what somebody does: a heading names it as `activities.ts` does, then the sentence. */
export const AFFIRMATIONS_BY_ACTIVITY = `
# birth
My body knows more than my fear does.
I am building a heart beside my own.
Each wave brings my child closer to me.
I breathe out longer than I breathe in.
I am allowed to change my mind about every plan.
I can ask for help, and I can ask twice.
My child already knows the sound of my voice.
I do not have to be calm to be strong.
I rest without having to earn it.
However my child arrives, I will have done something great.
# mother
I am the safe place that somebody runs to.
I can be tired and still be a good mother.
I do not have to enjoy every minute of it.
My child needs me, and not a perfect one.
I am learning my child, and my child is learning me.
The dishes can wait. This face cannot.
I ask for help, and nobody thinks less of me.
I was somebody before this, and I still am.
What I do today looks small, and it is somebody's whole world.
I forgive myself for this morning.
# care
I can love somebody and need a break from it.
I do enough, also on the days when it does not get better.
I am allowed to laugh today.
I let others bring soup.
I look after myself, so that there is somebody who can look after them.
I cannot carry it all. I can carry this hour.
My patience runs out, and it comes back.
Being there is the greatest part of it.
# exam
I have done the work, and it is in me.
I read the question twice and breathe once.
One page at a time is how it is done.
I do not need to know everything. I show what I know.
A blank moment passes, and the words come back.
My grade will not tell me who I am.
I sleep tonight, and my head puts things in order.
I have passed hard things before.
I start with the question that I can answer.
I keep my eyes on my own paper and my own pace.
# run
My pace is the right pace.
I carried myself up every hill on the way here.
I run to the next lamppost, and then to the next.
My breath and my feet find each other.
Slow miles are miles.
I am stronger than my first five minutes.
Nobody has to clap. I know what this morning was.
When it gets hard, I drop my shoulders and go on.
I rest today, so that I can run tomorrow.
I finish in my own time.
# gym
I belong in this room like everybody else.
I train because I like my body, and not to punish it.
The hardest set was the door, and I did it.
Two kilos more are two kilos more.
I rest, and that is when I grow.
I compare myself with last month, and with nobody else.
I come back on Thursday.
My strength is already there. I am only waking it up.
# game
I play for the one beside me.
I make a mistake, I clap once, I go on.
My hands are calm when it is loud.
I have trained for this minute.
Pressure means that I am where I wanted to be.
I run back, also when I am tired.
I can lose a game without losing myself.
I enjoy this. It is still a game.
# swim
I know this water.
My strokes are long, and my breath is even.
I look at my own lane.
I push the wall away, and the rest is quiet.
I was cold in the mornings so that I am calm today.
I touch the wall with all that I have.
# interview
They stopped at my name for a reason.
I bring what I have done, and it is enough to talk about.
I can take a breath before I answer.
I am choosing them as well.
My nerves show that this matters to me.
A no means one chair in one room.
I speak clearly about what I am good at.
I do not have to be perfect to be wanted.
# newjob
They chose me out of a pile.
I am allowed to be new.
A question today saves me a month.
I learn the names, one after the other.
I see things with fresh eyes, and that is useful.
I do not have to shine on the first day. I only have to be here.
I have been a beginner before, and it ended well.
I belong here a little more every morning.
# present
I know this topic, and I like to share it.
A pause is not a mistake.
They want me to be good.
My voice may shake, and it still carries.
I look for one friendly face.
My first sentence knows the way.
I stand on both of my feet.
I speak half as fast, and everybody understands.
# write
A bad page is a page.
I sit down, and that is most of it.
My first draft is allowed to be messy.
I write the line that only I could have written.
I can cut it tomorrow. Today I write it.
My voice is already mine.
I finish things.
Nobody is reading over my shoulder.
# create
I make the next one a little better.
The few who watch are people, and I am glad of them.
I do not need to go viral to be worth hearing.
I press record before I feel ready.
My beginning does not have to look like somebody's middle.
Numbers are news. They are not a verdict.
I make what I would like to see.
I rest, and my ideas come back.
# business
I solve a real problem for real people.
One happy customer is how it begins.
I name my price without a smile of apology.
A quiet week is a week, and not the end.
I decide with what I know today.
I may charge for what comes easily to me.
I ask. They may say no, and I go on asking.
I built this on a kitchen table, and I can build the next part, too.
# save
I know what I am saving for.
A small sum, every month, is a plan.
I can want it and not buy it.
My setback was paid from savings. That is what they were for.
I pay my future self first.
I am calm when I look at the numbers.
I owe nobody a show.
Slowly is still forward.
# smoke
This wish will pass, whether I smoke or not.
I breathe, and it belongs to me.
I have not lost a comfort. I have got a morning back.
I only have to win the next three minutes.
I slipped, and I am still someone who quits.
My lungs are busy thanking me.
I can do a bad day without it.
Every no gets shorter.
# breakup
I can miss somebody and still not go back.
I am whole, also when my heart is sore.
My days are getting a new shape.
I do not have to be over it today.
I gave love, and I am not poorer for it.
I sleep in the middle of the bed.
I let the good memories be good.
Somebody lives here, and it is me.
# move
I may be homesick and glad at the same time.
I make one small place my own today.
I can laugh at my own mistakes in a new language.
My story came with me.
I say yes to the first invitation.
Strangers are people whose names I have not learned yet.
I am building a second home.
It is all right that it takes time.
# grief
I do not have to be over it.
I may laugh, and it takes nothing away from them.
It hurts because it was love.
I answer one message. The others can wait.
I say the name out loud.
I carry it today. Tomorrow I carry it again, a little differently.
I let people sit with me.
I eat, I drink, I sleep. That is enough for now.
# rejected
A no is about one door.
I am not my inbox.
I send the next one.
Somebody else's taste is no measure of my worth.
I can ask what was missing and still stand tall.
I have heard no before, and I am still here.
# joblost
I lost a place, and not my worth.
What my hands know is still mine.
I tell people, and some of them will help.
I do one thing for my next job today.
I am allowed to rest between two chapters.
My days have a plan, also without an office.
I have been hired before, and I will be hired again.
# late
I begin at the right time, which is now.
I bring everything that I have lived.
I do not have to catch up with anybody.
I can be a beginner with gray hair.
I still surprise myself.
I have time for this, because I take it.
# teach
I plant things that I will not see bloom.
I can start the lesson again tomorrow.
One child who feels seen is a good day.
My patience is a gift, and so is my weekend.
I do not have to save everybody. I can see everybody.
Somebody will quote me at dinner tonight.
I am more than the noise in this room.
I leave the last stack for tomorrow.
# nurse
I did what could be done today.
I put their stories down at the door, and go home lighter.
I am somebody's good luck tonight.
My hands are calm because they have practiced.
I may be tired without being ashamed of it.
I look after myself with the same care.
Small kindnesses count, and I give dozens of them.
I can ask for help in the middle of a shift.
# monday
I win the first hour, and the rest follows.
I choose one thing, and I finish it.
This week has not made a mistake yet.
I have got through every Monday so far.
I begin slowly, and I begin.
I bring my own good mood.
There is something nice waiting for me tonight.
# school
I am brave, and my stomach tickles a little.
I can ask somebody their name.
I can ask when I do not understand.
Somebody is waiting for me at the door.
I have a chair of my own.
I try first, and I may be wrong.
I am a good friend.
Today I learn something that I did not know.
# habit
I do the small thing today.
I keep a promise when nobody checks.
I may miss once. I do not miss twice.
I start before I feel like it.
My future self is already thanking me.
I am becoming somebody who shows up.
One minute counts.
I make it easy to begin.
# language
Every mistake is a word that I will not forget.
My accent shows that I am brave.
I say it wrong first, and then I say it right.
Ten words today are ten words more.
I understand more than I did last month.
I am allowed to ask: once more, please.
`
